import type { Transaction } from './sql.ts';

/**
 * Work at the start that one hub does while the others wait: for as long as it takes, not for the few seconds that a guest
 * would. One that stands still in the middle of it gives up its turn after a minute.
 */
export const START_LIMITS = {
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '60s',
} as const;

/** Holds the lock for the rest of the transaction, with the limits of the start. */
export async function waitForTurn(tx: Transaction, lock: number): Promise<void> {
  for (const [name, value] of Object.entries(START_LIMITS)) await tx`select set_config(${name}, ${value}, true)`;
  await tx`select pg_advisory_xact_lock(${lock})`;
}
