import type { Sql } from '#hub/shared/database/sql.ts';

/** Stands in a lock's place: nobody writes before so many transactions have counted, each of them all that is free. */
export function meetingOf(transactions: number): (tx: unknown) => Promise<void> {
  const allCounted = Promise.withResolvers<void>();
  let counted = 0;
  return async (tx) => {
    // What is asked behind the lock travels with the first statement, and is answered before the second.
    for (let trip = 0; trip < 2; trip += 1) await (tx as Sql)`select 1`.execute();
    counted += 1;
    if (counted >= transactions) allCounted.resolve();
    await allCounted.promise;
  };
}
