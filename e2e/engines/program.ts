// Programs that a browser consists of: started, heard, ended.
import { type ChildProcess, spawn } from 'node:child_process';
import { findProgram } from '#scripts/find-program.ts';

export interface Program {
  /** The first words it says that match. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  stop(): Promise<void>;
}

const START_MS = 60_000;
const STOP_MS = 5_000;

export function startProgram(names: readonly string[], args: string[], env: Record<string, string> = {}): Program {
  const name = names.join(' or ');
  const path = findProgram(names);
  if (!path) throw new Error(`There is no ${name} on the PATH: npm test installs it, or says how.`);
  const child = spawn(path, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      for (const listen of listeners) listen();
    });
  }
  return {
    says: (pattern) =>
      new Promise((done, fail) => {
        const giveUp = (how: string) => () => fail(new Error(`${name} ${how}; it said: ${said.slice(-2_000)}`));
        const timer = setTimeout(giveUp('did not start in time'), START_MS);
        child.once('exit', giveUp('ended'));
        child.once('error', giveUp('cannot be started'));
        const listen = () => {
          const found = pattern.exec(said);
          if (!found) return;
          clearTimeout(timer);
          listeners.delete(listen);
          done(found);
        };
        listeners.add(listen);
        listen();
      }),
    stop: () => end(child),
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(timer);
}
