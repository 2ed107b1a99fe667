import { describe, expect, it } from 'vitest';
import {
  citedIds,
  idsOf,
  parseRequirements,
  provedIds,
  readCode,
  readDocuments,
  readRequirements,
  readSections,
  sectionsOf,
} from '#scripts/requirements.ts';

/** Sections whose area is still to come. A section leaves the list with the test of its last line. */
const STILL_TO_COME: readonly string[] = [];

/** Made-up ids, which must not be read as citations of this file. */
const made = (text: string) => text.replaceAll('x', 'B');

describe('the requirements', () => {
  const requirements = readRequirements();
  const known = new Set(requirements.map(({ id }) => id));

  it('have one line per id, without gaps', () => {
    expect(known.size).toBe(requirements.length);
    for (const [letters, count] of Object.entries({ A: 346, AD: 50, B: 336, BD: 60, C: 316, CD: 50 })) {
      const numbers = requirements.flatMap(({ id }) => (/^\D+/.exec(id)?.[0] === letters ? [id] : []));
      expect(numbers).toEqual(Array.from({ length: count }, (_, n) => `${letters}${n + 1}`));
    }
  });

  it('have a line for every id that code, tests and documents cite', () => {
    const cited = [
      ...readCode().map(({ file, text }) => ({ file, ids: citedIds(text, 'code') })),
      ...readDocuments().map(({ file, text }) => ({ file, ids: citedIds(text, 'document') })),
    ];
    expect(cited.reduce((sum, { ids }) => sum + ids.length, 0)).toBeGreaterThan(1000);
    const unknown = cited.flatMap(({ file, ids }) => ids.filter((id) => !known.has(id)).map((id) => `${file}: ${id}`));
    expect(unknown).toEqual([]);
  });

  it('have a test for every line, but in the sections still to come', () => {
    const open = readSections().filter(({ missing }) => missing.length > 0);
    const lines = open
      .filter(({ name }) => !STILL_TO_COME.includes(name))
      .flatMap(({ missing }) => missing.map(({ id, text }) => `${id} — ${text}`));
    expect(lines, 'lines without a test').toEqual([]);
    const done = STILL_TO_COME.filter((name) => !open.some((one) => one.name === name));
    expect(done, 'complete or unknown: take them out of STILL_TO_COME').toEqual([]);
  });
});

describe('reading requirements', () => {
  it('takes lines and decisions with their section', () => {
    const document = made(
      '# Title\n\n## Basket\n\n- x1 — One. (§2)\n- no line\n\n## Decisions\n\n- xD1 — Which → this.\n',
    );
    expect(parseRequirements(document)).toEqual([
      { id: made('x1'), section: 'Basket', text: 'One. (§2)' },
      { id: made('xD1'), section: 'Decisions', text: 'Which → this.' },
    ]);
  });

  it.each([
    ['x45-x47', ['x45', 'x46', 'x47']],
    ['x4–x5, xD7', ['x4', 'x5', 'xD7']],
    ['x1 x2 x3', ['x1', 'x2', 'x3']],
    ['xD1-xD2', ['xD1', 'xD2']],
  ])('reads %s', (list, ids) => {
    expect(idsOf(made(list))).toEqual(ids.map(made));
  });

  it.each([
    ['a comment', '// x900: why', ['x900']],
    ['a block', '/**\n * Kept (see xD901).\n */', ['xD901']],
    ['SQL', '-- xD902: why', ['xD902']],
    ['a title', "it('[x903 xD904] does (xD905)'", ['x903', 'xD904', 'xD905']],
    ['a range', "it('[x906-x908] does'", ['x906', 'x907', 'x908']],
    ['colours, paths and cabins', "'#x90909' `M0 0 x900 1` 'x900' x900 // #x90 and `x901` and x901.ts", []],
    ['an address', 'https://example.org/x900', []],
  ])('finds what %s cites', (_, text, ids) => {
    expect(citedIds(made(text), 'code').toSorted()).toEqual(ids.map(made));
  });

  it('finds ids anywhere in a document', () => {
    expect(citedIds(made('A party waits (x900), as xD901 says; not x900.png.'), 'document').toSorted()).toEqual(
      ['x900', 'xD901'].map(made),
    );
  });

  it('lists what no test names, by section, and leaves decisions out', () => {
    const requirements = parseRequirements(made('## Basket\n- x1 — One.\n- x2 — Two.\n## Decisions\n- xD1 — This.\n'));
    const proved = new Set(provedIds(made("it('[x1 xD1] does', …); // x2")));
    expect(sectionsOf(requirements, proved)).toEqual([
      { name: made('x Basket'), total: 2, missing: [{ id: made('x2'), section: 'Basket', text: 'Two.' }] },
    ]);
  });
});
