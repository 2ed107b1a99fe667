import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Which areas each area imports from, by the addresses in its files; tests may look anywhere. */
function areasOf(folder: string, prefix: string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const area of readdirSync(folder, { withFileTypes: true })) {
    if (!area.isDirectory()) continue;
    const files = readdirSync(join(folder, area.name), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(join(folder, area.name, file), 'utf8'));
    const imported = files.flatMap((text) =>
      [...text.matchAll(new RegExp(`['"]${prefix}/areas/([\\w-]+)/`, 'g'))].map(([, other = '']) => other),
    );
    graph.set(area.name, new Set(imported.filter((other) => other !== area.name)));
  }
  return graph;
}

/** The first circle found, as the way around it. */
function circleIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const done = new Set<string>();
  function walk(area: string, way: readonly string[]): string[] | undefined {
    if (way.includes(area)) return [...way.slice(way.indexOf(area)), area];
    if (done.has(area)) return undefined;
    for (const next of graph.get(area) ?? []) {
      const found = walk(next, [...way, area]);
      if (found) return found;
    }
    done.add(area);
    return undefined;
  }
  for (const area of graph.keys()) {
    const found = walk(area, []);
    if (found) return found;
  }
  return undefined;
}

describe('areas', () => {
  it('a circle is seen', () => {
    const graph = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['b'])],
    ]);
    expect(circleIn(graph)).toEqual(['b', 'c', 'b']);
  });

  it.each([
    ['hub/src/areas', '#hub'],
    ['portal/src/areas', '#portal'],
  ])('of %s stand in no circle', (folder, prefix) => {
    const graph = areasOf(folder, prefix);
    expect(graph.size).toBeGreaterThan(10);
    expect(circleIn(graph)).toBeUndefined();
  });
});
