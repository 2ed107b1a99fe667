import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { showsBookNow, showsFilterButton } from './device-effects.ts';
import type { DeviceKind } from './kit-context.ts';

const base = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8');

/** What a browser would decide for a custom property of the root: the last rule that applies and is most specific. */
function rootValue(property: string, width: number, device: DeviceKind): string | undefined {
  const sheet = document.createElement('style');
  sheet.textContent = base.replace(/@layer base \{([\s\S]*)\}\s*$/, '$1');
  document.head.append(sheet);
  const found: { specific: number; value: string }[] = [];
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const least = /\(min-width: (\d+)px\)/.exec(rule.conditionText)?.[1];
        if (least && width >= Number(least)) visit(rule.cssRules);
      } else if (rule instanceof CSSStyleRule && /^:root(\[data-device="(\w+)"\])?$/.test(rule.selectorText)) {
        const only = /data-device="(\w+)"/.exec(rule.selectorText)?.[1];
        const value = rule.style.getPropertyValue(property).trim();
        if (value && (!only || only === device)) found.push({ specific: only ? 1 : 0, value });
      }
    }
  };
  if (sheet.sheet) visit(sheet.sheet.cssRules);
  sheet.remove();
  return found.reduce<(typeof found)[number] | undefined>(
    (best, one) => (best && best.specific > one.specific ? best : one),
    undefined,
  )?.value;
}

describe('tile columns', () => {
  it.each([
    [360, 'App', '1'],
    [399, 'App', '1'],
    [400, 'App', '2'],
    [767, 'Kiosk', '2'],
    [768, 'App', '3'],
    [1023, 'App', '3'],
    [1024, 'App', '4'],
    [1080, 'Kiosk', '4'],
    [1920, 'App', '4'],
    [1024, 'DigitalSignage', '3'],
    [1920, 'DigitalSignage', '3'],
    [400, 'DigitalSignage', '2'],
  ] as const)('[A341 A342 A343] at %i px on %s there are %s', (width, device, columns) => {
    expect(rootValue('--tile-columns', width, device)).toBe(columns);
  });

  it('[A341 A342 A343] a grid of tiles has just as many', () => {
    const grid = readFileSync(join(import.meta.dirname, 'TileGrid.module.css'), 'utf8');
    const columns = [...grid.matchAll(/grid-template-columns: ([^;]+);/g)].map(([, value]) => value);
    expect(columns).toEqual(['repeat(var(--tile-columns), minmax(0, 1fr))']);
  });

  it('[A341] from 1920 only sizes grow', () => {
    expect(rootValue('font-size', 1919, 'App')).toBeUndefined();
    expect(rootValue('font-size', 1920, 'App')).toBe('112.5%');
  });
});

it('[A346] card text is bolder on kiosks and screens', () => {
  const weight = (device: DeviceKind) => Number(rootValue('--card-text-weight', 1280, device));
  expect(weight('Kiosk')).toBeGreaterThan(weight('App') + 100);
  expect(weight('DigitalSignage')).toBeGreaterThan(weight('App') + 100);
});

it.each([
  ['Tile.module.css', '.title'],
  ['../screen/ScreenRows.module.css', '.title'],
])('[A346] the words of %s wear that weight', (file, part) => {
  const css = readFileSync(join(import.meta.dirname, file), 'utf8');
  expect(css.split(`\n${part} {`)[1]?.split('}')[0]).toContain('font-weight: var(--card-text-weight);');
});

it('kiosk text is 22 px with targets of 64 px, screen text 32 px', () => {
  expect(rootValue('font-size', 1280, 'Kiosk')).toBe('137.5%');
  expect(rootValue('--target-least', 1280, 'Kiosk')).toBe('64px');
  expect(rootValue('font-size', 1920, 'DigitalSignage')).toBe('200%');
});

it.each([
  ['App', true, true],
  ['Kiosk', true, false],
  ['DigitalSignage', false, false],
] as const)('[A344 A345] %s shows Book Now: %s, the filter button: %s', (device, bookNow, filter) => {
  expect(showsBookNow(device)).toBe(bookNow);
  expect(showsFilterButton(device)).toBe(filter);
});
