import type { TicketKeys } from '#contract/areas/tickets.ts';
import type { Hub } from '#hub/hub.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { notFound } from '#hub/shared/http/hub-error.ts';
import { newTicketKey, type TicketKeyPair } from './ticket-signature.ts';
import { type KeyRow, ticketsStore } from './tickets.store.ts';

function presentKey({ id, publicKey, madeAt, retiredAt, withdrawnAt }: KeyRow): TicketKeys['keys'][number] {
  return {
    id,
    publicKey,
    madeAt: madeAt.toISOString(),
    ...(retiredAt && { retiredAt: retiredAt.toISOString() }),
    ...(withdrawnAt && { withdrawnAt: withdrawnAt.toISOString() }),
  };
}

/** What tickets are signed with. The first key is made when the first ticket is asked for. */
export function ticketKeysService({ sql, clock }: Pick<Hub, 'sql' | 'clock'>) {
  async function signing(): Promise<TicketKeyPair> {
    const store = ticketsStore(sql);
    const known = await store.signingKey();
    if (known) return known;
    await store.addKey(newTicketKey(), clock.now());
    const made = await store.signingKey();
    if (!made) throw new Error('There is no key to sign tickets with.');
    return made;
  }

  async function list(): Promise<TicketKeys> {
    const store = ticketsStore(sql);
    const [voyage, keys] = await Promise.all([store.voyage(), store.keys()]);
    return { voyage, asOf: clock.now().toISOString(), keys: keys.map(presentKey) };
  }

  /** The key that signs retires, and another takes its place in the same transaction. */
  async function renew(tx: Sql): Promise<void> {
    const store = ticketsStore(tx);
    await store.retireSigningKey(clock.now());
    await store.addKey(newTicketKey(), clock.now());
  }

  return {
    signing,
    list,

    async rotate(): Promise<TicketKeys> {
      await sql.begin(renew);
      return list();
    },

    async withdraw(typed: string): Promise<TicketKeys> {
      const id = typed.toUpperCase();
      await sql.begin(async (tx) => {
        const key = (await ticketsStore(tx).keys()).find((one) => one.id === id);
        if (!key) throw notFound('There is no such key.');
        if (key.retiredAt === null) await renew(tx);
        await ticketsStore(tx).withdrawKey(id, clock.now());
      });
      return list();
    },
  };
}
export type TicketKeysService = ReturnType<typeof ticketKeysService>;
