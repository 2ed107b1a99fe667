import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import type { Tally } from '#scripts/test-tally.ts';

export interface Step {
  name: string;
  /** A tool of node_modules/.bin and its arguments. */
  command: [tool: string, ...args: string[]];
  environment?: Record<string, string>;
  /** Counts the tests of a runner from its report; a step without one counts as one check. */
  tally?: () => Tally;
}

const CLOSING_LINES = 8;
const FAILURE_LINES = 400;
const TOOLS = resolve('node_modules/.bin');

export async function runStep(step: Step): Promise<Tally> {
  const started = performance.now();
  console.log(`\n== ${step.name}`);
  const { code, lines } = await run(step);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  for (const line of lines.slice(code === 0 ? -CLOSING_LINES : -FAILURE_LINES)) console.log(line);
  console.log(`== ${step.name}: ${code === 0 ? 'ok' : `FAILED (exit code ${code})`} after ${seconds} s`);
  return judge(code, step.tally?.());
}

/** A runner that ends badly has a failure, also when its report names none (a crash, an error outside all tests). */
export function judge(code: number | null, counted: Tally | undefined): Tally {
  if (!counted) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

function run({ name, command: [tool, ...args], environment }: Step): Promise<{ code: number | null; lines: string[] }> {
  const log = createWriteStream(`test-results/${name}.log`);
  const env = {
    ...process.env,
    FORCE_COLOR: '0',
    NO_COLOR: '1',
    PATH: TOOLS + delimiter + process.env.PATH,
    ...environment,
  };
  return new Promise((done, fail) => {
    const child = spawn(resolve(TOOLS, tool), args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        log.write(text);
      });
    }
    child.on('error', fail);
    child.on('close', (code) => {
      log.end();
      done({ code, lines: output.trimEnd().split('\n') });
    });
  });
}
