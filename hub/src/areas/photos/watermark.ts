import sharp from 'sharp';
import type { Pixels } from '#hub/partners/faces/port.ts';
import { createRecent } from '#hub/shared/recent.ts';
import { watermark } from './watermark.rules.ts';

/** Of the shorter side, in pixels: pictures of nearly one size share a watermark, and cropped ones have a thousand sizes. */
const STEP = 100;
/** About eight of those for previews. */
const MARKS_BYTES = 24_000_000;

/** Of a square, upper left part of which is used: how much of a pixel stays, and what comes to it. */
interface Mark {
  side: number;
  stays: Uint8Array;
  comes: Uint8Array;
}

const marks = createRecent<Mark>(MARKS_BYTES, ({ stays, comes }) => stays.length + comes.length);

/** Drawing one takes longer than everything else that is done with a preview. */
async function draw(side: number, shorter: number): Promise<Mark> {
  const drawn = await sharp(Buffer.from(watermark(side, shorter)))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const [stays, comes] = [new Uint8Array(side * side), new Uint8Array(side * side)];
  for (let at = 0; at < side * side; at += 1) {
    const alpha = drawn[at * 4 + 3] ?? 0;
    stays[at] = 255 - alpha;
    comes[at] = Math.round(((drawn[at * 4] ?? 0) * alpha) / 255);
  }
  return { side, stays, comes };
}

async function markFor(width: number, height: number): Promise<Mark> {
  const up = (pixels: number) => Math.ceil(pixels / STEP) * STEP;
  const [side, shorter] = [up(Math.max(width, height)), up(Math.min(width, height))];
  const key = `${side} ${shorter}`;
  const mark = marks.get(key) ?? (await draw(side, shorter));
  marks.set(key, mark);
  return mark;
}

/** Draws the watermark over a picture, from edge to edge. */
export async function markPixels({ data, width, height }: Pixels): Promise<void> {
  const { side, stays, comes } = await markFor(width, height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [from, to] = [row * side + column, (row * width + column) * 3];
      const [share, more] = [(stays[from] ?? 255) / 255, comes[from] ?? 0];
      if (share === 1) continue;
      for (let at = to; at < to + 3; at += 1) data[at] = Math.round((data[at] ?? 0) * share + more);
    }
  }
}
