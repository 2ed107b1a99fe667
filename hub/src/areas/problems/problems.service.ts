import type { PROBLEM_PROGRESS, Problem } from '#contract/areas/problems.ts';
import { toHubDate } from '#contract/hub-date.ts';
import type { LocalText } from '#contract/text.ts';
import { accountOf } from '#hub/booking/party.ts';
import type { Hub } from '#hub/hub.ts';
import type { Transaction } from '#hub/shared/database/sql.ts';
import type { GuestLanguage } from '#hub/shared/guest-words.ts';
import { badRequest, notFound } from '#hub/shared/http/hub-error.ts';
import type { Session } from '#hub/shared/sessions.ts';
import type { ShipTime } from '#hub/shared/ship-time.ts';
import { type ProblemRow, problemsStore } from './problems.store.ts';
import { progressWords } from './progress.words.ts';

export interface Report {
  description: string;
  category: { id: string };
}

type Progress = (typeof PROBLEM_PROGRESS)[number];
type Needs = Pick<Hub, 'sql' | 'clock' | 'shipTime' | 'pms' | 'once' | 'guests'>;

export function problemsService({ sql, clock, shipTime, pms, once, guests }: Needs) {
  const store = problemsStore(sql);

  async function tellProgress(tx: Transaction, { accountNumber, number }: ProblemRow, status: Progress): Promise<void> {
    const wordsIn = (language: GuestLanguage) => progressWords(number, status, language);
    await guests.tell(tx, { accountNumbers: [accountNumber], messageType: 'Normal', wordsIn });
  }

  return {
    categories: () => store.categories(),

    /** CD37: of the account, or of the lead passenger of a booking that is logged in; numbered in sequence, received in ship time; the same press twice is one report. */
    async report(session: Session, report: Report, key: string | undefined): Promise<Problem> {
      const accountNumber = await accountOf(pms, session);
      if (accountNumber === undefined) throw badRequest('A problem needs an account that it belongs to.');
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

    async reports(session: Session): Promise<Problem[]> {
      const accountNumber = await accountOf(pms, session);
      const rows = accountNumber === undefined ? [] : await store.ofAccount(accountNumber);
      return rows.map((row) => present(row, shipTime));
    },

    config: async () => ({ feedbackProfilePath: await store.feedbackProfilePath() }),

    async all(onlyOpen: boolean) {
      const rows = await store.all(onlyOpen);
      return rows.map((row) => ({ ...present(row, shipTime), accountNumber: row.accountNumber, cabin: row.cabin }));
    },

    /** CD37: whose report it is reads so in a message, unless it was there already. */
    async progress(number: string, status: Progress, solution: LocalText | undefined) {
      const row = await sql.begin(async (tx) => {
        const moved =
          /^\d{1,15}$/.test(number) && (await problemsStore(tx).progress(number, status, solution, clock.now()));
        if (!moved) throw notFound('There is no problem of this number.');
        if (moved.before !== status) await tellProgress(tx, moved.row, status);
        return moved.row;
      });
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
