import { randomBytes } from 'node:crypto';

/** BD20: upper-case letters and digits without 0, O, 1 and I. 32 of them, so 5 random bits choose one without bias. */
const SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8; // BD20

/** A reference that a guest can read out at the desk. The database makes sure that it is the only one of its kind. */
export function drawReference(bytes: Uint8Array = randomBytes(LENGTH)): string {
  return Array.from(bytes.subarray(0, LENGTH), (byte) => SYMBOLS[byte % SYMBOLS.length]).join('');
}
