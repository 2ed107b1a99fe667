import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { normalise, readTolerantly } from './tolerant-reading.ts';

it.each([
  [{ a: null, b: 1 }, { b: 1 }],
  [
    [1, null, 2],
    [1, 2],
  ],
  [
    { id: 7, ownerId: 8, accountNumber: 9, price: 10 },
    { id: '7', ownerId: '8', accountNumber: '9', price: 10 },
  ],
  [{ list: [{ id: 1, title: { en: 'x', de: null } }] }, { list: [{ id: '1', title: { en: 'x' } }] }],
  [null, null],
  ['', ''],
])('reads %j as %j', (came, read) => {
  expect(normalise(came)).toEqual(read);
});

it('takes what fits without the unknown fields', () => {
  const report = vi.fn();
  expect(readTolerantly(z.object({ id: z.string() }), { id: 1, extra: true }, report)).toEqual({ id: '1' });
  expect(report).not.toHaveBeenCalled();
});

it('reports what does not fit and uses it as it came', () => {
  const report = vi.fn();
  expect(readTolerantly(z.object({ title: z.string() }), { title: 5 }, report)).toEqual({ title: 5 });
  expect(report).toHaveBeenCalledWith(expect.stringContaining('title'));
});
