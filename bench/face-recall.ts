import { ALTERATIONS, distance, isSamePlace, ORIGINAL, type PlacedFace } from './altered-faces.ts';

export const THRESHOLDS = [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6];

export interface Recall {
  threshold: number;
  /** Of the faces of the originals, how many are known again on a copy; by kind of copy too. */
  recall: number;
  byAlteration: Record<string, number>;
  /** Of the pairs that certainly are two people (they sit beside each other on one photograph), how many match. */
  falseOnOnePhotograph: number;
  /** Of the pairs on different photographs. Some of them may be one person: nobody has said who the people are. */
  matchedAcross: number;
}

const share = (part: number, whole: number) => (whole === 0 ? Number.NaN : part / whole);

export function recallTable(faces: readonly PlacedFace[]): Recall[] {
  const known = faces.filter(({ alteration }) => alteration === ORIGINAL);
  const copies = faces.filter(({ alteration }) => alteration !== ORIGINAL);
  const again = known.flatMap((face) =>
    Object.keys(ALTERATIONS).map((alteration) => {
      const found = copies.find((copy) => copy.alteration === alteration && isSamePlace(copy, face));
      return { alteration, distance: found ? distance(face, found) : Number.POSITIVE_INFINITY };
    }),
  );
  const others = known.flatMap((face) =>
    copies
      .filter((copy) => !isSamePlace(copy, face))
      .map((copy) => ({ together: copy.sample === face.sample, distance: distance(face, copy) })),
  );
  return THRESHOLDS.map((threshold) => {
    const within = (pairs: readonly { distance: number }[]) =>
      share(pairs.filter((pair) => pair.distance <= threshold).length, pairs.length);
    return {
      threshold,
      recall: within(again),
      byAlteration: Object.fromEntries(
        Object.keys(ALTERATIONS).map((name) => [name, within(again.filter(({ alteration }) => alteration === name))]),
      ),
      falseOnOnePhotograph: within(others.filter(({ together }) => together)),
      matchedAcross: within(others.filter(({ together }) => !together)),
    };
  });
}

/** Of two originals: the pairs on different photographs that lie closest, to be looked at. */
export function closestAcross(faces: readonly PlacedFace[], count: number): string[] {
  const known = faces.filter(({ alteration }) => alteration === ORIGINAL);
  return known
    .flatMap((face, at) =>
      known
        .slice(at + 1)
        .filter((other) => other.sample !== face.sample)
        .map((other) => ({ face, other, distance: distance(face, other) })),
    )
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ face, other, distance: far }) => {
      const where = ({ sample, x }: PlacedFace) => `${sample} at ${Math.round(x * 100)} %`;
      return `${far.toFixed(3)}  ${where(face)}, ${where(other)}`;
    });
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

export function recallLines(table: readonly Recall[]): string {
  const names = Object.keys(ALTERATIONS);
  const head = ['distance', 'recall', 'false, one photo', 'across photos', ...names];
  const rows = table.map((row) => [
    String(row.threshold),
    percent(row.recall),
    percent(row.falseOnOnePhotograph),
    percent(row.matchedAcross),
    ...names.map((name) => percent(row.byAlteration[name] ?? Number.NaN)),
  ]);
  return [head, ...rows].map((row) => row.map((cell, at) => cell.padEnd(head[at]?.length ?? 0)).join('   ')).join('\n');
}
