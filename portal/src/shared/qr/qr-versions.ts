/** How a size of QR code divides its words at error correction M (ISO/IEC 18004, table 9): 15 % of it may be unreadable. */
export interface QrVersion {
  version: number;
  /** Correction words of each block. */
  correction: number;
  /** Data words of each block. */
  blocks: readonly number[];
  /** Where the centres of the small squares stand, across and down. */
  alignment: readonly number[];
}

const repeated = (count: number, words: number) => new Array<number>(count).fill(words);

/** The first twelve sizes: a ticket needs the seventh, other texts may be longer. */
export const QR_VERSIONS: readonly QrVersion[] = [
  { version: 1, correction: 10, blocks: [16], alignment: [] },
  { version: 2, correction: 16, blocks: [28], alignment: [6, 18] },
  { version: 3, correction: 26, blocks: [44], alignment: [6, 22] },
  { version: 4, correction: 18, blocks: repeated(2, 32), alignment: [6, 26] },
  { version: 5, correction: 24, blocks: repeated(2, 43), alignment: [6, 30] },
  { version: 6, correction: 16, blocks: repeated(4, 27), alignment: [6, 34] },
  { version: 7, correction: 18, blocks: repeated(4, 31), alignment: [6, 22, 38] },
  { version: 8, correction: 22, blocks: [...repeated(2, 38), ...repeated(2, 39)], alignment: [6, 24, 42] },
  { version: 9, correction: 22, blocks: [...repeated(3, 36), ...repeated(2, 37)], alignment: [6, 26, 46] },
  { version: 10, correction: 26, blocks: [...repeated(4, 43), 44], alignment: [6, 28, 50] },
  { version: 11, correction: 30, blocks: [50, ...repeated(4, 51)], alignment: [6, 30, 54] },
  { version: 12, correction: 22, blocks: [...repeated(6, 36), ...repeated(2, 37)], alignment: [6, 32, 58] },
];

export const qrSize = (version: number) => 17 + 4 * version;
export const dataWords = ({ blocks }: Pick<QrVersion, 'blocks'>) => blocks.reduce((sum, words) => sum + words, 0);
