import type { Ship } from '#scripts/ship.ts';

/** One measured number; with a target it can miss it. */
export interface Measure {
  name: string;
  value: number;
  unit: string;
  atMost?: number;
  atLeast?: number;
}

export interface BenchContext {
  /** A hub and a sandbox on free ports with a freshly seeded database, started when first asked for. */
  ship(): Promise<Ship>;
}

/** What a file `bench/<name>.bench.ts` exports as `bench`. */
export type Bench = (context: BenchContext) => Promise<Measure[]>;

export function meetsTarget({ value, atMost, atLeast }: Measure): boolean {
  return value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/** Three significant figures are all that a shared machine can promise. */
export function figure(value: number): string {
  return Math.abs(value) >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}

export function measureTable(measures: readonly Measure[]): string {
  const rows = measures.map((one) => {
    const target =
      one.atMost !== undefined
        ? `≤ ${figure(one.atMost)}`
        : one.atLeast !== undefined
          ? `≥ ${figure(one.atLeast)}`
          : '';
    return [one.name, `${figure(one.value)} ${one.unit}`, target, target && (meetsTarget(one) ? 'met' : 'MISSED')];
  });
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}
