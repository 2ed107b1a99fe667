import type { LineupReply } from '#contract/areas/programme.ts';
import { addDays, type IsoDay, parseHubDate, parseIsoDay, toHubDate } from '#contract/hub-date.ts';
import type { Hub } from '#hub/hub.ts';
import { badRequest, HubError, notFound } from '#hub/shared/http/hub-error.ts';
import { programmeStore } from './programme.store.ts';

interface ExportQuery {
  propertyId: string;
  date: string;
  days: number;
  authorization: string | undefined;
}

export function programmeService({ sql }: Pick<Hub, 'sql'>) {
  const store = programmeStore(sql);

  /** A day without events has no entry. */
  async function lineup(from: IsoDay, days: number, dateOf: (day: IsoDay) => string): Promise<LineupReply> {
    const rows = await store.between(from, addDays(from, days - 1));
    const byDay = Map.groupBy(rows, ({ day }) => day);
    return {
      lineup: [...byDay].map(([day, ofDay]) => ({ date: dateOf(day), events: ofDay.map(({ event }) => event) })),
    };
  }

  return {
    /** BD42 */
    async eventsOf(date: string): Promise<LineupReply> {
      const day = parseHubDate(date);
      if (!day) throw badRequest('date must be a day such as 31/12/2026.');
      return lineup(day, 1, toHubDate);
    },

    /** BD48: the schedule export, where the hub is its own schedule service. */
    async scheduleExport({ propertyId, date, days, authorization }: ExportQuery): Promise<LineupReply> {
      const { sparkApiToken, sparkPropertyId } = await store.settings();
      if (!sparkApiToken || authorization !== `Bearer ${sparkApiToken}`) {
        throw new HubError(401, 'token_unknown', 'The token is missing or unknown.');
      }
      if (propertyId !== sparkPropertyId) throw notFound('There is no such property.');
      const day = parseIsoDay(date);
      if (!day) throw badRequest('date must be a day such as 2026-12-31.');
      return lineup(day, days, (one) => one);
    },
  };
}
