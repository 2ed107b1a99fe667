import { dataPlaces } from '#portal/shared/qr/qr-code.ts';
import { type Dots, formatBits, qrFrame } from '#portal/shared/qr/qr-frame.ts';
import { MASKS } from '#portal/shared/qr/qr-mask.ts';
import { dataWords, QR_VERSIONS, type QrVersion, qrSize } from '#portal/shared/qr/qr-versions.ts';
import { multiply, power } from '#portal/shared/qr/reed-solomon.ts';

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Reads a QR code the way back: format, mask, words, blocks, text. Throws where something does not add up. */
export function readQr(dots: Dots): { text: string; version: number; mask: number } {
  const version = QR_VERSIONS.find((one) => qrSize(one.version) === dots.length);
  if (!version) throw new Error(`There is no size of ${dots.length} dots.`);
  const mask = readMask(dots);
  const blocks = readBlocks(readWords(dots, version, mask), version);
  for (const block of blocks) checkBlock(block, version.correction);
  const data = blocks.flatMap((block) => block.slice(0, block.length - version.correction));
  return { text: readText(data, version.version), version: version.version, mask };
}

/** Row 8 from the left, then column 8 upwards. */
function readMask(dots: Dots): number {
  const places = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => dots[8]?.[column]);
  places.push(...[7, 5, 4, 3, 2, 1, 0].map((row) => dots[row]?.[8]));
  const bits = places.reduce((sum, isDark) => sum * 2 + (isDark ? 1 : 0), 0);
  const mask = MASKS.findIndex((_, one) => formatBits(one) === bits);
  if (mask < 0) throw new Error('The format is unreadable.');
  return mask;
}

function readWords(dots: Dots, version: QrVersion, mask: number): number[] {
  const { isTaken } = qrFrame(version);
  const bits = [...dataPlaces(dots.length)]
    .filter(({ row, column }) => !isTaken[row]?.[column])
    .map(({ row, column }) => (dots[row]?.[column] !== MASKS[mask]?.(row, column) ? '1' : '0'))
    .join('');
  return (bits.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 2));
}

function readBlocks(words: readonly number[], { blocks, correction }: QrVersion): number[][] {
  const found: number[][] = blocks.map(() => []);
  const all = words[Symbol.iterator]();
  const deal = (rounds: number, takes: (block: number, round: number) => boolean) => {
    for (let round = 0; round < rounds; round++) {
      for (const [place, block] of found.entries()) if (takes(place, round)) block.push(all.next().value ?? -1);
    }
  };
  deal(Math.max(...blocks), (block, round) => round < (blocks[block] ?? 0));
  deal(correction, () => true);
  return found;
}

/** A block without an error is zero at every root of the generator. */
function checkBlock(block: readonly number[], correction: number): void {
  for (let root = 0; root < correction; root++) {
    const value = block.reduce((sum, word) => multiply(sum, power(root)) ^ word, 0);
    if (value !== 0) throw new Error(`The block does not add up at root ${root}.`);
  }
}

function readText(data: readonly number[], version: number): string {
  if (data.length !== dataWords(QR_VERSIONS[version - 1] ?? { blocks: [] })) throw new Error('Words are missing.');
  const bits = data.map((word) => word.toString(2).padStart(8, '0')).join('');
  let at = 0;
  const take = (count: number) => {
    at += count;
    return Number.parseInt(bits.slice(at - count, at), 2);
  };
  const isBytes = take(4) === 0b0100;
  const large = version >= 10;
  if (isBytes) {
    const length = take(large ? 16 : 8);
    return new TextDecoder().decode(Uint8Array.from({ length }, () => take(8)));
  }
  let text = '';
  for (let left = take(large ? 11 : 9); left > 0; left -= 2) {
    const value = take(left === 1 ? 6 : 11);
    text += left === 1 ? CHARACTERS[value] : `${CHARACTERS[Math.floor(value / 45)]}${CHARACTERS[value % 45]}`;
  }
  return text;
}
