import { describe, expect, it } from 'vitest';
import { markPixels } from './watermark.ts';

async function marked(width: number, height: number, value = 128) {
  const data = new Uint8Array(width * height * 3).fill(value);
  await markPixels({ data, width, height });
  return data;
}
const share = (data: Uint8Array, value: number) => data.filter((one) => one !== value).length / data.length;

describe('the watermark', () => {
  it.each([
    [1200, 800],
    [800, 1200],
    [1200, 1200],
    [301, 97],
    [40, 30],
  ])('is over every part of a picture of %i × %i', async (width, height) => {
    const data = await marked(width, height);
    const [wide, high] = [Math.floor(width / 2), Math.floor(height / 2)];
    const touched = [0, 0, 0, 0];
    for (let at = 0; at < width * height; at += 1) {
      const [isRight, isLower] = [at % width >= wide, Math.floor(at / width) >= high];
      const part = (isRight ? 1 : 0) + (isLower ? 2 : 0);
      if (data[at * 3] !== 128) touched[part] = (touched[part] ?? 0) + 1;
    }
    for (const pixels of touched) expect(pixels).toBeGreaterThan(wide * high * 0.03);
  });

  it('is seen on dark and on bright pictures, and most of the picture stays as it is', async () => {
    for (const value of [0, 255]) {
      const touched = share(await marked(600, 400, value), value);
      expect(touched).toBeGreaterThan(0.05);
      expect(touched).toBeLessThan(0.5);
    }
  });

  it('is the same for pictures of nearly one size, which share a drawing', async () => {
    const [one, other] = [await marked(1200, 840), await marked(1180, 811)];
    const rowOf = (data: Uint8Array, width: number) => data.subarray(100 * width * 3, 100 * width * 3 + 1180 * 3);
    expect(rowOf(one, 1200)).toEqual(rowOf(other, 1180));
  });
});
