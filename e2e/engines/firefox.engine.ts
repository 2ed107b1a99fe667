// Firefox as Debian has it, without a window, driven by WebDriver BiDi, which it speaks itself.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIREFOX_NAMES } from '#scripts/find-program.ts';
import { type Bidi, connectBidi } from './bidi.ts';
import type { Engine, Launcher } from './engine.ts';
import { pressActions, tapActions, typeActions } from './keys.ts';
import { startProgram } from './program.ts';

/** Nothing but the ship is asked, films may begin, and the language is the one that the journeys read. */
const PREFERENCES = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-GB, en',
  'media.autoplay.default': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.active-protocols': 1,
  'remote.prefs.recommended': true,
  'security.sandbox.content.level': 0,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.server': '',
  // As on a phone, where they take no room.
  'ui.useOverlayScrollbars': 1,
};

export async function launchFirefox(): Promise<Launcher> {
  const profile = await mkdtemp(join(tmpdir(), 'gangway-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const browser = startProgram(
    FIREFOX_NAMES,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { HOME: profile, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
  );
  const [, address] = await browser.says(/WebDriver BiDi listening on (ws:\/\/\S+)/);
  const bidi = await connectBidi(`${address}/session`);
  await bidi.send('session.new', { capabilities: {} });
  return {
    open: (size) => openTab(bidi, size),
    async stop() {
      bidi.close();
      await browser.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

async function openTab(bidi: Bidi, viewport: object): Promise<Engine> {
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext', {});
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
  await bidi.send('browsingContext.setViewport', { context, viewport });
  const { contexts } = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree', { maxDepth: 0 });
  const [first] = contexts;
  /** By way of the tab that was there first: the focus goes to the page of a tab only when another had it. */
  const activate = async () => {
    await bidi.send('browsingContext.activate', { context: first?.context });
    await bidi.send('browsingContext.activate', { context });
  };
  await activate();
  const perform = async (actions: object[]) => {
    await bidi.send('input.performActions', { context, actions });
  };
  async function evaluate(script: string): Promise<unknown> {
    const params = { target: { context }, awaitPromise: true, arguments: [] };
    const functionDeclaration = `async () => JSON.stringify(await (${script}))`;
    const answer = await bidi.send<Evaluated>('script.callFunction', { ...params, functionDeclaration });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
    const json = answer.result?.value;
    return json === undefined ? undefined : JSON.parse(json);
  }
  return {
    async goto(url) {
      const navigate = () => bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
      // A page that goes elsewhere by itself at the same moment wins; whoever types an address types it again.
      await navigate().catch((error: Error) => {
        if (!error.message.includes('NS_BINDING_ABORTED')) throw error;
        return navigate();
      });
    },
    evaluate,
    tap: (x, y) => perform(tapActions(x, y)),
    type: (text) => perform(typeActions(text)),
    async press(keys) {
      await perform(pressActions(keys));
      // Behind the last stop come the browser's own bars, which have no window here: the next stop is the page again.
      if (keys.endsWith('Tab') && !(await evaluate('document.hasFocus()'))) await activate();
    },
    async screenshot() {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async close() {
      await bidi.send('browser.removeUserContext', { userContext });
    },
  };
}
