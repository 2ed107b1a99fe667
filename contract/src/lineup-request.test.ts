import { describe, expect, it } from 'vitest';
import { lineupRequest } from './lineup-request.ts';

const settings = { sparkUrl: 'https://schedule.test/api', sparkApiToken: 'secret', sparkPropertyId: 'ship 1' };

describe('the request', () => {
  it.each(['https://schedule.test/api', 'https://schedule.test/api/', 'https://schedule.test/api//'])(
    '[B263] [BD48] to %s asks for the property’s export by date and days with the token',
    (sparkUrl) => {
      expect(lineupRequest({ ...settings, sparkUrl }, '2026-06-15', 3)).toEqual({
        url: 'https://schedule.test/api/properties/ship%201/schedule?date=2026-06-15&days=3',
        headers: { Accept: 'application/json', Authorization: 'Bearer secret' },
      });
    },
  );

  it.each(['sparkUrl', 'sparkApiToken', 'sparkPropertyId'])('[BD48] is not made without %s', (name) => {
    expect(lineupRequest({ ...settings, [name]: undefined }, '2026-06-15', 1)).toBeUndefined();
    expect(lineupRequest({ ...settings, [name]: '' }, '2026-06-15', 1)).toBeUndefined();
  });
});
