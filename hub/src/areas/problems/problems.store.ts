import type { ProblemCategory } from '#contract/areas/problems.ts';
import type { LocalText } from '#contract/text.ts';
import type { Sql } from '#hub/shared/database/sql.ts';

export interface ProblemRow {
  number: string;
  accountNumber: string;
  cabin: string | null;
  category: ProblemCategory;
  description: string;
  status: string;
  solution: LocalText | null;
  receivedAt: Date;
}

export interface NewProblem {
  accountNumber: string;
  cabin: string | null;
  categoryId: string;
  description: string;
  at: Date;
}

export function problemsStore(sql: Sql) {
  const problems = sql`
    select p.number::text, p.account_number as "accountNumber", p.cabin, p.description, p.status, p.solution,
      p.received_at as "receivedAt", json_build_object('id', c.id, 'name', c.name) as category
    from problems p join problem_categories c on c.id = p.category_id`;

  return {
    categories: () => sql<ProblemCategory[]>`
      select id, name from problem_categories where offered order by place, id`,

    async hasCategory(id: string): Promise<boolean> {
      const rows = await sql`select from problem_categories where id = ${id} and offered`;
      return rows.length > 0;
    },

    async add({ accountNumber, cabin, categoryId, description, at }: NewProblem): Promise<ProblemRow> {
      const [added] = await sql<{ number: string }[]>`
        insert into problems (account_number, cabin, category_id, description, received_at, changed_at)
        values (${accountNumber}, ${cabin}, ${categoryId}, ${description}, ${at}, ${at}) returning number::text`;
      const [row] = await sql<ProblemRow[]>`${problems} where p.number = ${added?.number ?? null}::bigint`;
      return row as ProblemRow;
    },

    ofAccount: (accountNumber: string) => sql<ProblemRow[]>`
      ${problems} where p.voyage_id = current_voyage() and p.account_number = ${accountNumber}
      order by p.received_at desc, p.number desc`,

    all: (onlyOpen: boolean) => sql<ProblemRow[]>`
      ${problems} where p.voyage_id = current_voyage() and (not ${onlyOpen} or p.status <> 'Resolved')
      order by p.received_at desc, p.number desc`,

    /** A solution that is not given again stays. Answers the state before with it; in a transaction. */
    async progress(number: string, status: string, solution: LocalText | undefined, at: Date) {
      const [before] = await sql<{ status: string }[]>`
        select status from problems where number = ${number}::bigint and voyage_id = current_voyage() for update`;
      await sql`
        update problems set status = ${status}, changed_at = ${at},
          solution = coalesce(${solution === undefined ? null : sql.json(solution)}, solution)
        where number = ${number}::bigint and voyage_id = current_voyage()`;
      const [row] = await sql<ProblemRow[]>`
        ${problems} where p.number = ${number}::bigint and p.voyage_id = current_voyage()`;
      return row && { row, before: before?.status };
    },

    async feedbackProfilePath(): Promise<string | undefined> {
      const [row] = await sql<{ path: string | null }[]>`
        select operator ->> 'problemFeedbackPath' as path from deployment`;
      return row?.path ?? undefined;
    },
  };
}
