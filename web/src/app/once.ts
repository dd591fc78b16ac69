/** A secret word of 128 random bits that goes with every try of the same thing, so that the table does it once and a lost answer can be asked for again. */
export const newOnce = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
