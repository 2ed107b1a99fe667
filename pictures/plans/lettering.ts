import { readFileSync } from 'node:fs';
import { group, path } from '../marks.ts';

/**
 * Outlines of Inter SemiBold (SIL Open Font License 1.1) in hundredths of the size: letters on plans are drawn, so that
 * they look the same on a machine without any fonts.
 */
const GLYPHS: Readonly<Record<string, [width: number, outline: string]>> = JSON.parse(
  readFileSync(new URL('./glyphs.json', import.meta.url), 'utf8'),
);
const UNKNOWN: [number, string] = [60, ''];
/** Height of capitals, as a share of the size. */
export const CAP_HEIGHT = 0.73;

const glyphsOf = (text: string) => [...text].map((letter) => GLYPHS[letter] ?? UNKNOWN);

export function letteringWidth(text: string, size: number): number {
  return (glyphsOf(text).reduce((sum, [width]) => sum + width, 0) * size) / 100;
}

/** A line of letters around its middle. */
export function lettering(text: string, x: number, y: number, size: number, fill: string, turn = 0): string {
  let pen = 0;
  const marks = glyphsOf(text).map(([width, outline]) => {
    const mark = outline && group([path(outline, fill)], { transform: `translate(${pen} 0)` });
    pen += width;
    return mark;
  });
  const scale = size / 100;
  const turned = turn ? ` rotate(${turn})` : '';
  const move = `translate(${round(x)} ${round(y)})${turned} scale(${round(scale)}) translate(${round(-pen / 2)} ${round((CAP_HEIGHT * 100) / 2)})`;
  return group(marks, { transform: move });
}

/** From its left edge. */
export function letteringFrom(text: string, x: number, y: number, size: number, fill: string): string {
  return lettering(text, x + letteringWidth(text, size) / 2, y, size, fill);
}

/** Breaks at spaces so that no line is wider than there is room. */
export function letteringLines(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && letteringWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const round = (value: number) => Math.round(value * 1000) / 1000;
