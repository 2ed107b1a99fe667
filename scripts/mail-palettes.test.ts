import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MAIL_PALETTES } from '#hub/shared/mail/mail-palettes.ts';

describe('the colours of mails', () => {
  it.each(Object.entries(MAIL_PALETTES))('of %s are the tokens of the look', (look, { display: _, ...colours }) => {
    const css = readFileSync(`portal/src/looks/${look}/look.css`, 'utf8');
    const tokens = Object.fromEntries(
      [...css.matchAll(/^\s+--([\w-]+): (#\w+);/gm)].map(([, name, value]) => [name, value]),
    );
    expect(tokens).toMatchObject(colours);
  });
});
