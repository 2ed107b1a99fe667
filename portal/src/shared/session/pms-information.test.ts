import { expect, it } from 'vitest';
import { pmsInformationOf } from './pms-information.ts';

const known = { isPinChangeRequired: true, embarkDate: '01/02/2026' };

it.each([
  ['a JSON text', JSON.stringify(known), known],
  ['an object', known, known],
  ['an unreadable text', '{', {}],
  ['nothing', undefined, {}],
])('[A217] reads %s', (_name, information, expected) => {
  expect(pmsInformationOf({ pms: { name: 'CabinSystem', information } })).toEqual(expected);
});
