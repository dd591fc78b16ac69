import type { LogLine, PlyProof } from "../protocol";
import { blake2b, hex } from "./blake2b";

const bytes = (text: string) => new TextEncoder().encode(text);

/** The hash that was published before the first roll. */
export function commitmentOf(seed: string): string {
  return hex(blake2b(bytes(seed), { size: 32, person: "vezerkar-seal" }));
}

/** The key of the stream of dice. */
export function keyOf(seed: string): Uint8Array {
  return blake2b(bytes(seed), { size: 32, person: "vezerkar-dice" });
}

const WORDS = 16;
const SPAN = 2 ** 32;

/** The words of the stream of a key, by their index. */
export function stream(key: Uint8Array): (index: number) => number {
  const blocks = new Map<number, DataView>();
  return (index) => {
    const number = Math.floor(index / WORDS);
    let block = blocks.get(number);
    if (!block) {
      const counter = new DataView(new ArrayBuffer(8));
      counter.setBigUint64(0, BigInt(number), true);
      const made = blake2b(new Uint8Array(counter.buffer), { size: 64, key });
      block = new DataView(made.buffer, made.byteOffset, made.byteLength);
      blocks.set(number, block);
    }
    return block.getUint32(4 * (index % WORDS), true);
  };
}

/** A die that was recomputed: its word, the face that comes of it, and the face that the server tells. */
export interface CheckedDie {
  index: number;
  word: number;
  sides: number;
  face: number;
  told: number;
  /** Whether half the face counts, rounded up. */
  half: boolean;
  good: boolean;
}

export interface CheckedPly {
  ply: number;
  dice: CheckedDie[];
  /** Numbers that were no dice: cards were shuffled or drawn. */
  others: number;
}

/** What the browser has found by itself. */
export interface Check {
  commitment: string;
  sealed: boolean;
  key: string;
  plies: CheckedPly[];
  /** How many dice were recomputed, and how many of them show another face than was told. */
  dice: number;
  wrong: number;
  /** Numbers that were taken twice, or out of order. */
  disorder: number;
  /** Of the dice in the log of this page: how many the seed gives, and how many it does not show by themselves. */
  logged: number;
  unexplained: number;
}

function checkPly(proof: PlyProof, word: (index: number) => number): CheckedPly {
  const dice = proof.dice.map(({ index, sides, face: told, half }) => {
    const drawn = word(index);
    const whole = (drawn % sides) + 1;
    const face = half ? Math.ceil(whole / 2) : whole;
    const fair = drawn < SPAN - (SPAN % sides) && index >= proof.first && index <= proof.last;
    return { index, word: drawn, sides, face, told, half, good: fair && face === told };
  });
  return { ply: proof.ply, dice, others: proof.last - proof.first + 1 - dice.length };
}

/** Whether numbers only grow. */
function growing(numbers: number[]): boolean {
  return numbers.every((number, i) => i === 0 || number > numbers[i - 1]!);
}

/** Recomputes the hash of the seed and every die, and compares them with what was published and with the log. */
export function check(seed: string, commitment: string, proofs: PlyProof[], log: LogLine[]): Check {
  const key = keyOf(seed);
  const word = stream(key);
  const plies = proofs.map((proof) => checkPly(proof, word));
  const dice = plies.flatMap((ply) => ply.dice);
  const faces = new Map(plies.map((ply) => [ply.ply, new Set(ply.dice.map((die) => die.face))]));
  const logged = log.flatMap((line) => line.dice.filter((face) => face > 0).map((face) => faces.get(line.ply)?.has(face) ?? false));
  const inOrder = plies.filter((ply) => growing(ply.dice.map((die) => die.index)) && ply.others >= 0).length;
  const apart = proofs.filter((proof, i) => i === 0 || proof.first > proofs[i - 1]!.last).length;
  const own = commitmentOf(seed);
  return {
    commitment: own,
    sealed: own === commitment,
    key: hex(key),
    plies,
    dice: dice.length,
    wrong: dice.filter((die) => !die.good).length,
    disorder: 2 * proofs.length - inOrder - apart,
    logged: logged.filter(Boolean).length,
    unexplained: logged.filter((found) => !found).length,
  };
}
