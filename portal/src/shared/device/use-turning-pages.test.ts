import { expect, it } from 'vitest';
import { nextTop } from './use-turning-pages.ts';

it.each([
  [{ top: 0, height: 1000, full: 800 }, 0],
  [{ top: 0, height: 1000, full: 1000 }, 0],
  [{ top: 0, height: 1000, full: 3000 }, 900],
  [{ top: 850, height: 1000, full: 3000 }, 1750],
  [{ top: 1750, height: 1000, full: 3000 }, 2000],
  [{ top: 0, height: 1000, full: 3000, bars: 200 }, 720],
  [{ top: 2000, height: 1000, full: 3000 }, 0],
  [{ top: 1999.5, height: 1000, full: 3000 }, 0],
])('a screen at %j turns to %i', (at, top) => {
  expect(nextTop(at)).toBe(top);
});
