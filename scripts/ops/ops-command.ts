import { readFile } from 'node:fs/promises';
import type { CallOps } from '#scripts/ops-client.ts';
import { PlainError } from '#scripts/plain-error.ts';

export interface OpsCommand {
  /** What follows the command's name: `<needed>`, `[optional]`. */
  usage: string;
  summary: string;
  run(call: CallOps, args: readonly string[]): Promise<string>;
}

export type OpsCommands = Readonly<Record<string, OpsCommand>>;

export const asLines = (value: unknown) => JSON.stringify(value, null, 2);

/** What an operator typed, in the spelling of the choice it means; anything else is told, not guessed. */
export function chosen<T extends string>(value: string, choices: readonly T[]): T {
  const choice = choices.find((one) => one.toLowerCase() === value.toLowerCase());
  if (choice === undefined) throw new PlainError(`It must be ${choices.join(' or ')}, not ${value || 'nothing'}.`);
  return choice;
}

export function wholeNumber(typed: string): number {
  if (!/^\d+$/.test(typed)) throw new PlainError(`${typed} is no number: write 24.`);
  return Number(typed);
}

export async function fileText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new PlainError(`${file} cannot be read.`);
  });
}
