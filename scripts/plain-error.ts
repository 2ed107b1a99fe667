import { SettingsError } from '#hub/shared/settings.ts';

/** A failure that people can mend: its message is one sentence that says what to do, and all that is shown. */
export class PlainError extends Error {}

/** Runs a script; a plain error ends it with its sentence, any other with its stack. */
export async function runScript(script: () => Promise<void>): Promise<void> {
  try {
    await script();
  } catch (error) {
    const isPlain = error instanceof PlainError || error instanceof SettingsError;
    console.error(isPlain ? `\n${error.message}\n` : error);
    process.exit(1);
  }
}
