import { dataWords, QR_VERSIONS, type QrVersion } from './qr-versions.ts';
import { correctionWords } from './reed-solomon.ts';

/** What two characters share 11 bits of. */
const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const PADDING = [0xec, 0x11];
/** From this size on the length has more bits. */
const LARGE = 10;

interface Mode {
  mark: number;
  lengthBits: (version: number) => number;
  length: (text: string) => number;
  /** Pairs of value and number of bits. */
  bits: (text: string) => [value: number, bits: number][];
}

const alphanumeric: Mode = {
  mark: 0b0010,
  lengthBits: (version) => (version < LARGE ? 9 : 11),
  length: (text) => text.length,
  bits: (text) =>
    (text.match(/..?/gs) ?? []).map(([first = '', second]) => {
      const value = ALPHANUMERIC.indexOf(first);
      return second === undefined ? [value, 6] : [value * 45 + ALPHANUMERIC.indexOf(second), 11];
    }),
};

const utf8 = (text: string) => [...new TextEncoder().encode(text)];
const bytes: Mode = {
  mark: 0b0100,
  lengthBits: (version) => (version < LARGE ? 8 : 16),
  length: (text) => utf8(text).length,
  bits: (text) => utf8(text).map((byte) => [byte, 8]),
};

const modeOf = (text: string) => ([...text].every((one) => ALPHANUMERIC.includes(one)) ? alphanumeric : bytes);

/** The smallest size that holds a text, and its data words; nothing for a text that none of ours holds. */
export function textWords(text: string): { version: QrVersion; words: number[] } | undefined {
  const mode = modeOf(text);
  const body = mode.bits(text);
  const length = body.reduce((sum, [, bits]) => sum + bits, 0);
  const version = QR_VERSIONS.find((one) => 4 + mode.lengthBits(one.version) + length <= dataWords(one) * 8);
  if (!version) return undefined;
  const head: [number, number][] = [
    [mode.mark, 4],
    [mode.length(text), mode.lengthBits(version.version)],
  ];
  return { version, words: padded([...head, ...body], dataWords(version)) };
}

/** An end mark of up to four zeros, zeros to the next word, and two words in turn for what is left. */
function padded(pairs: readonly [number, number][], count: number): number[] {
  const bits = pairs.map(([value, size]) => value.toString(2).padStart(size, '0')).join('');
  const ended = bits + '0'.repeat(Math.min(4, count * 8 - bits.length));
  const words = (ended.match(/.{1,8}/g) ?? []).map((word) => Number.parseInt(word.padEnd(8, '0'), 2));
  for (let turn = 0; words.length < count; turn++) words.push(PADDING[turn % 2] ?? 0);
  return words;
}

/** Data and correction of all blocks, a word of each in turn, so that a scratch harms many a little. */
export function interleaved(words: readonly number[], { blocks, correction }: QrVersion): number[] {
  const left = [...words];
  const data = blocks.map((count) => left.splice(0, count));
  return [...inTurn(data), ...inTurn(data.map((block) => correctionWords(block, correction)))];
}

function inTurn(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, place) => blocks.flatMap((block) => block[place] ?? [])).flat();
}
