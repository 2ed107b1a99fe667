import { LAUNCH_OPTIONS } from '../chromium.ts';
import { launchChromium } from './chromium.engine.ts';
import type { EngineName, Launcher } from './engine.ts';
import { launchFirefox } from './firefox.engine.ts';
import { launchWebkit } from './webkit.engine.ts';

export const LAUNCH: Readonly<Record<EngineName, () => Promise<Launcher>>> = {
  chromium: () => launchChromium(LAUNCH_OPTIONS),
  webkit: launchWebkit,
  firefox: launchFirefox,
};
