import { expect, it, vi } from 'vitest';
import { ATTEMPT_KEPT_MS, ATTEMPTS_KEY, createAttempts, type Wish } from './attempts.ts';

const wish: Wish = {
  guest: 'MS1 Ada',
  what: 'dining pergola',
  content: { fromTime: '19:00', email: 'ada@example.com' },
};
let now = 1_000;
const open = () => createAttempts(sessionStorage, () => now);

it('[BD17] a wish keeps its key until the hub has decided, also over a reload', () => {
  const first = open();
  const key = first.keyFor(wish);
  expect(first.keyFor(wish)).toBe(key);
  expect(open().keyFor(wish)).toBe(key);
  first.decided(wish);
  expect(open().keyFor(wish)).not.toBe(key);
});

it.each([
  ['another guest', { guest: 'MS1 Ben' }],
  ['another thing', { what: 'dining grill' }],
  ['another time', { content: { fromTime: '21:00' } }],
])('[BD17] %s is another wish', (_, other) => {
  const attempts = open();
  const key = attempts.keyFor(wish);
  expect(attempts.keyFor({ ...wish, ...other })).not.toBe(key);
  expect(attempts.keyFor(wish)).toBe(key);
});

it('is over after 30 minutes, not before', () => {
  const key = open().keyFor(wish);
  now += ATTEMPT_KEPT_MS;
  expect(open().keyFor(wish)).toBe(key);
  now += 1;
  expect(open().keyFor(wish)).not.toBe(key);
  expect(ATTEMPT_KEPT_MS).toBe(1_800_000);
});

it('[AD9] keeps nothing that a guest has typed', () => {
  open().keyFor(wish);
  expect(sessionStorage.getItem(ATTEMPTS_KEY)).not.toMatch(/Ada|MS1|pergola|19:00|example/);
});

it.each(['{', '7', 'null', '[1, [2], ["a", null], ["a", {"key": 5, "at": 1}]]'])(
  'begins anew with %s in storage',
  (text) => {
    sessionStorage.setItem(ATTEMPTS_KEY, text);
    expect(open().keyFor(wish)).toMatch(/.{16,}/);
  },
);

it('lives with the page where storage throws', () => {
  const denied = vi.fn(() => {
    throw new Error('denied');
  });
  const attempts = createAttempts({ getItem: denied, setItem: denied }, () => now);
  expect(attempts.keyFor(wish)).toBe(attempts.keyFor(wish));
  expect(denied).toHaveBeenCalled();
});
