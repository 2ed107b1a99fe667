import { DataFolderError } from '#hub/shared/data-folder.ts';
import { SettingsError } from '#hub/shared/settings.ts';

/** A failure that people can mend: its message is one sentence that says what to do, and all that is shown. */
export class PlainError extends Error {}

const PLAIN = [PlainError, SettingsError, DataFolderError];

/** Runs a script; a plain error ends it with its sentence, any other with its stack. */
export async function runScript(script: () => Promise<void>): Promise<void> {
  try {
    await script();
  } catch (error) {
    const isPlain = PLAIN.some((kind) => error instanceof kind);
    console.error(isPlain ? `\n${(error as Error).message}\n` : error);
    process.exit(1);
  }
}
