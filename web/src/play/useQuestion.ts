import { useRef } from "preact/hooks";
import type { MatchPage } from "../protocol";

/** What can be answered, and in which words it is asked. */
const wordsOf = ({ scene, decision }: MatchPage) => `${scene.prompt.text}\n${decision?.options.join("\n") ?? ""}`;

/**
 * A number for what is asked of the viewer. It is another one after each answer, even if the same is asked again, but not when somebody
 * else has acted and all is asked as before: where several choose at once, no question would stay for as long as a key needs.
 */
export function useQuestion(table: MatchPage) {
  const answers = useRef(0);
  const last = useRef({ table, answers: 0, words: wordsOf(table), number: 0 });
  if (last.current.table !== table) {
    const words = wordsOf(table);
    const other = answers.current !== last.current.answers || words !== last.current.words;
    last.current = { table, answers: answers.current, words, number: last.current.number + Number(other) };
  }
  return {
    question: String(last.current.number),
    /** An answer has been sent. */
    answered: () => {
      answers.current += 1;
    },
  };
}
