// The schedule service: a property's programme as an export by start date and number of days, behind a bearer token.
import type { LineupEvent } from '#contract/areas/programme.ts';
import { addDays, type IsoDay, parseIsoDay } from '#contract/hub-date.ts';
import { lineupOfDay } from '#packs/lineup.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { type ResolvedVoyage, voyageFrom } from '#packs/resolve-voyage.ts';
import { json, type Partner, type PartnerCall, type PartnerReply } from '#sandbox/partner.ts';
import { scaledPictures } from '#sandbox/scaled-pictures.ts';

export interface ScheduleOptions {
  pack: Pack;
  /** The day that the voyage began, which the ship knows. */
  embarkation: () => Promise<IsoDay>;
}

const MOST_DAYS = 31;
const EXPORT = /^properties\/([^/]+)\/schedule$/;
const PICTURE = /^pictures\/([a-z0-9-]+)\/(preview|full)\.webp$/;
const WIDTHS = { preview: 400, full: 1048 } as const;

export function schedule({ pack, embarkation }: ScheduleOptions): Partner {
  const { sparkApiToken, sparkPropertyId } = pack.operator.uiSettings;
  const pictures = scaledPictures(pack.id);

  async function scheduleExport(property: string, call: PartnerCall): Promise<PartnerReply> {
    if (call.headers.authorization !== `Bearer ${sparkApiToken}`) return json({ message: 'token unknown' }, 401);
    // The awkward one: its account exists and may not be read.
    if (property === 'closed') return json({ message: 'property not in your plan' }, 403);
    if (property !== sparkPropertyId) return json({ message: 'property unknown' }, 404);
    const date = parseIsoDay(call.query.get('date') ?? '');
    const days = Number(call.query.get('days') ?? 1);
    if (!date || !Number.isInteger(days) || days < 1 || days > MOST_DAYS) {
      return json({ message: `date must be yyyy-mm-dd and days 1 to ${MOST_DAYS}` }, 400);
    }
    const voyage = voyageFrom(await embarkation(), pack);
    const dates = Array.from({ length: days }, (_, after) => addDays(date, after));
    return json({ lineup: dates.map((one) => ({ date: one, events: eventsOf(one, voyage, call) })) });
  }

  function eventsOf(date: IsoDay, voyage: ResolvedVoyage, call: PartnerCall): LineupEvent[] {
    return lineupOfDay(pack, voyage.dayOf(date)).map((event) => ({ ...event, images: imagesOf(event, call) }));
  }

  return {
    name: 'schedule',
    title: 'Schedule service',
    async answer(call) {
      const [, property] = EXPORT.exec(call.path) ?? [];
      if (property) return scheduleExport(property, call);
      const [, picture, size] = PICTURE.exec(call.path) ?? [];
      return picture ? pictures.read(picture, WIDTHS[size as keyof typeof WIDTHS]) : undefined;
    },
    async open() {
      const shown = new Set(pack.programme.days.flatMap(({ events }) => events.map(({ picture }) => picture)));
      void pictures.stock(shown, WIDTHS.preview);
    },
    async close() {
      pictures.close();
    },
  };
}

/** Pictures of the service's own, in two sizes, at the address under which it was called. */
function imagesOf({ imageId }: LineupEvent, { headers }: PartnerCall): LineupEvent['images'] {
  const folder = `http://${headers.host ?? 'localhost'}/schedule/pictures/${imageId}`;
  return [
    { type: 'Preview', url: `${folder}/preview.webp` },
    { type: 'Full', url: `${folder}/full.webp` },
  ];
}
