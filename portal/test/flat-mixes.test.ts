import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withFlatMixes } from '../scripts/flat-mixes.ts';

it.each([
  ['mostly one token', 'color-mix(in srgb, var(--scrim) 92%, transparent)', 'scrim'],
  ['a little of it', 'color-mix(in srgb, var(--tone) 35%, transparent)', 'transparent'],
  ['a little of one over another', 'color-mix(in srgb, var(--accent) 26%, var(--surface))', 'surface'],
  ['the colour of the words', 'color-mix(in srgb, currentcolor 10%, transparent)', 'transparent'],
  ['a token with a stand-in', 'color-mix(in srgb, var(--surface, Canvas) 72%, transparent)', 'surface'],
  ['a part that only the page knows', 'color-mix(in srgb, var(--tint) calc(var(--o) * 100%), var(--paper))', 'paper'],
])('a mix of %s yields to a plain colour where there is one', (_, mix, name) => {
  expect(withFlatMixes(`a { color: ${mix} }`)).toBe(`a { color: var(--flat-${name}, ${mix}) }`);
});

it('stops at a mix of another kind', () => {
  expect(() => withFlatMixes('a { color: color-mix(in oklch, red, blue) }')).toThrow('cannot be made flat');
});

it('every plain colour is there for phones that mix none', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const mixing = globSync('portal/src/**/*.css').filter((file) => read(file).includes('color-mix('));
  const inModules = mixing.filter((file) => file.endsWith('.module.css'));
  expect(mixing.filter((file) => !inModules.includes(file))).toEqual(['portal/src/shared/ui/flat-mixes.css']);
  const names = inModules
    .map(read)
    .flatMap((css) => [...withFlatMixes(css).matchAll(/var\(--(flat-[\w-]+)/g)].map(([, one]) => one));
  const there = read('portal/src/shared/ui/flat-mixes.css').matchAll(/^ +--(flat-[\w-]+):/gm);
  expect(names.length).toBeGreaterThan(40);
  expect([...there].map(([, one]) => one).toSorted()).toEqual([...new Set(names)].toSorted());
});
