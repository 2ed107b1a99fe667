import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ENGINE_TOOLS, ensureTools, TOOLS } from '#scripts/browser-tools.ts';
import { judge } from '#scripts/test-step.ts';
import {
  addTallies,
  MOST_SECOND_TRIES,
  MOST_UNIT_SECOND_TRIES,
  playwrightTally,
  secondTries,
  totalsLine,
  unitSecondTries,
  vitestTally,
} from '#scripts/test-tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'gangway-tally-'));
const file = join(folder, 'report.json');
const none = join(folder, 'none.json');
afterAll(() => rmSync(folder, { recursive: true }));
function report(content: unknown): string {
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('counting tests', () => {
  const counts = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  it('counts Vitest’s tests, skipped ones and files that do not load as failed', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(vitestTally(report({ ...counts, testResults }), none)).toEqual({ passed: 5, failed: 5 });
  });

  it.each([
    [MOST_UNIT_SECOND_TRIES, { passed: 5, failed: 4 }],
    [MOST_UNIT_SECOND_TRIES + 1, { passed: 4 - MOST_UNIT_SECOND_TRIES, failed: 5 + MOST_UNIT_SECOND_TRIES }],
  ])('forgives a second try to few of Vitest’s tests: %i', (again, tally) => {
    const tries = join(folder, 'again.json');
    writeFileSync(tries, JSON.stringify(Array.from({ length: again }, (_, at) => `test ${at}`)));
    expect(unitSecondTries(tries)).toHaveLength(again);
    expect(vitestTally(report({ ...counts, testResults: [] }), tries)).toEqual(tally);
  });

  it('counts Playwright’s tests, skipped ones as failed', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 0, skipped: 1 };
    expect(playwrightTally(report({ stats, errors: [{}] }))).toEqual({ passed: 7, failed: 3 });
  });

  it.each([
    [MOST_SECOND_TRIES, { passed: 7 + MOST_SECOND_TRIES, failed: 0 }],
    [MOST_SECOND_TRIES + 1, { passed: 7, failed: MOST_SECOND_TRIES + 1 }],
  ])('forgives a second try to a few journeys only: %i', (flaky, tally) => {
    const stats = { expected: 7, unexpected: 0, flaky, skipped: 0 };
    expect(playwrightTally(report({ stats, errors: [] }))).toEqual(tally);
  });

  it('names the journeys that needed a second try, however deep they lie', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const suites = [{ specs: [spec('a', 'expected')], suites: [{ specs: [spec('b', 'flaky')] }] }];
    expect(secondTries(report({ suites }))).toEqual(['b']);
    expect(secondTries(none)).toEqual([]);
  });

  it('takes a missing report as a failure', () => {
    expect(vitestTally(none, none)).toEqual({ passed: 0, failed: 1 });
    expect(playwrightTally(none)).toEqual({ passed: 0, failed: 1 });
  });

  it('believes a bad exit code more than a report without failures', () => {
    expect(judge(1, { passed: 9, failed: 0 })).toEqual({ passed: 9, failed: 1 });
    expect(judge(1, { passed: 9, failed: 3 })).toEqual({ passed: 9, failed: 3 });
    expect(judge(0, { passed: 9, failed: 0 })).toEqual({ passed: 9, failed: 0 });
    expect(judge(0, undefined)).toEqual({ passed: 1, failed: 0 });
    expect(judge(null, undefined)).toEqual({ passed: 0, failed: 1 });
  });

  it('ends in one line', () => {
    const sum = addTallies([
      { passed: 1, failed: 0 },
      { passed: 41, failed: 2 },
    ]);
    expect(totalsLine(sum)).toBe('42 passed, 2 failed');
  });
});

describe('the programs that the browser tests need', () => {
  const FONTS = '{Arial,LiberationSans-Regular}.ttf';
  function machine(present: string[], isRoot: boolean, installs = true) {
    const asked: string[] = [];
    return {
      asked,
      isRoot,
      has: (names: readonly string[]) => names.some((name) => present.includes(name)),
      hasFile: (pattern: string) => present.some((name) => pattern.endsWith(name)),
      install: (packages: readonly string[]) => {
        asked.push(...packages);
        return installs;
      },
    };
  }

  it('are left alone when they are there', () => {
    const complete = machine(['google-chrome', 'ffmpeg', FONTS, 'apt-get'], true);
    expect(ensureTools(TOOLS, complete)).toBeUndefined();
    expect(complete.asked).toEqual([]);
  });

  it('are installed by root where Debian is', () => {
    const bare = machine(['apt-get', 'ffmpeg'], true);
    expect(ensureTools(TOOLS, bare)).toBeUndefined();
    expect(bare.asked).toEqual(['chromium', 'fonts-liberation']);
  });

  it.each([
    ['an ordinary user', machine(['apt-get'], false)],
    ['a machine without apt-get', machine([], true)],
    ['a failed installation', machine(['apt-get'], true, false)],
  ])('are asked for in one sentence: %s', (_, poor) => {
    expect(ensureTools(TOOLS, poor)).toMatch(
      /need chromium and ffmpeg and fonts-liberation,.*apt-get install chromium ffmpeg fonts-liberation"/,
    );
  });

  it('of the other engines are programs and files', () => {
    const programs = ['WebKitWebDriver', 'Xvfb', 'firefox'];
    const complete = machine([...programs, 'libgsthls.so', 'libgstlibav.so'], true);
    expect(ensureTools(ENGINE_TOOLS, complete)).toBeUndefined();
    expect(ensureTools(ENGINE_TOOLS, machine(programs, false))).toMatch(
      /need gstreamer1.0-plugins-bad and gstreamer1.0-libav,/,
    );
  });
});
