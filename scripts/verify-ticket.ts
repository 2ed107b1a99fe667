// `npm run verify-ticket -- <folder> <ticket> [cabin]`: whether a ticket is good, without a hub and without a network.
// The folder is what `npm run ops -- export-tickets <folder>` wrote; the status 0 says good, 1 says not.
import { PlainError, runScript } from '#scripts/plain-error.ts';
import { ticketVerdict } from '#scripts/ticket-verdict.ts';

await runScript(async () => {
  const [folder, ticket, cabin] = process.argv.slice(2);
  if (!folder || !ticket) throw new PlainError('Usage: npm run verify-ticket -- <folder> <ticket> [cabin]');
  const { isGood, line } = await ticketVerdict(folder, ticket, cabin);
  console.log(line);
  process.exitCode = isGood ? 0 : 1;
});
