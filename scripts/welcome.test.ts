import { describe, expect, it } from 'vitest';
import { loadPack } from '#packs/load-pack.ts';
import { demoLogins, loginWords } from '#scripts/welcome.ts';

describe('the demo logins', () => {
  it('show what each login form asks for, in columns', async () => {
    const pack = await loadPack('meridian');
    const [head, ...rows] = demoLogins(pack, '2026-06-15');
    expect(head).toMatch(/^ {2}Account +Cabin +PIN +Booking +Departure +First name +Surname +Born$/);
    expect(rows).toHaveLength(pack.guests.demoLogins.length);
    expect(rows[0]).toMatch(
      /^ {2}10001 +7214 +\d{4} +MER2026 +\d{2}\/\d{2}\/2026 +Claudia +Hartmann +12\/04\/1978 +A family/,
    );
  });
});

it.each([
  ['meridian', 'account, cabin and PIN'],
  ['lorelei', 'account and cabin'],
  ['palma', 'name and date of birth'],
  ['nightflight', 'departure, booking and surname'],
])('guests of %s log in with %s', async (name, words) => {
  const { operator } = await loadPack(name);
  expect(loginWords(operator.pmsConfiguration)).toBe(words);
});
