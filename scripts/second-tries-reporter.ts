import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';
import { UNIT_SECOND_TRIES } from '#scripts/test-tally.ts';

/** Writes down which unit tests passed at the second try only; the run says their names and allows few. */
export default class SecondTriesReporter implements Reporter {
  readonly #titles: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#titles.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(): void {
    writeFileSync(UNIT_SECOND_TRIES, JSON.stringify(this.#titles));
  }
}
