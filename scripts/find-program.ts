import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian, other distributions, and the names that vendors use. */
export const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
export const FIREFOX_NAMES = ['firefox-esr', 'firefox'];

/** The full path of the first of these programs that stands on the PATH. */
export function findProgram(names: readonly string[], path = process.env.PATH ?? ''): string | undefined {
  const places = names.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name)));
  return places.find((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
