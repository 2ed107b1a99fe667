// Codes that find and mend errors (Reed and Solomon), over the field of 256 numbers that QR codes use.

/** x⁸ + x⁴ + x³ + x² + 1 */
const FIELD = 0x11d;

const POWERS = new Uint8Array(255);
const LOGARITHMS = new Uint8Array(256);
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  POWERS[exponent] = value;
  LOGARITHMS[value] = exponent;
  value = value & 0x80 ? (value << 1) ^ FIELD : value << 1;
}

export function multiply(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (POWERS[((LOGARITHMS[a] ?? 0) + (LOGARITHMS[b] ?? 0)) % 255] ?? 0);
}

export const power = (exponent: number) => POWERS[exponent % 255] ?? 0;

/** The product of (x − 2ⁿ) for the first so many n, without its leading 1. */
function generator(degree: number): number[] {
  let terms = [1];
  for (let n = 0; n < degree; n++) {
    const shifted = [...terms, 0];
    for (const [place, term] of terms.entries()) {
      shifted[place + 1] = (shifted[place + 1] ?? 0) ^ multiply(term, power(n));
    }
    terms = shifted;
  }
  return terms.slice(1);
}

/** The so many words that are sent after the data: what is left when it is divided by the generator. */
export function correctionWords(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  const rest = new Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [place, term] of divisor.entries()) rest[place] = (rest[place] ?? 0) ^ multiply(term, factor);
  }
  return rest;
}
