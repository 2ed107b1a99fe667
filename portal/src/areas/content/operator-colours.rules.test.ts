import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { contrast } from '#portal/looks/contrast.ts';
import { LEAST_CONTRAST, operatorColours } from './operator-colours.rules.ts';

afterEach(() => void vi.unstubAllGlobals());

/** As a canvas writes what it was given; what it cannot read it leaves as it was. */
const PAINTED: Readonly<Record<string, string>> = {
  '#000000': '#000000',
  navy: '#000080',
  white: '#ffffff',
  'rgb(119, 119, 119)': '#777777',
  '#0a2239ff': '#0a2239',
  '#0a223980': 'rgba(10, 34, 57, 0.5)',
};

function inBrowser(): void {
  let painted = '';
  const brush = {
    get fillStyle() {
      return painted;
    },
    set fillStyle(colour: string) {
      painted = PAINTED[colour] ?? painted;
    },
  };
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => brush }) });
  vi.stubGlobal('CSS', { supports: (_: string, colour: string) => colour.startsWith('#') || colour in PAINTED });
}

it.each([
  [
    { textColour: '#ffffff', backgroundColour: '#0a2239' },
    { color: '#ffffff', backgroundColor: '#0a2239' },
  ],
  [
    { textColour: '#FFF', backgroundColour: '#000' },
    { color: '#FFF', backgroundColor: '#000' },
  ],
  [
    { textColour: '#777777', backgroundColour: '#888888' },
    { color: '#000000', backgroundColor: '#888888' },
  ],
  [{ backgroundColour: '#0a2239' }, { color: '#ffffff', backgroundColor: '#0a2239' }],
  [{ textColour: '#ffee00' }, { color: '#ffee00', backgroundColor: '#000000' }],
  [{ textColour: 'red; background: url(x)', backgroundColour: 'expression(1)' }, undefined],
  [{ textColour: null, backgroundColour: '' }, undefined],
  [{ textColour: 7, backgroundColour: {} } as never, undefined],
  [{}, undefined],
])('[A269] shows %j readably', (item, colours) => {
  expect(operatorColours(item)).toEqual(colours);
});

it.each([
  ['navy', 'white'],
  ['rgb(10, 34, 57)', 'hsl(0 0% 100% / 90%)'],
  ['#0a223980', '#FFF8'],
  ['oklch(0.4 0.1 250)', '#ffffff'],
])('[A269] takes %s on %s as chosen, also where a page is drawn without a browser', (textColour, backgroundColour) => {
  const colours = operatorColours({ textColour, backgroundColour });
  expect(colours).toEqual({ color: textColour, backgroundColor: backgroundColour });
});

it.each([
  [{ textColour: 'white', backgroundColour: 'navy' }, 'white', 'navy'],
  [{ backgroundColour: 'navy' }, '#ffffff', 'navy'],
  [{ textColour: 'navy' }, 'navy', '#ffffff'],
  [{ textColour: 'navy', backgroundColour: '#0a2239ff' }, '#ffffff', '#0a2239ff'],
  [{ textColour: 'rgb(119, 119, 119)', backgroundColour: 'navy' }, '#ffffff', 'navy'],
  [{ textColour: '#0a223980', backgroundColour: 'white' }, '#0a223980', 'white'],
  [{ backgroundColour: '#0a223980' }, undefined, '#0a223980'],
  [{ textColour: 'nocolour', backgroundColour: 'navy' }, '#ffffff', 'navy'],
])('[A269] reads %j as a browser does', (item, color, backgroundColor) => {
  inBrowser();
  expect(operatorColours(item)).toEqual({ color, backgroundColor });
});

it('[A269] asks of a heading what is asked of large text, and of a tile what is asked of text', () => {
  const item = { textColour: '#ffffff', backgroundColour: '#888888' }; // 3.5 : 1
  expect(operatorColours(item)?.color).toBe('#000000');
  expect(operatorColours(item, LEAST_CONTRAST.largeText)?.color).toBe('#ffffff');
});

it.each([
  'url(x)',
  'var(--ink)',
  'red;color:blue',
  'rgb(1,2,3);x:y',
  'rgb(url(x))',
  '#12',
  '#12345',
  '-x',
  'inherit',
  'currentColor',
])('[A269] %s is no colour', (textColour) => {
  expect(operatorColours({ textColour })).toBeUndefined();
});

it('[A269] reaches AA whatever the operator chose', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(fc.option(hex, { nil: undefined }), fc.option(hex, { nil: undefined }), (text, ground) => {
      const colours = operatorColours({ textColour: text, backgroundColour: ground });
      if (colours) expect(contrast(String(colours.color), String(colours.backgroundColor))).toBeGreaterThanOrEqual(4.5);
      else expect([text, ground]).toEqual([undefined, undefined]);
    }),
  );
});
