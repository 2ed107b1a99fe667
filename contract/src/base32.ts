/** RFC 4648 without padding: letters and digits alone, which QR codes hold in few dots and people can type. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;

export function toBase32(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= BITS; bits -= BITS) text += LETTERS[(held >> (bits - BITS)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + LETTERS[(held << (BITS - bits)) & 31] : text;
}

/** Nothing for what `toBase32` never writes, so that there is one text for the same bytes. */
export function fromBase32(text: string): Uint8Array | undefined {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of text) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return undefined;
    held = (held << BITS) | value;
    bits += BITS;
    if (bits >= 8) {
      bits -= 8;
      bytes.push(held >> bits);
      held &= (1 << bits) - 1;
    }
  }
  return bits < BITS && held === 0 ? Uint8Array.from(bytes) : undefined;
}
