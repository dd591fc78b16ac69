/** A move as the server reads it, and what the table calls it. */
export interface Move {
  text: string;
  label: string;
}

/** A move of a what-if after another one; `parent` 0 is the moment at which it begins. */
export interface Node extends Move {
  id: number;
  parent: number;
}

/** All that was tried from a moment, and the move after which one is now; 0: none. */
export interface Tree {
  nodes: Node[];
  at: number;
}

export const EMPTY: Tree = { nodes: [], at: 0 };

/** A move as a text, in its parts: see docs/study.md. */
const PARTS = /^(.+?)(?: \[([0-9,]+)\])?(?: \*([0-9]+))?(?: #([0-9]+))?(?: \+([0-9]))?$/;

/** What may stand behind an action: the faces of the dice, the number of a roll, the group with which one goes on, and how often worlds that were gone have been drawn anew. */
export interface Luck {
  faces: number[];
  roll: number;
  group: number;
  refill: number;
}

/** Tells what stands behind the action of a move. */
export function luckOf(text: string): Luck & { action: string } {
  const [, action, faces, roll, group, refill] = PARTS.exec(text)!;
  return { action: action!, faces: faces ? faces.split(",").map(Number) : [], roll: Number(roll ?? 1), group: Number(group ?? 1), refill: Number(refill ?? 0) };
}

/** The same move with other luck; what is as usual is left out. */
export function withLuck(text: string, change: Partial<Luck>): string {
  const { action, faces, roll, group, refill } = { ...luckOf(text), ...change };
  return action + (faces.length > 0 ? ` [${faces.join(",")}]` : "") + (roll === 1 ? "" : ` *${roll}`) + (group === 1 ? "" : ` #${group}`) + (refill === 0 ? "" : ` +${refill}`);
}

/** What stands behind the action, as the move itself writes it: a face, another roll, another group. */
export function luckIn(text: string): string {
  return text.slice(luckOf(text).action.length);
}

const nodeOf = (tree: Tree, id: number) => tree.nodes.find((node) => node.id === id);

/** The moves from the beginning to a node, the first one first. */
export function lineOf(tree: Tree, id: number = tree.at): Node[] {
  const node = nodeOf(tree, id);
  return node ? [...lineOf(tree, node.parent), node] : [];
}

/** Makes moves after a node. What was tried there before is not tried twice. */
export function grown(tree: Tree, moves: Move[], after: number = tree.at): Tree {
  const [move, ...rest] = moves;
  if (!move) return { ...tree, at: after };
  const known = tree.nodes.find((node) => node.parent === after && node.text === move.text);
  if (known) return grown(tree, rest, known.id);
  const id = 1 + Math.max(0, ...tree.nodes.map((node) => node.id));
  return grown({ ...tree, nodes: [...tree.nodes, { id, parent: after, ...move }] }, rest, id);
}

/** Takes a node away, and all that comes after it. Whoever is there goes to the move before it. */
export function pruned(tree: Tree, id: number): Tree {
  const gone = nodeOf(tree, id);
  if (!gone) return tree;
  const stays = (node: Node) => !lineOf(tree, node.id).includes(gone);
  return { nodes: tree.nodes.filter(stays), at: lineOf(tree).includes(gone) ? gone.parent : tree.at };
}

/** All nodes, each after the one it follows and before its siblings, with how deep it lies: a line goes on without a step, a branch lies deeper. */
export function listed(tree: Tree, parent = 0, depth = 0): { node: Node; depth: number }[] {
  const children = tree.nodes.filter((node) => node.parent === parent);
  const inner = depth + (children.length > 1 ? 1 : 0);
  return children.flatMap((node) => [{ node, depth: inner }, ...listed(tree, node.id, inner)]);
}
