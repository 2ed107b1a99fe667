import { readFileSync } from 'node:fs';

export interface Tally {
  passed: number;
  failed: number;
}

/** A browser, a hub, a database and three partners share two cores: so many journeys of a run may need a second try. */
export const MOST_SECOND_TRIES = 4;
/** Of some 6,500 unit tests, most of which wait for something on two busy cores. */
export const MOST_UNIT_SECOND_TRIES = 2;
export const UNIT_SECOND_TRIES = 'test-results/unit-second-tries.json';

/** A report that is missing or unreadable counts nothing; the step's exit code then says that it failed. */
function readReport<T = Record<string, unknown>>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Skipped tests count as failed: this project has none. So do those of a second try when there are too many. */
export function vitestTally(file: string, secondTriesFile: string): Tally {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const files = report.testResults as { status: string; assertionResults: unknown[] }[];
  const broken = files.filter((one) => one.status === 'failed' && one.assertionResults.length === 0).length;
  const [passed, failed, skipped, todo] = ['Passed', 'Failed', 'Pending', 'Todo'].map((kind) =>
    Number(report[`num${kind}Tests`] ?? 0),
  ) as [number, number, number, number];
  const again = unitSecondTries(secondTriesFile).length;
  const unforgiven = again <= MOST_UNIT_SECOND_TRIES ? 0 : again;
  return { passed: passed - unforgiven, failed: failed + skipped + todo + broken + unforgiven };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

/** Skipped tests count as failed here too, and so do those of a second try when there are more than a run may have. */
export function playwrightTally(file: string): Tally {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const stats = report.stats as { expected: number; unexpected: number; flaky: number; skipped: number };
  const errors = (report.errors as unknown[]).length;
  const forgiven = stats.flaky <= MOST_SECOND_TRIES ? stats.flaky : 0;
  return {
    passed: stats.expected + forgiven,
    failed: stats.unexpected + stats.flaky - forgiven + stats.skipped + errors,
  };
}

export const unitSecondTries = (file: string): string[] => readReport<string[]>(file) ?? [];

/** The journeys that passed at the second try only: each is a debt, and is named. */
export function secondTries(file: string): string[] {
  const suites = (readReport(file)?.suites ?? []) as PlaywrightSuite[];
  const titlesOf = (suite: PlaywrightSuite): string[] => [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => spec.title),
    ...(suite.suites ?? []).flatMap(titlesOf),
  ];
  return suites.flatMap(titlesOf);
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
