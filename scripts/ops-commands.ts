import { accountCommands } from '#scripts/ops/account.commands.ts';
import { bookablesCommands } from '#scripts/ops/bookables.commands.ts';
import { bookingsCommands } from '#scripts/ops/bookings.commands.ts';
import { contentCommands } from '#scripts/ops/content.commands.ts';
import { deviceCommands } from '#scripts/ops/device.commands.ts';
import { excursionsCommands } from '#scripts/ops/excursions.commands.ts';
import { messagesCommands } from '#scripts/ops/messages.commands.ts';
import { musterCommands } from '#scripts/ops/muster.commands.ts';
import type { OpsCommands } from '#scripts/ops/ops-command.ts';
import { photoIntakeCommands } from '#scripts/ops/photo-intake.commands.ts';
import { photosCommands } from '#scripts/ops/photos.commands.ts';
import { problemsCommands } from '#scripts/ops/problems.commands.ts';
import { ratingsCommands } from '#scripts/ops/ratings.commands.ts';
import { screenControlCommands } from '#scripts/ops/screen-control.commands.ts';
import { sessionCommands } from '#scripts/ops/session.commands.ts';
import { signageCommands } from '#scripts/ops/signage.commands.ts';
import { ticketsCommands } from '#scripts/ops/tickets.commands.ts';
import { tvCommands } from '#scripts/ops/tv.commands.ts';
import { voyagesCommands } from '#scripts/ops/voyages.commands.ts';
import { wayfinderCommands } from '#scripts/ops/wayfinder.commands.ts';
import type { CallOps } from '#scripts/ops-client.ts';
import { PlainError } from '#scripts/plain-error.ts';

/** What `npm run ops --` can do; one line per area. */
export const OPS_COMMANDS: OpsCommands = {
  ...deviceCommands,
  ...signageCommands,
  ...screenControlCommands,
  ...wayfinderCommands,
  ...sessionCommands,
  ...contentCommands,
  ...accountCommands,
  ...messagesCommands,
  ...excursionsCommands,
  ...bookingsCommands,
  ...ticketsCommands,
  ...bookablesCommands,
  ...voyagesCommands,
  ...ratingsCommands,
  ...problemsCommands,
  ...musterCommands,
  ...tvCommands,
  ...photosCommands,
  ...photoIntakeCommands,
};

export function opsHelp(): string {
  const rows = Object.entries(OPS_COMMANDS).map(
    ([name, { usage, summary }]) => `  ${`${name} ${usage}`.trim()}\n      ${summary}`,
  );
  return ['npm run ops -- <command>', '', ...rows].join('\n');
}

/** Runs one command; a missing argument, or one too many, is told with the command's usage. */
export async function runOps(call: CallOps, [name = '', ...args]: readonly string[]): Promise<string> {
  if (['help', '--help', '-h'].includes(name)) return opsHelp();
  const command = Object.hasOwn(OPS_COMMANDS, name) ? OPS_COMMANDS[name] : undefined;
  if (!command) throw new PlainError(name ? `There is no command ${name}.\n\n${opsHelp()}` : opsHelp());
  const needed = command.usage.match(/<[^>]+>/g)?.length ?? 0;
  const possible = needed + (command.usage.match(/\[[^\]]+\]/g)?.length ?? 0);
  if (args.length < needed || args.length > possible || args.includes(''))
    throw new PlainError(`Usage: npm run ops -- ${name} ${command.usage}`);
  return command.run(call, args);
}
