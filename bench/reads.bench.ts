import type { Category } from '#contract/areas/content.ts';
import type { Bench } from './bench.ts';
import { compareWithFloor } from './measure-load.ts';

/** Public content comes from a cache of bytes: it must not cost more than bare node:http with the same bytes. */
export const bench: Bench = async ({ ship }) => {
  const { hubUrl, hub } = await ship();
  const roots: Category[] = await (await fetch(`${hubUrl}/v1/cms/categories/findByRoot/`)).json();
  const [first] = roots;
  if (!first) throw new Error('The seeded hub has no root category.');
  const calls: [name: string, path: string][] = [
    ['root categories', 'cms/categories/findByRoot/'],
    ['articles of a category', `cms/articles/findByCategoryId/${first.id}?withWayFinder=false&previewMode=false`],
  ];
  const measures = [];
  for (const [name, path] of calls) {
    const { ours, floor, ratio, cpuRatio, p99Ms } = await compareWithFloor(
      `${hubUrl}/v1/${path}`,
      hub.process.pid ?? 0,
    );
    measures.push(
      { name: `${name}, cached, per CPU`, value: cpuRatio, unit: '× bare node:http', atLeast: 1 },
      { name: `${name}, cached, per second`, value: ratio, unit: '× bare node:http', atLeast: 1 },
      { name: `${name}, hub`, value: ours, unit: 'requests/s' },
      { name: `${name}, floor`, value: floor, unit: 'requests/s' },
      { name: `${name}, p99`, value: p99Ms, unit: 'ms' },
    );
  }
  return measures;
};
