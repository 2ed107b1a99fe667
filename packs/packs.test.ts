import { describe, expect, it } from 'vitest';
import { PHOTO_ORDER_STATUSES } from '#contract/areas/photo-shapes.ts';
import { loadPack, PACK_NAMES } from './load-pack.ts';
import { ownedFiles, ownedPictures } from './media-of.ts';
import type { Pack } from './pack.schema.ts';
import { planIds } from './plan-ids.ts';
import { resolveVoyage } from './resolve-voyage.ts';

const packs = await Promise.all(PACK_NAMES.map((name) => loadPack(name)));

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const missing = (wanted: readonly (string | undefined)[], known: readonly string[]) =>
  wanted.filter((id) => id !== undefined && !known.includes(id));

function eventsOf({ content }: Pack) {
  return [...content.articles, ...content.schedules].flatMap(({ events }) => events);
}

it('names an unknown pack and the known ones', async () => {
  await expect(loadPack('titanic')).rejects.toThrow(/titanic.*meridian.*lorelei/);
});

it('keeps the time of the deployment where that is another', async () => {
  const [own, given] = await Promise.all([loadPack('meridian'), loadPack('meridian', 'Atlantic/Azores')]);
  expect(given).toEqual({ ...own, operator: { ...own.operator, shipTimeZone: 'Atlantic/Azores' } });
  expect(own.operator.shipTimeZone).toBe('Europe/Rome');
});

describe.each(packs)('the pack $id', (pack) => {
  const { content, excursions, guests, operator, voyage } = pack;
  const parties = guests.parties.flatMap(({ members }) => members);

  it('draws every picture that somebody refers to, and nobody’s picture', () => {
    const used = [
      operator.defaultImageId,
      ...ids(pack.ratings.profiles),
      ...ownedPictures(pack).map(({ picture }) => picture),
      ...ownedFiles(pack).videos.flatMap(({ pictures }) => pictures),
      ...pack.programme.days.flatMap(({ events }) => events.map(({ picture }) => picture)),
      ...pack.marketplace.activities.flatMap(({ pictures }) => pictures),
    ];
    expect(missing(used, [...ids(pack.pictures), ...planIds(pack)])).toEqual([]);
    const idle = missing(ids(pack.pictures), used);
    // A tile is drawn before its page is built.
    expect(idle.filter((id) => !id?.startsWith('module-'))).toEqual([]);
  });

  it('tells on its first day nothing that has not happened yet, however early it is looked at', () => {
    const told = [...pack.messages, ...pack.problems.reports, ...pack.account.charges, ...pack.photos.photographs];
    expect(told.filter(({ day }) => day >= voyage.todayIsDay)).toEqual([]);
  });

  it('has offers of third parties priced in its own currency, where the guest’s language would give another', () => {
    const ofEnglish = 'GBP'; // A69
    expect(operator.uiSettings.marketplaceCurrency ?? ofEnglish).toBe(operator.currencyCode);
  });

  it('gives an id once, since files and pictures are found by the id of their owner', () => {
    const owners = [
      ...ids(content.categories),
      ...ids(content.articles),
      ...ids(content.schedules),
      ...ids(excursions.excursions),
      ...ids(excursions.tags),
      ...ids(pack.bookables.categories),
      ...ids(pack.bookables.items),
      ...ids(voyage.days),
      ...ids(eventsOf(pack)),
      ...ids(pack.programme.days.flatMap(({ events }) => events)),
    ];
    expect(owners.filter((id, i) => owners.indexOf(id) !== i)).toEqual([]);
    const files = Object.values(ownedFiles(pack)).flatMap((list) => ids(list));
    expect(files.filter((id, i) => files.indexOf(id) !== i)).toEqual([]);
    const accounts = parties.map(({ accountNumber }) => accountNumber);
    expect(new Set(accounts).size).toBe(accounts.length);
  });

  it('refers to categories, ports, tags and guests that are there', () => {
    const categories = ids(content.categories);
    const ports = ids(voyage.ports);
    expect(
      missing(
        content.categories.map(({ parent }) => parent),
        categories,
      ),
    ).toEqual([]);
    expect(
      missing(
        content.articles.map(({ category }) => category),
        categories,
      ),
    ).toEqual([]);
    expect(
      missing(
        content.articles.map((a) => a.additionalArticlesCategory),
        categories,
      ),
    ).toEqual([]);
    expect(
      missing(
        voyage.days.map(({ port }) => port),
        ports,
      ),
    ).toEqual([]);
    expect(
      missing(
        excursions.excursions.map(({ port }) => port),
        ports,
      ),
    ).toEqual([]);
    expect(
      missing(
        excursions.excursions.map((e) => e.destination),
        ids(excursions.destinations),
      ),
    ).toEqual([]);
    expect(
      missing(
        excursions.excursions.flatMap(({ tags }) => tags),
        ids(excursions.tags),
      ),
    ).toEqual([]);
    expect(
      missing(
        guests.demoLogins.map(({ guest }) => guest),
        ids(parties),
      ),
    ).toEqual([]);
    expect(missing([operator.privacyPolicyPdf], ids(ownedFiles(pack).pdfs))).toEqual([]);
  });

  it('sells photos that are there, in folders, variants and packages that are there, to guests who are there', () => {
    const { variants, packages, offers, folders, credits, photographs, orders } = pack.photos;
    const names = folders.map(({ name }) => name);
    const bought = orders.flatMap((order) => order.photos);
    const cabins = parties.map(({ cabin }) => cabin);
    for (const [wanted, known] of [
      [photographs.map(({ folder }) => folder), names],
      [photographs.map(({ cabin }) => cabin), cabins],
      [folders.map(({ offer }) => offer), ids(offers)],
      [packages.map(({ upgrade }) => upgrade), ids(packages)],
      [orders.map((order) => order.package), ids(packages)],
      [bought.map(({ photo }) => photo), ids(photographs)],
      [[...bought.flatMap(({ units }) => Object.keys(units)), ...credits.map(({ variant }) => variant)], ids(variants)],
      [[...orders, ...credits].map(({ guest }) => guest), ids(parties)],
    ] as const) {
      expect(missing(wanted, known)).toEqual([]);
    }
    expect(new Set(ids(photographs)).size).toBe(photographs.length);
    const looks = photographs.map(({ scene, motif, hour, people }) => JSON.stringify([scene, motif, hour, people]));
    expect(new Set(looks).size).toBe(looks.length);
  });

  it('has photo orders in every state where photos are sold [B329]', () => {
    const { orders, photographs } = pack.photos;
    const states = photographs.length > 0 ? PHOTO_ORDER_STATUSES : [];
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(states));
  });

  it('puts excursions on days in their port, between arrival and all on board', () => {
    for (const { id, day, port, timeOfDay, duration } of excursions.excursions) {
      const plan = voyage.days[day - 1];
      if (port) expect(plan?.port, id).toBe(port);
      if (plan?.arrives) expect(timeOfDay >= plan.arrives, id).toBe(true);
      const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
      const [lastHour = 24, lastMinute = 0] = (plan?.allOnBoard ?? '24:00').split(':').map(Number);
      expect(hours * 60 + minutes + duration, id).toBeLessThanOrEqual(lastHour * 60 + lastMinute);
    }
  });

  it('has a lead in every party and at least one port and one destination or port per excursion', () => {
    for (const party of guests.parties)
      expect(
        party.members.filter(({ lead }) => lead),
        party.id,
      ).toHaveLength(1);
    for (const { id, port, destination } of excursions.excursions) expect(port ?? destination, id).toBeDefined();
  });

  it.each(['2026-01-01', '2026-03-29', '2026-10-25', '2027-12-31', '2028-02-29'])('has a programme on %s', (today) => {
    const resolved = resolveVoyage(today, pack);
    const day = resolved.dayOf(today);
    const schedule = content.schedules.find((one) => one.day === day);
    expect(resolved.days[day - 1]?.date).toBe(today);
    expect(day).toBeGreaterThan(1);
    expect(day).toBeLessThan(voyage.days.length);
    expect(schedule?.events.length).toBeGreaterThanOrEqual(8);
  });

  it('has one schedule per day and events on days of the voyage', () => {
    expect(content.schedules.map(({ day }) => day)).toEqual(voyage.days.map((_, i) => i + 1));
    for (const { id, days = [] } of eventsOf(pack)) {
      for (const day of days) expect(day, id).toBeLessThanOrEqual(voyage.days.length);
    }
  });
});
