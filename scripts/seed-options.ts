import type { Applied } from '#hub/apply-pack.ts';
import { PlainError } from '#scripts/plain-error.ts';

export interface SeedOptions {
  /** Empties the database first. */
  reset: boolean;
  /** Whoever says so was asked already. */
  yes: boolean;
}

export function readSeedOptions(args: readonly string[]): SeedOptions {
  const unknown = args.find((argument) => argument !== '--reset' && argument !== '--yes');
  if (unknown) throw new PlainError(`Seeding knows --reset and --yes, not ${unknown}.`);
  return { reset: args.includes('--reset'), yes: args.includes('--yes') };
}

interface Asking {
  /** What would be emptied. */
  place: string;
  isTerminal: boolean;
  ask(question: string): Promise<string>;
}

/** Nothing is emptied before somebody has said so. */
export async function mayReset({ reset, yes }: SeedOptions, { place, isTerminal, ask }: Asking): Promise<void> {
  if (!reset || yes) return;
  const what = `This empties ${place}: every booking, charge and message of every voyage.`;
  if (!isTerminal) throw new PlainError(`${what} Nobody can be asked here; say --reset --yes if that is meant.`);
  const answer = await ask(`${what}\nType "empty" to go on: `);
  if (answer.trim().toLowerCase() !== 'empty') throw new PlainError('Nothing was changed.');
}

export function saidAfterSeed(done: Applied, pack: string): string {
  if (done === 'other-pack') {
    throw new PlainError(
      `The voyage under way is of another pack, nothing was changed. Start the hub with PACK=${pack}, then npm run ops -- voyage-start.`,
    );
  }
  if (done === 'voyage-started') return `A new voyage of the pack ${pack} has begun, with today in its middle.`;
  return `The pack ${pack} is in the database; what guests did is as it was.`;
}
