import type { PROBLEM_PROGRESS, Problem } from '#contract/areas/problems.ts';
import { toHubDate } from '#contract/hub-date.ts';
import type { LocalText } from '#contract/text.ts';
import type { Hub } from '#hub/hub.ts';
import { badRequest, notFound } from '#hub/shared/http/hub-error.ts';
import type { Session } from '#hub/shared/sessions.ts';
import type { ShipTime } from '#hub/shared/ship-time.ts';
import { type ProblemRow, problemsStore } from './problems.store.ts';

export interface Report {
  description: string;
  category: { id: string };
}

type Needs = Pick<Hub, 'sql' | 'clock' | 'shipTime' | 'pms' | 'once'>;

export function problemsService({ sql, clock, shipTime, pms, once }: Needs) {
  const store = problemsStore(sql);

  return {
    categories: () => store.categories(),

    /** CD37: numbered in sequence, received in ship time; the same press twice is one report. */
    async report({ accountNumber }: Session, report: Report, key: string | undefined): Promise<Problem> {
      if (!accountNumber) throw badRequest('A problem needs an account that it belongs to.');
      if (!(await store.hasCategory(report.category.id))) throw badRequest('There is no such category of problems.');
      const cabin = (await pms.findByAccount(accountNumber))?.cabin ?? null;
      return once({ key, scope: `problem:${accountNumber}`, body: report }, async (tx) => {
        const { description, category } = report;
        const row = await problemsStore(tx).add({
          accountNumber,
          cabin,
          categoryId: category.id,
          description,
          at: clock.now(),
        });
        return present(row, shipTime);
      });
    },

    async reports({ accountNumber }: Session): Promise<Problem[]> {
      const rows = accountNumber ? await store.ofAccount(accountNumber) : [];
      return rows.map((row) => present(row, shipTime));
    },

    config: async () => ({ feedbackProfilePath: await store.feedbackProfilePath() }),

    async all(onlyOpen: boolean) {
      const rows = await store.all(onlyOpen);
      return rows.map((row) => ({ ...present(row, shipTime), accountNumber: row.accountNumber, cabin: row.cabin }));
    },

    async progress(number: string, status: (typeof PROBLEM_PROGRESS)[number], solution: LocalText | undefined) {
      const row = /^\d{1,15}$/.test(number) && (await store.progress(number, status, solution, clock.now()));
      if (!row) throw notFound('There is no problem of this number.');
      return present(row, shipTime);
    },
  };
}

function present(row: ProblemRow, shipTime: ShipTime): Problem {
  const { day, time } = shipTime.at(row.receivedAt);
  return {
    id: row.number,
    problemNumber: row.number,
    problemCategory: row.category,
    receivedDateTime: `${toHubDate(day)} ${time}`,
    status: row.status,
    description: row.description,
    solution: row.solution,
  };
}
