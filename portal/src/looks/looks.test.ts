import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blend, contrast } from './contrast.ts';
import type { Look } from './look.ts';
import { applyLook, loadLook, lookName, wantedLook, wearEarly } from './looks.ts';
import { COLOUR_TOKENS, CONTRAST_PAIRS, LOOK_TOKENS, TINT_OPACITIES } from './tokens.ts';

const folder = import.meta.dirname;
const looks = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const cssOf = (look: string) => readFileSync(join(folder, look, 'look.css'), 'utf8');

function tokensOf(css: string, look: string): Record<string, string> {
  const block = css.split(`:root[data-look="${look}"] {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

function missingTokens(css: string, look: string): string[] {
  const tokens = tokensOf(css, look);
  return LOOK_TOKENS.filter((name) => !tokens[name]);
}

function tooWeak(tokens: Record<string, string>): string[] {
  const ratio = (text: string, on: string) => contrast(tokens[text] ?? '', tokens[on] ?? '');
  const weak = CONTRAST_PAIRS.filter(({ text, on, least }) => ratio(text, on) < least).map(
    ({ text, on, least }) => `${text} on ${on}: ${ratio(text, on).toFixed(2)} of ${least}`,
  );
  const weakTints = TINT_OPACITIES.filter(
    (opacity) =>
      contrast(tokens['on-tint'] ?? '', blend(tokens.tint ?? '', tokens['surface-raised'] ?? '', opacity)) < 4.5,
  ).map((opacity) => `on-tint at ${opacity}`);
  return [...weak, ...weakTints];
}

/** What a style sheet makes of a look's colours in one of its rules: tokens put in place of others, or mixed of two. */
function tokensWithin(css: string, rule: RegExp, tokens: Record<string, string>): Record<string, string> {
  const block = css.split(rule)[1]?.split('}')[0] ?? '';
  const mixed = [
    ...block.matchAll(
      /--([\w-]+): (?:var\(--([\w-]+)\)|color-mix\(in srgb, var\(--(.+?)\) (\d+)%, var\(--(.+?)\)\));/g,
    ),
  ].map(([, name, same, over, share, under]) => [
    name,
    same ? tokens[same] : blend(tokens[over ?? ''] ?? '', tokens[under ?? ''] ?? '', Number(share) / 100),
  ]);
  return { ...tokens, ...Object.fromEntries(mixed) };
}

describe('the looks', () => {
  it('are a folder each: no other style sheet knows one by its name', () => {
    const others = globSync('portal/src/{app,areas,shared}/**/*.css').map((name) => [name, readFileSync(name, 'utf8')]);
    expect(others.length).toBeGreaterThan(50);
    expect(others.filter(([, css]) => css?.includes('data-look')).map(([name]) => name)).toEqual([]);
  });

  it('[A7] colour and font of the whole page: body and headings wear the tokens', () => {
    const base = readFileSync('portal/src/shared/ui/base.css', 'utf8');
    const rule = (selector: string) => base.split(`\n  ${selector} {`)[1]?.split('}')[0] ?? '';
    for (const worn of ['background: var(--surface);', 'color: var(--ink);', 'font-family: var(--font-text);'])
      expect(rule('body')).toContain(worn);
    expect(rule('h4')).toContain('font-family: var(--font-display);');
  });

  it('[A7] set every font: no other style sheet names a face', () => {
    const named = globSync('portal/src/{app,areas,shared}/**/*.css').flatMap((name) =>
      [...readFileSync(name, 'utf8').matchAll(/\bfont(?:-family)?:\s*([^;]+);/g)].map(
        ([, value]) => `${name}: ${value}`,
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((one) => !/: (inherit|var\(--font-(text|display)(, [^)]+)?\))$/.test(one))).toEqual([]);
  });

  it('[A6 A7] are at least the four of the design', () => {
    expect(looks).toEqual(expect.arrayContaining(['lorelei', 'meridian', 'nightflight', 'palma']));
  });

  it.each(looks)('[A7 A8] %s says every token, colours as six digits', (name) => {
    const css = cssOf(name);
    expect(missingTokens(css, name)).toEqual([]);
    const tokens = tokensOf(css, name);
    for (const colour of COLOUR_TOKENS) expect(tokens[colour], colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('[A7] a look that leaves one out is found out', () => {
    const css = cssOf('meridian').replace(/--focus:[^;]+;/, '');
    expect(missingTokens(css, 'meridian')).toEqual(['focus']);
  });

  it.each(looks)('[A7] %s keeps AA contrast in every pair and every itinerary tint', (name) => {
    expect(tooWeak(tokensOf(cssOf(name), name))).toEqual([]);
  });

  it('[A7] a pair that is too weak is found out', () => {
    const tokens = { ...tokensOf(cssOf('meridian'), 'meridian'), 'ink-muted': '#9aa5ad' };
    expect(tooWeak(tokens)).toHaveLength(3);
  });

  it.each(looks)(
    '[A7] %s keeps AA contrast where the lights are down: films, and what is pressed on a player',
    (name) => {
      const own = tokensOf(cssOf(name), name);
      const shell = readFileSync('portal/src/app/shell/Shell.module.css', 'utf8');
      const room = tokensWithin(shell, /\[data-theatre\], [^{]+\{/, own);
      const player = readFileSync('portal/src/shared/player/Player.module.css', 'utf8');
      const onPlayer = tokensWithin(player, /^\.player \{/m, own);
      expect([room.surface, onPlayer.accent, onPlayer['on-accent']]).toEqual([
        own.scrim,
        own['scrim-accent'],
        own.scrim,
      ]);
      const asText = ['ink', 'ink-muted', 'accent', 'accent-ink', 'highlight'];
      const grounds = ['surface', 'surface-sunken', 'surface-raised'];
      const pairs = [
        ...asText.flatMap((text) => grounds.map((on) => [text, on, 4.5] as const)),
        ...grounds.flatMap((on) => [['line-strong', on, 3] as const, ['focus', on, 3] as const]),
        ['on-accent', 'accent', 4.5] as const,
        ['on-accent', 'accent-strong', 4.5] as const,
      ];
      const ratio = (text: string, on: string) => contrast(room[text] ?? '', room[on] ?? '');
      expect(pairs.filter(([text, on, least]) => ratio(text, on) < least)).toEqual([]);
    },
  );

  it.each(looks)('[A7 A8] %s has settings that agree with its tokens', async (name) => {
    const look = await loadLook(name);
    const tokens = tokensOf(cssOf(name), name);
    expect(look.name).toBe(name);
    expect(look.themeColor).toBe(look.headerStyle === 'float' ? tokens.surface : tokens.header);
    expect(tokens['font-display']).toContain(`"${look.fonts.display}"`);
    expect(tokens['font-text']).toContain(`"${look.fonts.text}"`);
    expect(look.fonts.preload).toMatch(/\.woff2/);
  });

  it('[A8] header styles and button shapes differ between looks', async () => {
    const settings = await Promise.all(looks.map(loadLook));
    expect(new Set(settings.map((look) => look.headerStyle)).size).toBe(4);
    expect(new Set(settings.map((look) => look.buttonShape)).size).toBeGreaterThan(2);
  });

  it.each(looks)('[A8] the buttons of %s have its shape', async (name) => {
    const radiusPx = 16 * Number.parseFloat(tokensOf(cssOf(name), name)['radius-button'] ?? '');
    const shape = radiusPx === 0 ? 'square' : radiusPx < 16 ? 'rounded' : 'pill';
    expect(shape).toBe((await loadLook(name)).buttonShape);
    const button = readFileSync('portal/src/shared/ui/Button.module.css', 'utf8').split('\n}')[0];
    expect(button).toContain('border-radius: var(--radius-button);');
  });

  it.each(looks)('%s brings stand-ins of the same measure for each of its faces, on Android too', (name) => {
    const css = cssOf(name);
    const faces = css.split('@font-face').slice(1);
    const standIns = faces.filter((face) => face.includes('Stand-in'));
    const familyOf = (face: string) => /font-family: "(.+?)(?:( Android)? Stand-in)?"/.exec(face)?.[1];
    const own = faces.filter((face) => !standIns.includes(face)).map(familyOf);
    // One for all signs, or one for thin words and one for bold ones; some signs may have one that comes closer.
    const forAllSigns = standIns.filter((face) => !face.includes('unicode-range'));
    const isAndroid = (face: string) => face.includes(' Android Stand-in');
    const families = (given: readonly string[]) => [...new Set(given.map(familyOf))];
    expect(families(forAllSigns.filter((face) => !isAndroid(face)))).toEqual(own);
    expect(families(forAllSigns.filter(isAndroid))).toEqual(own);
    for (const family of own) expect(css).toContain(`"${family}", "${family} Stand-in", "${family} Android Stand-in",`);
    expect(own).not.toContain(undefined);
    for (const face of standIns) expect(face).toMatch(/size-adjust[\s\S]+ascent-override[\s\S]+descent-override/);
  });
});

describe('choosing a look', () => {
  it.each([
    ['palma', 'lorelei', 'palma'],
    [undefined, 'lorelei', 'lorelei'],
    ['', 'lorelei', 'lorelei'],
    [undefined, undefined, 'meridian'],
    ['default', undefined, 'meridian'],
    ['no-such-look', 'lorelei', 'meridian'],
    ['__proto__', undefined, 'meridian'],
  ])('[A6] theme %s and layoutTheme %s give %s', (theme, layoutTheme, expected) => {
    expect(lookName(wantedLook(theme, layoutTheme))).toBe(expected);
  });

  it('[A6] an unknown name loads the default look', async () => {
    expect((await loadLook('no-such-look')).name).toBe('meridian');
    expect((await loadLook()).name).toBe('meridian');
  });

  it('[A131] a look that only stands in lends no title, so that the profile names the portal', async () => {
    expect((await loadLook('no-such-look')).title).toBeUndefined();
    expect((await loadLook('default')).title).toBeUndefined();
    expect((await loadLook('meridian')).title).toBe('Meridian Star');
  });

  it('[A9 A10] one look has 12-hour times and US dates, the default has neither', async () => {
    expect(await loadLook('nightflight')).toMatchObject({ use12HourTimeFormat: true, dateLocale: 'en-US' });
    const { use12HourTimeFormat, dateLocale } = await loadLook('meridian');
    expect([use12HourTimeFormat, dateLocale]).toEqual([undefined, undefined]);
  });

  it('[A11 A12] the default look brings an event picture and a calendar drawing of its own', async () => {
    const look = await loadLook('meridian');
    expect(look.defaultEventImage).toMatch(/svg/);
    expect(look.calendarIcon).toMatch(/svg/);
  });

  it('[C303] one look narrows the cabin digits to between 2 and 4', async () => {
    expect((await loadLook('palma')).cabinDigits).toEqual({ min: 2, max: 4 });
  });

  it('[A6] a look is applied once and replaced cleanly', async () => {
    const page = document.implementation.createHTMLDocument();
    page.head.innerHTML = '<meta name="theme-color" content="#000000">';
    applyLook(await loadLook('meridian'), page);
    const look: Look = await loadLook('palma');
    applyLook(look, page);
    expect(page.documentElement.dataset.look).toBe('palma');
    expect(page.querySelectorAll('meta[name=theme-color]')).toHaveLength(1);
    expect(page.querySelector('meta[name=theme-color]')?.getAttribute('content')).toBe(look.themeColor);
    expect(page.querySelectorAll('link[rel=preload]')).toHaveLength(1);
    expect(page.querySelector('link[rel=preload]')?.getAttribute('href')).toBe(look.fonts.preload);
  });
});

it('wears the look of last time while the configuration is under way, and no other', async () => {
  const palma = await loadLook('palma');
  delete document.documentElement.dataset.look;
  wearEarly(palma, 'lorelei');
  expect(document.documentElement.dataset.look).toBeUndefined();
  wearEarly(palma, 'palma');
  expect(document.documentElement.dataset.look).toBe('palma');
  wearEarly(await loadLook('lorelei'), 'lorelei');
  expect(document.documentElement.dataset.look).toBe('palma');
});

it('headings break long words only: in balanced lines a browser would break "meine"', () => {
  const base = readFileSync('portal/src/shared/ui/base.css', 'utf8');
  const [, headings = ''] = /h1,\s+h2,\s+h3,\s+h4 \{([^}]*)\}/.exec(base) ?? [];
  expect(headings).toContain('hyphens: auto');
  const [, least, before, after] = /hyphenate-limit-chars: (\d+) (\d+) (\d+)/.exec(headings) ?? [];
  expect([Number(least) > 6, Number(before) > 2, Number(after) > 2]).toEqual([true, true, true]);
});
