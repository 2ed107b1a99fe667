// Everything that must hold, in order: format, lint, types, unit tests, build, pages and journeys in a browser.
// Each step's closing lines are shown, all of its output when it fails; the last line has the totals.
import { mkdirSync, rmSync } from 'node:fs';
import { ensureTools, TOOLS } from '#scripts/browser-tools.ts';
import { runStep, type Step } from '#scripts/test-step.ts';
import {
  addTallies,
  playwrightTally,
  secondTries,
  type Tally,
  totalsLine,
  UNIT_SECOND_TRIES,
  unitSecondTries,
  vitestTally,
} from '#scripts/test-tally.ts';

const UNIT_REPORT = 'test-results/unit.json';
const BROWSER_REPORT = 'test-results/browser.json';
const ENGINES_REPORT = 'test-results/engines.json';

const STEPS: Step[] = [
  { name: 'format', command: ['biome', 'format', '.'] },
  { name: 'lint', command: ['biome', 'lint', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  {
    name: 'unit',
    command: [
      ...(['vitest', 'run', '--retry=1'] as const),
      ...['--reporter=default', '--reporter=json', '--reporter=./scripts/second-tries-reporter.ts'],
      `--outputFile.json=${UNIT_REPORT}`,
    ],
    tally: () => vitestTally(UNIT_REPORT, UNIT_SECOND_TRIES),
  },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  {
    name: 'browser',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', '--retries=1'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT },
    tally: () => playwrightTally(BROWSER_REPORT),
  },
  {
    name: 'browsers',
    command: [
      'playwright',
      'test',
      ...['--config', 'e2e/engines/playwright.config.ts', '--project=webkit', '--project=firefox'],
      ...['--grep=@short', '--reporter=list,json', '--retries=1'],
    ],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: ENGINES_REPORT },
    tally: () => playwrightTally(ENGINES_REPORT),
  },
];

const complaint = ensureTools(TOOLS);
if (complaint) {
  console.error(`\n${complaint}\n`);
  process.exit(1);
}
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

const tallies: Tally[] = [];
for (const step of STEPS) tallies.push(await runStep(step));
const again = [...unitSecondTries(UNIT_SECOND_TRIES), ...[BROWSER_REPORT, ENGINES_REPORT].flatMap(secondTries)];
for (const title of again) console.log(`At the second try only: ${title}`);
const total = addTallies(tallies);
console.log(`\n${totalsLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
