// WebKit as Debian has it (WebKitGTK): its small browser on a display of its own, driven by WebDriver over HTTP.
import { globSync } from 'node:fs';
import { freePort } from '#scripts/service.ts';
import type { Engine, Launcher } from './engine.ts';
import { pressActions, tapActions, typeActions } from './keys.ts';
import { startProgram } from './program.ts';

const BROWSER = '/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser';

type Command = (method: string, path: string, body?: object) => Promise<unknown>;

function commander(base: string): Command {
  return async (method, path, body) => {
    const answer = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`WebKit, ${method} ${path}: ${JSON.stringify(value).slice(0, 500)}`);
    return value;
  };
}

export async function launchWebkit(): Promise<Launcher> {
  const [binary] = globSync(BROWSER);
  if (!binary) throw new Error('There is no MiniBrowser of WebKitGTK: npm test installs it, or says how.');
  // The display takes the first number that is free and says which.
  const display = startProgram(['Xvfb'], ['-displayfd', '1', '-screen', '0', '1920x1920x24', '-nolisten', 'tcp']);
  const [, number] = await display.says(/^(\d+)\n/m);
  const port = await freePort();
  const driver = startProgram(['WebKitWebDriver'], [`--port=${port}`], {
    DISPLAY: `:${number}`,
    // A container that runs as root has no sandbox to give.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    GDK_BACKEND: 'x11',
    LANG: 'en_GB.UTF-8',
    // Playlists by the browser itself, as on an iPhone; WebKitGTK has that, and keeps it off.
    WEBKIT_GST_ENABLE_HLS_SUPPORT: '1',
  });
  const command = commander(`http://127.0.0.1:${port}`);
  await untilReady(command);
  return {
    open: (size) => openSession(command, binary, size),
    async stop() {
      await driver.stop();
      await display.stop();
    },
  };
}

const READY_MS = 60_000;

/** The driver says nothing when it is there. */
async function untilReady(command: Command): Promise<void> {
  const end = Date.now() + READY_MS;
  for (;;) {
    try {
      await command('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

async function openSession(command: Command, binary: string, size: object): Promise<Engine> {
  // Only a full screen has no bars of the browser, which would not let it be as narrow as a phone.
  const options = { binary, args: ['--automation', '--full-screen'] };
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await command('POST', '/session', { capabilities })) as { sessionId: string };
  const tell = (method: string, path: string, body?: object) => command(method, `/session/${sessionId}${path}`, body);
  await tell('POST', '/window/rect', size);
  const perform = async (actions: object[]) => {
    await tell('POST', '/actions', { actions });
  };
  return {
    async goto(url) {
      await tell('POST', '/url', { url });
    },
    evaluate: (script) => tell('POST', '/execute/sync', { script: `return ${script}`, args: [] }),
    tap: (x, y) => perform(tapActions(x, y)),
    type: (text) => perform(typeActions(text)),
    press: (keys) => perform(pressActions(keys)),
    screenshot: async () => Buffer.from(String(await tell('GET', '/screenshot')), 'base64'),
    async close() {
      await tell('DELETE', '');
    },
  };
}
