import type { GuideImport } from '#contract/areas/tv.ts';
import type { LocalText } from '#contract/text.ts';
import { isoInZone, isZone } from '#contract/zone-time.ts';
import type { Hub } from '#hub/hub.ts';
import { badRequest } from '#hub/shared/http/hub-error.ts';
import { type GivenGuide, type GivenProgramme, readXmltv } from './read-xmltv.ts';
import { type Span, type TidyGuide, tidyGuide } from './tidy-guide.rules.ts';
import { type ChannelRow, tvStore } from './tv.store.ts';
import { tvChanged } from './tv.topics.ts';
import { xmltvInstant } from './xmltv-time.rules.ts';

/** Nobody looks up what was on the day before yesterday. */
const KEPT_MS = 2 * 86_400_000;

interface Timed extends Span {
  given: GivenProgramme;
}

/** A programme's words: one text, or one per language with a default. */
function localText(texts: Record<string, string>): LocalText | undefined {
  const [first] = Object.values(texts);
  if (first === undefined) return undefined;
  const languages = Object.entries(texts).filter(([language]) => language !== '');
  if (languages.length === 0) return first;
  return { ...Object.fromEntries(languages), defaultValue: texts[''] ?? texts.en ?? first };
}

/** A guide's channel is ours by code, id or one of its names, whatever the case. */
function matchChannels(guide: GivenGuide, ours: readonly ChannelRow[]) {
  const known = new Map<string, string>();
  const add = (name: string, id: string) => known.set(name.trim().toLowerCase(), id);
  for (const { id, name } of ours) {
    for (const one of typeof name === 'string' ? [name] : Object.values(name)) add(one, id);
  }
  for (const { id, code } of ours) {
    add(id, id);
    add(code, id);
  }
  return (theirs: string): string | undefined =>
    [theirs, ...(guide.channels.get(theirs) ?? [])].map((name) => known.get(name.trim().toLowerCase())).find(Boolean);
}

export function guideImportService({
  sql,
  events,
  clock,
  shipTime,
}: Pick<Hub, 'sql' | 'events' | 'clock' | 'shipTime'>) {
  return {
    /** Takes over a whole guide or nothing of it. */
    async importGuide(file: AsyncIterable<Uint8Array>, zone = 'UTC'): Promise<GuideImport> {
      if (!isZone(zone)) throw badRequest(`There is no time zone ${zone}: write a name such as Europe/Rome.`);
      const guide = await readXmltv(file);
      const idOf = matchChannels(guide, await tvStore(sql).channels());
      const { byChannel, unknown, unreadable, nameless } = sorted(guide, idOf, zone);
      if (guide.programmes.length === 0) throw badRequest('The guide has no programmes; nothing was changed.');
      if (byChannel.size === 0) throw badRequest(nothingFits(unknown, unreadable));
      const tidied = [...byChannel].map(([id, programmes]) => ({ id, ...tidyGuide(programmes) }));

      await events.publishWith(tvChanged, undefined, async (tx) => {
        const store = tvStore(tx);
        for (const { id, programmes } of tidied) await store.replace(id, programmes.map(row));
        await store.forgetBefore(new Date(clock.now().getTime() - KEPT_MS));
      });
      const iso = (instant: number | undefined) => isoInZone(instant ?? 0, shipTime.zone);
      return {
        programmes: tidied.reduce((sum, { programmes }) => sum + programmes.length, 0),
        channels: tidied.map(({ id, programmes }) => ({
          id,
          programmes: programmes.length,
          from: iso(programmes[0]?.start),
          to: iso(programmes.at(-1)?.stop),
        })),
        unknownChannels: [...unknown],
        notes: [...notesOf(tidied), ...leftOut(unreadable, nameless)],
      };
    },
  };
}

function sorted(guide: GivenGuide, idOf: (theirs: string) => string | undefined, zone: string) {
  const byChannel = new Map<string, Timed[]>();
  const unknown = new Set<string>();
  const unreadable: string[] = [];
  let nameless = 0;
  for (const given of guide.programmes) {
    const id = idOf(given.channel);
    if (!id) {
      unknown.add(given.channel || '(none)');
      continue;
    }
    const list = byChannel.get(id) ?? [];
    const start = xmltvInstant(given.start, zone, list.at(-1)?.start);
    if (start === undefined) unreadable.push(given.start || '(none)');
    else if (Object.keys(given.titles).length === 0) nameless += 1;
    else {
      const stop = given.stop === undefined ? undefined : xmltvInstant(given.stop, zone, start);
      list.push({ start, stop, given });
      byChannel.set(id, list);
    }
  }
  return { byChannel, unknown, unreadable, nameless };
}

function nothingFits(unknown: ReadonlySet<string>, unreadable: readonly string[]): string {
  if (unreadable.length > 0) {
    return `None of the guide’s times can be read, such as ${unreadable[0]?.slice(0, 40)}; nothing was changed.`;
  }
  const some = [...unknown].slice(0, 5).join(', ');
  return `None of the guide’s channels is on board: ${some.slice(0, 200)}; nothing was changed.`;
}

const row = ({ start, stop, given }: Timed & { stop: number }) => ({
  startsAt: new Date(start),
  endsAt: new Date(stop),
  name: localText(given.titles) ?? '',
  description: localText(given.descriptions) ?? null,
});

function notesOf(tidied: readonly (TidyGuide<Timed> & { id: string })[]): string[] {
  return tidied.flatMap(({ id, cut, ended, doubled }) => [
    ...(cut > 0 ? [`${id}: ${cut} overlapped the next and were cut.`] : []),
    ...(ended > 0 ? [`${id}: ${ended} had no end and last until the next.`] : []),
    ...(doubled > 0 ? [`${id}: ${doubled} began when another did and were left out.`] : []),
  ]);
}

function leftOut(unreadable: readonly string[], nameless: number): string[] {
  return [
    ...(unreadable.length > 0
      ? [
          `${unreadable.length} have a start that cannot be read and were left out, such as ${unreadable[0]?.slice(0, 40)}.`,
        ]
      : []),
    ...(nameless > 0 ? [`${nameless} have no title and were left out.`] : []),
  ];
}
