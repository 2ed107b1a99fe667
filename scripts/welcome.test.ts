import { describe, expect, it } from 'vitest';
import { loadPack } from '#packs/load-pack.ts';
import { demoLogins } from '#scripts/welcome.ts';

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
