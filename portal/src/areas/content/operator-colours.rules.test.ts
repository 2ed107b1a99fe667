import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast } from '#portal/looks/contrast.ts';
import { operatorColours } from './operator-colours.rules.ts';

it.each([
  [
    { textColour: '#ffffff', backgroundColour: '#0a2239' },
    { color: '#ffffff', backgroundColor: '#0a2239' },
  ],
  [
    { textColour: '#FFF', backgroundColour: '#000' },
    { color: '#ffffff', backgroundColor: '#000000' },
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

it('[A269] reaches AA whatever the operator chose', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(fc.option(hex, { nil: undefined }), fc.option(hex, { nil: undefined }), (text, ground) => {
      const colours = operatorColours({ textColour: text, backgroundColour: ground });
      if (colours) expect(contrast(colours.color, colours.backgroundColor)).toBeGreaterThanOrEqual(4.5);
      else expect([text, ground]).toEqual([undefined, undefined]);
    }),
  );
});
