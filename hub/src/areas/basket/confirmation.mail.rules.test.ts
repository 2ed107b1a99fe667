import { expect, it } from 'vitest';
import { type LetterAbout, letterAbout } from '#hub/booking/letters.ts';
import { wordingsOf } from '#hub/shared/wording.ts';
import type { PricedElement } from './cart-pricing.rules.ts';
import { confirmationLetter } from './confirmation.mail.ts';

const about = letterAbout({
  acceptLanguage: 'de',
  wordings: wordingsOf({ look: 'meridian', currency: '£' }),
  shipTime: { instantOf: (day: string, time: string) => new Date(`${day}T${time}Z`) } as LetterAbout['shipTime'],
  now: new Date('2026-07-01T08:00:00Z'),
  meetings: [],
});

function place(id: string, startsAt: string, firstName: string, price: number): PricedElement {
  const excursion = { id, startsAt, endsAt: startsAt, hasEnd: false, name: id };
  return {
    id: `${id} ${firstName}`,
    excursion,
    guest: { firstName, lastName: 'Lee' },
    price,
  } as unknown as PricedElement;
}

it('[BD20] the letter lists what leaves first at the top, however it was added, and nothing to pay as free', () => {
  const elements = [
    place('Sunset', '2026-07-10 19:00', 'Ada', 6800),
    place('Market', '2026-07-09 10:30', 'Ada', 3500),
    place('Market', '2026-07-09 10:30', 'Ben', 0),
    place('Boat', '2026-07-10 08:00', 'Ada', 2000),
  ];
  const { items } = confirmationLetter(
    { groupReference: 'GRP23456', elements, total: 12_300, paymentReference: 'CARD' },
    about,
  );
  expect(items?.map(({ name }) => name)).toEqual(['Market', 'Boat', 'Sunset']);
  expect(items?.[0]?.lines).toEqual([
    { label: 'Ada Lee', value: '35,00\u00a0£' },
    { label: 'Ben Lee', value: 'Kostenlos' },
  ]);
});

it('[BD20] an order that costs nothing is free, and says nothing of paying', () => {
  const elements = [place('Walk', '2026-07-09 10:30', 'Ada', 0)];
  const { facts, closing } = confirmationLetter(
    { groupReference: 'GRP23456', elements, total: 0, paymentReference: 'CARD' },
    about,
  );
  expect(facts?.[0]).toEqual({ label: 'Gesamtpreis', value: 'Kostenlos' });
  expect(closing).toEqual(['Wir rufen Sie 4\u00a0Stunden nach Ihrer Ankunft an, zwischen 9 und 20\u00a0Uhr.']);
});
