import { describe, expect, it } from 'vitest';
import { HubFailure } from '#portal/shared/hub/hub-failure.ts';
import { translator } from '#portal/shared/i18n/texts.ts';
import { de } from '#portal/texts/de.ts';
import { en } from '#portal/texts/en.ts';
import { hubMessage } from './hub-message.rules.ts';

const english = translator(en, 'en');
const german = translator(de, 'de');

describe('the hub’s message below a failed login', () => {
  it('[A212] [AD27] is the hub’s own sentence in English', () => {
    expect(hubMessage(new HubFailure('too_many_attempts', 'Slow down.', 429), 'en', english)).toBe('Slow down.');
  });

  it('[AD22] is translated for other languages where the code is known', () => {
    const failure = new HubFailure('too_many_attempts', 'Slow down.', 429);
    expect(hubMessage(failure, 'de', german)).toBe(de.login_too_many_attempts);
  });

  it('is the hub’s sentence when the code is unknown, and nothing when there is none', () => {
    expect(hubMessage(new HubFailure('odd', 'Closed today.', 401), 'de', german)).toBe('Closed today.');
    expect(hubMessage(new HubFailure('odd', '', 401), 'en', english)).toBeUndefined();
    expect(hubMessage(new HubFailure('login_failed', '', 401), 'en', english)).toBe(en.login_unknown_details);
  });

  it.each(['timeout', 'network'])('[AD8] says in the guest’s words that no answer came: %s', (code) => {
    expect(hubMessage(new HubFailure(code, 'Failed to fetch'), 'en', english)).toBe(en.login_no_answer);
  });
});
