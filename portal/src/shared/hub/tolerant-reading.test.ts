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

it('[BD10] leaves what the hub issued for itself as it is', () => {
  const bookingInformation = { offerId: 7, seat: null };
  expect(normalise({ bookingInformation })).toEqual({ bookingInformation });
});

it.each([[7], [{ defaultValue: 'seat' }], [undefined]])('[BD10] mends beside it and leaves %j alone', (came) => {
  const schema = z.object({ bookingInformation: z.string(), price: z.number() });
  const read = readTolerantly(schema, { bookingInformation: came, price: '5' }, vi.fn());
  expect(read).toStrictEqual({ bookingInformation: came, price: 5 });
});

it.each([
  ['digits for a text', z.object({ code: z.string() }), { code: 5 }, { code: '5' }],
  ['a number in a text', z.object({ price: z.number() }), { price: '12.50' }, { price: 12.5 }],
  ['a text by language', z.object({ ship: z.string() }), { ship: { defaultValue: 'Star' } }, { ship: 'Star' }],
  ['a missing list', z.object({ list: z.array(z.string()) }), {}, { list: [] }],
  ['missing texts by key', z.object({ texts: z.record(z.string(), z.string()) }), {}, { texts: {} }],
  ['one for a list of one', z.array(z.object({ id: z.string() })), { id: 1 }, [{ id: '1' }]],
  ['something else for a list', z.array(z.object({ id: z.string() })), { message: 'none' }, []],
  [
    'a missing record with a missing text and list',
    z.array(z.object({ who: z.object({ name: z.string(), list: z.array(z.string()) }) })),
    [{}],
    [{ who: { name: '', list: [] } }],
  ],
])('mends %s and reports it', (_name, schema, came, read) => {
  const report = vi.fn();
  expect(readTolerantly(schema, came, report)).toEqual(read);
  expect(report).toHaveBeenCalledTimes(1);
});

it('reports what cannot be mended and uses it as it came', () => {
  const report = vi.fn();
  expect(readTolerantly(z.object({ title: z.string() }), { title: true, more: 1 }, report)).toEqual({
    title: true,
    more: 1,
  });
  expect(report).toHaveBeenCalledWith(expect.stringContaining('title'));
});
