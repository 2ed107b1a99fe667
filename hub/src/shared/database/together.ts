// Hub and database wake up once for every statement, so what belongs together travels in one.
import type { Fragment, Sql } from './sql.ts';
import type { Statement } from './transactions.ts';

/** Queries by name. */
export type Reads = Readonly<Record<string, PromiseLike<readonly object[]>>>;

/** Rows come as JSON, in which moments and bytes are not what they were. */
type Plain<Row> = { [Key in keyof Row]: Extract<Row[Key], Date | Uint8Array> extends never ? Row[Key] : never };

/** What the queries deliver, by the same names. */
export type Rows<R extends Reads> = {
  [Name in keyof R]: Awaited<R[Name]> extends readonly (infer Row)[] ? Plain<Row>[] : never;
};

/** Several reads in one statement, all of the same moment. Sent at once. */
export async function readTogether<R extends Reads>(sql: Sql, reads: R): Promise<Rows<R>> {
  const columns = Object.values(reads).map(
    (query) => sql`, (select coalesce(json_agg(one), '[]') from (${query as unknown as Fragment}) as one)`,
  );
  // By place: a name of a column is searched for in the text of the statement, which takes longer than all the rest.
  const [row = []] = await sql`select true ${columns}`.values().execute();
  return Object.fromEntries(Object.keys(reads).map((name, n) => [name, row[n + 1]])) as Rows<R>;
}

/** Several writes in one statement, each a part of its WITH (`name as (insert …)`). All are made, whoever reads them. */
export function writeTogether(sql: Sql, writes: readonly Fragment[]): Statement {
  return sql`with ${writes.map((write, n) => (n === 0 ? write : sql`, ${write}`))} select`;
}
