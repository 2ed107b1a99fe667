import { describe, expect, it } from 'vitest';
import { readQr } from '#portal-test/read-qr.ts';
import { qrCode } from './qr-code.ts';
import { formatBits, versionBits } from './qr-frame.ts';
import { penalty } from './qr-mask.ts';
import { dataWords, QR_VERSIONS, qrSize } from './qr-versions.ts';
import { textWords } from './qr-words.ts';
import { correctionWords } from './reed-solomon.ts';

const binary = (value: number, bits: number) => value.toString(2).padStart(bits, '0');

describe('the parts of a QR code, by known values', () => {
  // The worked example of many textbooks: HELLO WORLD in the first size with correction M.
  const HELLO = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  it('a text becomes words', () => {
    expect(textWords('HELLO WORLD')).toMatchObject({ version: { version: 1 }, words: HELLO });
  });
  it('words get words that mend them', () => {
    expect(correctionWords(HELLO, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  // ISO/IEC 18004, tables C.1 and D.1.
  it.each([
    [0, '101010000010010'],
    [1, '101000100100101'],
    [2, '101111001111100'],
    [3, '101101101001011'],
    [4, '100010111111001'],
    [5, '100000011001110'],
    [6, '100111110010111'],
    [7, '100101010100000'],
  ])('the format of mask %d', (mask, bits) => {
    expect(binary(formatBits(mask), 15)).toBe(bits);
  });
  it.each([
    [7, '000111110010010100'],
    [8, '001000010110111100'],
    [9, '001001101010011001'],
    [10, '001010010011010011'],
    [11, '001011101111110110'],
    [12, '001100011101100010'],
  ])('the number of size %d', (version, bits) => {
    expect(binary(versionBits(version), 18)).toBe(bits);
  });

  // ISO/IEC 18004, table 1: all words of a size.
  it.each([26, 44, 70, 100, 134, 172, 196, 242, 292, 346, 404, 466].map((words, n) => [n + 1, words]))(
    'size %d has %d words',
    (version, words) => {
      const one = QR_VERSIONS[version - 1];
      expect(one && dataWords(one) + one.blocks.length * one.correction).toBe(words);
    },
  );
});

/** The longest texts that each size holds, and one more, in both ways of writing. */
const LIMITS = [20, 38, 61, 90, 122, 154, 178, 221, 262, 311, 366, 419];

describe('a QR code', () => {
  it.each(LIMITS.map((length, n) => [length, n + 1]))('of %d capitals has the size %d', (length, version) => {
    const text = 'GW1/K7QA/1042-'.repeat(40).slice(0, length);
    expect(readQr(qrCode(text) ?? [])).toMatchObject({ text, version });
    expect(qrCode(`${text}X`)?.length).toBe(version < 12 ? qrSize(version + 1) : undefined);
  });

  it.each(['A', 'hello', 'Schüßel – ✓ 明', 'https://example.com/?a=b', 'x'.repeat(287)])('says %j', (text) => {
    expect(readQr(qrCode(text) ?? []).text).toBe(text);
  });

  it('is none for what is too long', () => {
    expect(qrCode('x'.repeat(288))).toBeUndefined();
  });

  it('has the three marks with a white border, the time marks and the one dot that is always dark', () => {
    const dots = qrCode('GW1/'.repeat(40)) ?? [];
    const size = dots.length;
    const mark = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
    const at = (top: number, left: number) =>
      mark.map((_, row) => mark.map((__, column) => (dots[top + row]?.[left + column] ? '1' : '0')).join(''));
    for (const [top, left] of [
      [0, 0],
      [0, size - 7],
      [size - 7, 0],
    ] as const)
      expect(at(top, left)).toEqual(mark);
    for (let place = 0; place < 8; place++) {
      expect([dots[7]?.[place], dots[place]?.[7], dots[size - 8]?.[place], dots[place]?.[size - 8]]).toEqual([
        false,
        false,
        false,
        false,
      ]);
    }
    for (let place = 8; place < size - 8; place++)
      expect([dots[6]?.[place], dots[place]?.[6]]).toEqual([place % 2 === 0, place % 2 === 0]);
    expect(dots[size - 8]?.[8]).toBe(true);
  });
});

describe('what makes a code hard to read', () => {
  const rows = (...lines: string[]) => lines.map((line) => [...line].map((dot) => dot === '1'));
  it.each([
    // Rows and columns of five: 2 × 5 × 3, sixteen squares: 48, all white: 100.
    ['nothing but white', rows('00000', '00000', '00000', '00000', '00000'), 178],
    ['a chessboard', rows('0101', '1010', '0101', '1010'), 0],
  ])('%s', (_, dots, expected) => {
    expect(penalty(dots)).toBe(expected);
  });
});
