import type { WayStep } from '#contract/areas/wayfinder.ts';
import type { Ship } from '#packs/schema/ship.ts';
import type { Spot } from './plan-pictures.ts';
import type { Way } from './shortest-way.ts';

/** The parts of a way that stay on one deck, for the lines on the plans. */
export function partsOf({ points }: Way): Spot[][] {
  const parts: Spot[][] = [];
  for (const { level, x, y } of points) {
    const part = parts.at(-1);
    if (part?.at(-1)?.level === level) part.push({ level, x, y });
    else parts.push([{ level, x, y }]);
  }
  return parts.filter((part) => part.length > 1);
}

/** A way in words: walks between rides, neighbouring links of one kind in one step. */
export function stepsOf(
  { points, links }: Way,
  { shafts }: Pick<Ship, 'shafts'>,
  destination: WayStep['name'],
): WayStep[] {
  const steps: WayStep[] = [];
  for (const [index, link] of links.entries()) {
    const [from, to] = [points[index], points[index + 1]];
    if (!from || !to) continue;
    const metres = link.kind === 'walk' ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
    const last = steps.at(-1);
    if (last?.kind === link.kind) {
      last.metres += metres;
      last.toLevel = to.level;
      continue;
    }
    const shaft = shafts.find(({ id }) => id === link.shaft);
    steps.push({ kind: link.kind, level: from.level, toLevel: to.level, metres, name: shaft?.name });
  }
  return steps
    .filter(({ kind, metres, level, toLevel }) => (kind === 'walk' ? metres >= 1 : level !== toLevel))
    .map((step, index, all) => {
      const name = step.kind === 'walk' ? (all[index + 1]?.name ?? destination) : step.name;
      return { ...step, metres: Math.round(step.metres), name };
    });
}
