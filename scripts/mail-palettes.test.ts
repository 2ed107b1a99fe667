import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MAIL_PALETTES } from '#hub/shared/mail/mail-palettes.ts';
import { ENGLISH_MANNERS } from '#hub/shared/wording.ts';

describe('the colours of mails', () => {
  it.each(Object.entries(MAIL_PALETTES))('of %s are the tokens of the look', (look, { display: _, ...colours }) => {
    const css = readFileSync(`portal/src/looks/${look}/look.css`, 'utf8');
    const tokens = Object.fromEntries(
      [...css.matchAll(/^\s+--([\w-]+): (#\w+);/gm)].map(([, name, value]) => [name, value]),
    );
    expect(tokens).toMatchObject(colours);
  });
});

describe('English dates and times of mails', () => {
  it.each(Object.keys(MAIL_PALETTES))('of %s are written as the look writes them', (name) => {
    const look = readFileSync(`portal/src/looks/${name}/look.ts`, 'utf8');
    const manner = {
      dateLocale: /dateLocale: '([\w-]+)'/.exec(look)?.[1] ?? 'en-GB',
      use12HourTimeFormat: look.includes('use12HourTimeFormat: true'),
    };
    expect(ENGLISH_MANNERS[name] ?? { dateLocale: 'en-GB', use12HourTimeFormat: false }).toEqual(manner);
  });
});
