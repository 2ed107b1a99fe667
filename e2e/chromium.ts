// How the browser tests start Chromium.
import { CHROMIUM_NAMES, findProgram } from '#scripts/find-program.ts';

const executablePath = findProgram(CHROMIUM_NAMES);
if (!executablePath) throw new Error('There is no Chromium on the PATH: npm test installs it, or says how.');

export const LAUNCH_OPTIONS = {
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
