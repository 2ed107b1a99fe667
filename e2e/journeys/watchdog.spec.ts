// The watchdog of a kiosk against a real browser: a page that hangs answers nobody, and only something outside can end it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_NAMES, findProgram } from '#scripts/find-program.ts';
import { freePort } from '#scripts/service.ts';
import { expect, test } from '../test.ts';

const WATCHDOG = 'scripts/kiosk/gangway-watchdog';
const ALIVE = 'data:text/html,alive';
const HANGS = 'data:text/html,<script>setTimeout(()=>{for(;;);})</script>';
const WATCHED_MS = 8_000;

async function withBrowser(page: string, use: (port: number, folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-watchdog-'));
  const port = await freePort();
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    `--user-data-dir=${folder}/profile`,
  ];
  const browser = spawn(findProgram(CHROMIUM_NAMES) ?? '', [...flags, `--remote-debugging-port=${port}`, page]);
  try {
    await expect.poll(() => pagesAt(port)).toContain('"type": "page"');
    await use(port, folder);
  } finally {
    await ended(browser);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const pagesAt = (port: number) =>
  fetch(`http://127.0.0.1:${port}/json/list`).then(
    (answer) => answer.text(),
    () => '',
  );

function ended(process: ChildProcess): Promise<void> {
  return new Promise((done) => {
    process.once('exit', () => done());
    process.kill('SIGKILL');
  });
}

const settings = (port: number, restarted: string) => ({
  ...process.env,
  DEBUG_PORT: String(port),
  EVERY: '0.2',
  PATIENCE: '3',
  RESTART: `touch ${restarted}`,
});

test('a page that hangs is noticed from outside, and the browser started again', async () => {
  await withBrowser(HANGS, async (port, folder) => {
    const restarted = join(folder, 'restarted');
    const watchdog = spawn('bash', [WATCHDOG], { env: settings(port, restarted) });
    await expect.poll(() => existsSync(restarted), { timeout: 45_000 }).toBe(true);
    await ended(watchdog);
  });
});

test('a page that lives is left alone', async () => {
  await withBrowser(ALIVE, async (port, folder) => {
    const restarted = join(folder, 'restarted');
    const { signal, stderr } = spawnSync('bash', [WATCHDOG], { env: settings(port, restarted), timeout: WATCHED_MS });
    // It was watching to the end: what never started restarts nothing either.
    expect({ signal, said: String(stderr) }).toEqual({ signal: 'SIGTERM', said: '' });
    expect(existsSync(restarted)).toBe(false);
  });
});
