import type { Hub } from '#hub/hub.ts';
import type { Fragment, Transaction } from '#hub/shared/database/sql.ts';
import { type Reads, type Rows, readTogether, writeTogether } from '#hub/shared/database/together.ts';
import { closeWith } from '#hub/shared/database/transactions.ts';
import { gatheredWrites, type Outcome } from '#hub/shared/gathered-writes.ts';
import { isBusy } from '#hub/shared/http/hub-error.ts';
import { lockScarce } from './capacity-lock.ts';
import { partyLock } from './locks.ts';
import { answerTo, type KeptAnswer, type KnownKey, keepAnswers, keptAnswers, knownKey, type OnceKey } from './once.ts';
import type { BookingParty } from './party.ts';
import { type GroupHead, placesStore } from './places.store.ts';
import type { UnitPlace } from './take-places.ts';

/** What a party wants, once per key. */
export interface Ask {
  once: OnceKey;
  party: BookingParty;
  /** Under which it is booked. */
  reference: string;
}

/** What an ask becomes. */
export interface Sold<T> {
  /** The answer. */
  value: T;
  group: GroupHead;
  places: readonly UnitPlace[];
}

/** A way to sell places: read everything under the locks, decide, write once. Two trips to the database. */
export interface Sale<A extends Ask, R extends Reads, S extends Sold<unknown>> {
  /** The ids of the units that are wanted, to be held; … */
  units?(tx: Transaction, asks: readonly A[]): Fragment;
  /** … of those too that are known only behind the locks of the parties. */
  unitsBehind?(tx: Transaction, asks: readonly A[]): Fragment;
  /** What is decided on, read behind the locks in one statement for all of them. */
  facts(tx: Transaction, asks: readonly A[]): R;
  /** Throws to refuse. The units of the places are those of the facts. */
  decide(ask: A, facts: Rows<R>): S;
  /** What else is written, for `writeTogether`. */
  alsoWrites?(tx: Transaction, sold: readonly S[], now: Date): readonly Fragment[];
  /** Its facts are those of one ask: nobody is served together with another. */
  alone?: true;
}

const GATHERED = { atOnce: 24, runs: 2 };
const ALONE = { atOnce: 1, runs: Number.POSITIVE_INFINITY };
/** Classes of SQLSTATE: what was to be written was refused, and with it all of the transaction. */
const REFUSED_ROW = /^(22|23)/;

/**
 * Opens a sale. Whoever presses while others are being served is served with the next of them, in one transaction: each is
 * decided as if alone, after those before it, and is refused alone. Nobody is answered before the commit.
 */
export function openSale<A extends Ask, R extends Reads, S extends Sold<unknown>>(
  { sql, clock }: Pick<Hub, 'sql' | 'clock'>,
  sale: Sale<A, R, S>,
): (ask: A) => Promise<S['value']> {
  type Answer = S['value'];

  /** What becomes of each, in their order. */
  function decideAll(wishes: readonly Wish<A>[], facts: Rows<R>, kept: readonly KeptAnswer[]) {
    const sold: S[] = [];
    const answers: { key: KnownKey; value: Answer }[] = [];
    const outcomes = wishes.map(({ ask, key }): Outcome<Answer> => {
      try {
        const known = key && answerTo(key, kept);
        if (known) return known;
        const one = sale.decide(ask, facts);
        countPlaces(one.places);
        sold.push(one);
        if (key) answers.push({ key, value: one.value });
        return { value: one.value };
      } catch (error) {
        return { error };
      }
    });
    return { outcomes, sold, answers };
  }

  async function run(asks: readonly A[]): Promise<readonly Outcome<Answer>[]> {
    const wishes = asks.map((ask) => ({ ask, key: knownKey(ask.once) }));
    const keys = wishes.flatMap(({ key }) => key ?? []);
    const locks = [...keys.map(({ lock }) => lock), ...asks.map(({ party }) => partyLock(party.id))];
    return (await sql.begin(async (tx) => {
      const reads = { ...sale.facts(tx, asks), kept: keptAnswers(tx, keys) };
      const [, , facts] = await Promise.all([
        lockScarce(tx, locks, sale.units?.(tx, asks)),
        sale.unitsBehind && lockScarce(tx, [], sale.unitsBehind(tx, asks)),
        readTogether(tx, reads) as Promise<Rows<R> & { kept: KeptAnswer[] }>,
      ]);
      const { outcomes, sold, answers } = decideAll(wishes, facts, facts.kept);
      if (sold.length === 0) return outcomes;
      const now = clock.now();
      const groups = sold.map(({ group, places }) => ({ ...group, places }));
      const writes = [placesStore(tx).take(groups, now), ...(sale.alsoWrites?.(tx, sold, now) ?? [])];
      if (answers.length > 0) writes.push(tx`kept as (${keepAnswers(tx, answers, now)})`);
      return closeWith(outcomes, [writeTogether(tx, writes)]);
    })) as readonly Outcome<Answer>[];
  }

  return gatheredWrites<A, Answer>({
    run,
    keysOf: ({ party }) => [party.id],
    mayServeAlone: (error) => isBusy(error) || REFUSED_ROW.test(String((error as { code?: unknown }).code)),
    ...(sale.alone ? ALONE : GATHERED),
  });
}

interface Wish<A> {
  ask: A;
  key: KnownKey | undefined;
}

/** Whoever is decided on next finds these places taken. */
function countPlaces(places: readonly UnitPlace[]): void {
  for (const { unit, persons, status } of places) if (status === 'C') unit.taken += persons;
}
