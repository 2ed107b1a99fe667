import { type Dots, qrFrame, writeFormat } from './qr-frame.ts';
import { MASKS, masked, penalty } from './qr-mask.ts';
import { interleaved, textWords } from './qr-words.ts';

/** The dots of the QR code of a text, with error correction M; nothing for a text that is too long. */
export function qrCode(text: string): Dots | undefined {
  const found = textWords(text);
  if (!found) return undefined;
  const { version, words } = found;
  const { dots, isTaken } = qrFrame(version);
  fill(dots, isTaken, interleaved(words, version));
  const codes = MASKS.map((_, mask) => {
    const code = masked(dots, isTaken, mask);
    writeFormat(code, version.version, mask);
    return { code, penalty: penalty(code) };
  });
  return codes.reduce((best, one) => (one.penalty < best.penalty ? one : best)).code;
}

/** Two columns at a time from the right, upwards and downwards in turn, around what is taken; what is left over is white. */
function fill(dots: Dots, isTaken: Dots, words: readonly number[]): void {
  let bit = 0;
  for (const { row, column } of dataPlaces(dots.length)) {
    const line = dots[row];
    if (!line || isTaken[row]?.[column]) continue;
    line[column] = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
    bit++;
  }
}

/** Every dot in the order in which data is read; the column of the time marks is left out. */
export function* dataPlaces(size: number): Generator<{ row: number; column: number }> {
  let isUpwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const row = isUpwards ? size - 1 - step : step;
      yield { row, column: right };
      yield { row, column: right - 1 };
    }
    isUpwards = !isUpwards;
  }
}
