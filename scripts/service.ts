// The processes that `npm start`, the browser tests and the bench run: one hub, one sandbox.
import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '#scripts/plain-error.ts';

export interface Service {
  name: string;
  process: ChildProcess;
  /** Resolves with a sentence when the process has ended. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

export interface ServiceOptions {
  name: string;
  script: string;
  /** Start it anew when one of its files changes. */
  watch?: boolean | undefined;
  env: Record<string, string>;
  /** What it writes to standard output goes here. */
  logFile: string;
}

const STOP_WITHIN_MS = 30_000;
const COMPILED = '.gangway/compiled';

export function startService({ name, script, watch, env, logFile }: ServiceOptions): Service {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile, { flags: 'a' });
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...(watch ? ['--watch'] : []), script],
    {
      env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...env },
      // The channel tells the child when this process dies without a word.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Ctrl-C is for this process, which then stops the services in order.
      detached: true,
    },
  );
  let complaint = '';
  child.stdout?.pipe(log, { end: false });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log.write(text);
    // Whoever has just broken a file is looking here, not into the log.
    if (watch) process.stderr.write(text);
    complaint = (complaint + text).slice(-4_000);
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`The ${name} cannot be started: ${error.message}`));
    child.once('close', (code, signal) => {
      log.end();
      const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
      resolve(complaint.trim() || `The ${name} ${how}; its log is ${logFile}.`);
    });
  });
  return { name, process: child, ended, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const patience = new AbortController();
  const late = pause(STOP_WITHIN_MS, undefined, { signal: patience.signal }).then(
    () => child.kill('SIGKILL'),
    () => undefined,
  );
  await gone;
  patience.abort();
  await late;
}

/** Waits until the address answers 200; an early end of the service is told in its own words. */
export async function whenReady(service: Service, address: string, withinMs = 120_000): Promise<void> {
  let failure: string | undefined;
  void service.ended.then((sentence) => {
    failure = sentence;
  });
  for (const end = Date.now() + withinMs; Date.now() < end; await pause(25)) {
    if (failure !== undefined) throw new PlainError(failure);
    const answer = await fetch(address).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
  }
  throw new PlainError(`The ${service.name} did not become ready within ${withinMs / 1000} seconds.`);
}

/** Refuses early, before anything is built, when somebody else has the port. */
export async function assertPortFree(port: number, variable: string, command = 'npm start'): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const again = `choose another, for example ${variable}=${port + 1} ${command}`;
      if (error.code === 'EADDRINUSE') {
        reject(new PlainError(`Port ${port} is in use: stop what runs there, or ${again}.`));
      } else if (error.code === 'EACCES') {
        reject(
          new PlainError(`This user may not open port ${port}: choose one above 1023, for example ${variable}=8080.`),
        );
      } else reject(error);
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

/** A port that nobody has right now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
