import { expect, it } from 'vitest';
import { isDue, languageOf, nextDue } from './playlist.rules.ts';

const entry = (path: string, more: object = {}) => ({ path, seconds: 10, ...more });

it.each([
  ['always', {}, '03:00', undefined, true],
  ['from its hour', { from: '08:00', to: '18:00' }, '08:00', 1, true],
  ['until its hour', { from: '08:00', to: '18:00' }, '18:00', 1, false],
  ['over midnight', { from: '22:00', to: '02:00' }, '01:59', 1, true],
  ['over midnight, by day', { from: '22:00', to: '02:00' }, '12:00', 1, false],
  ['to the end of the day', { from: '20:00', to: '24:00' }, '23:59', 1, true],
  ['on its days', { days: [1, 2] }, '12:00', 2, true],
  ['on no other day', { days: [1, 2] }, '12:00', 3, false],
  ['on its days, outside of a voyage', { days: [1] }, '12:00', undefined, false],
])('an entry is due %s', (_, more, time, day, due) => {
  expect(isDue(entry('/', more), { time, day })).toBe(due);
});

it('goes on to the next that is due and shows something, and round', () => {
  const entries = [entry('/a'), entry('/b', { days: [9] }), entry('/c'), entry('/d')];
  const at = { time: '12:00', day: 1 };
  expect(nextDue(entries, -1, at)).toBe(0);
  expect(nextDue(entries, 0, at)).toBe(2);
  expect(nextDue(entries, 0, at, (path) => path !== '/c')).toBe(3);
  expect(nextDue(entries, 3, at)).toBe(0);
  expect(nextDue([entry('/a')], 0, at)).toBe(0);
  expect(nextDue(entries, 0, at, () => false)).toBeUndefined();
  expect(nextDue([], -1, at)).toBeUndefined();
});

it('shows every page in every language, beginning with the one that is read', () => {
  const languages = ['en', 'de', 'fr'];
  expect(languageOf(languages, 'fr', 0, 0)).toBe('fr');
  const ofFirstPage = [0, 1, 2].map((round) => languageOf(languages, 'en', 0, round));
  expect(ofFirstPage).toEqual(['en', 'de', 'fr']);
  expect(languageOf([], 'en', 3, 1)).toBe('en');
});
