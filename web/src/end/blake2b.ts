/** BLAKE2b (RFC 7693) with a key and a personalization. The browser's own hashes lack it, and are there on safe addresses only. */

const MASK = (1n << 64n) - 1n;
const BLOCK = 128;

const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];

/** The order in which each of the ten rounds takes the words of a block; two more repeat the first ones. */
const ORDER = [
  "0123456789abcdef",
  "ea489fd61c02b753",
  "b8c052fdae367194",
  "7931dcbe265a40f8",
  "905724afe1bc683d",
  "2c6a0b834d75fe19",
  "c51fed4a0763928b",
  "db7ec13950f4862a",
  "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
].map((row) => [...row].map((digit) => parseInt(digit, 16)));

/** The words that each step of a round mixes: columns first, then diagonals. */
const MIX = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

const turned = (word: bigint, by: bigint): bigint => (word >> by) | ((word << (64n - by)) & MASK);

function compress(state: bigint[], block: DataView, count: number, last: boolean): void {
  const v = [...state, ...START];
  v[12]! ^= BigInt(count);
  if (last) v[14]! ^= MASK;
  for (let round = 0; round < 12; round++) {
    const order = ORDER[round % 10]!;
    MIX.forEach(([a, b, c, d], i) => {
      const word = (n: number) => block.getBigUint64(8 * order[2 * i + n]!, true);
      v[a] = (v[a]! + v[b]! + word(0)) & MASK;
      v[d] = turned(v[d]! ^ v[a]!, 32n);
      v[c] = (v[c]! + v[d]!) & MASK;
      v[b] = turned(v[b]! ^ v[c]!, 24n);
      v[a] = (v[a]! + v[b]! + word(1)) & MASK;
      v[d] = turned(v[d]! ^ v[a]!, 16n);
      v[c] = (v[c]! + v[d]!) & MASK;
      v[b] = turned(v[b]! ^ v[c]!, 63n);
    });
  }
  for (let i = 0; i < 8; i++) state[i]! ^= v[i]! ^ v[i + 8]!;
}

interface Settings {
  size: number;
  key?: Uint8Array;
  /** At most sixteen letters. */
  person?: string;
}

/** The hash of a message. */
export function blake2b(message: Uint8Array, { size, key = new Uint8Array(), person = "" }: Settings): Uint8Array {
  const state = [...START];
  state[0]! ^= BigInt(0x01010000 | (key.length << 8) | size);
  const personal = new DataView(new ArrayBuffer(16));
  [...person].forEach((letter, i) => personal.setUint8(i, letter.charCodeAt(0)));
  state[6]! ^= personal.getBigUint64(0, true);
  state[7]! ^= personal.getBigUint64(8, true);
  const input = new Uint8Array((key.length > 0 ? BLOCK : 0) + message.length);
  input.set(key);
  input.set(message, key.length > 0 ? BLOCK : 0);
  const blocks = Math.max(1, Math.ceil(input.length / BLOCK));
  for (let i = 0; i < blocks; i++) {
    const block = new Uint8Array(BLOCK);
    block.set(input.subarray(i * BLOCK, (i + 1) * BLOCK));
    compress(state, new DataView(block.buffer), Math.min((i + 1) * BLOCK, input.length), i === blocks - 1);
  }
  const output = new DataView(new ArrayBuffer(64));
  state.forEach((word, i) => output.setBigUint64(8 * i, word, true));
  return new Uint8Array(output.buffer, 0, size);
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
