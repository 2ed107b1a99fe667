import { readFileSync } from 'node:fs';

export interface Tally {
  passed: number;
  failed: number;
}

/** A report that is missing or unreadable counts nothing; the step's exit code then says that it failed. */
function readReport(file: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Skipped tests count as failed: this project has none. */
export function vitestTally(file: string): Tally {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const files = report.testResults as { status: string; assertionResults: unknown[] }[];
  const broken = files.filter((one) => one.status === 'failed' && one.assertionResults.length === 0).length;
  const [passed, failed, skipped, todo] = ['Passed', 'Failed', 'Pending', 'Todo'].map((kind) =>
    Number(report[`num${kind}Tests`] ?? 0),
  ) as [number, number, number, number];
  return { passed, failed: failed + skipped + todo + broken };
}

export function playwrightTally(file: string): Tally {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const stats = report.stats as { expected: number; unexpected: number; flaky: number; skipped: number };
  const errors = (report.errors as unknown[]).length;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors };
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, one) => sum + one.passed, 0),
    failed: tallies.reduce((sum, one) => sum + one.failed, 0),
  };
}

export function totalsLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
