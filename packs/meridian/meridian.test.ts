import { describe, expect, it } from 'vitest';
import { ARTICLE_LAYOUTS, CATEGORY_LAYOUTS } from '#contract/areas/content.ts';
import { SINGLE_DOWNLOADS } from '#contract/areas/photo-shapes.ts';
import { loadPack } from '#packs/load-pack.ts';
import { ownedFiles } from '#packs/media-of.ts';
import { birthDay, resolveVoyage } from '#packs/resolve-voyage.ts';

const pack = await loadPack('meridian');
const { content, guests } = pack;
const { excursions, destinations } = pack.excursions;
const members = guests.parties.flatMap((party) => party.members);

describe('the voyage', () => {
  it('is laid so that today is mid-voyage and in port', () => {
    const voyage = resolveVoyage('2026-02-28', pack);
    const today = voyage.days.find((day) => day.date === '2026-02-28');
    expect(today).toMatchObject({ day: 7, atSea: false, port: { id: 'naples' } });
    expect(voyage.days.map((day) => day.date)).toContain('2026-03-01');
    expect(voyage.dayOf(voyage.disembarkation)).toBe(14);
  });

  it.each([
    ['2026-06-03', '2017-06-03'],
    ['2026-06-02', '2016-06-03'],
    ['2026-12-31', '2017-06-03'],
  ])('makes a guest of nine who embarks on %s that old', (embarkation, expected) => {
    expect(birthDay({ age: 9, month: 6, day: 3 }, embarkation)).toBe(expected);
  });
});

describe('the content', () => {
  it.each(ARTICLE_LAYOUTS)('has an article of layout %s', (layout) => {
    expect(content.articles.map(({ layoutType }) => layoutType)).toContain(layout);
  });

  it.each(CATEGORY_LAYOUTS)('has a category of layout %s', (layout) => {
    expect(content.categories.map(({ contentType }) => contentType)).toContain(layout);
  });

  it('leads from every "Book Now" to something that can be booked', () => {
    const bookable = new Set(pack.bookables?.items.filter(({ externalId }) => externalId).map(({ id }) => id));
    const paths = [...content.articles, ...content.categories].filter(({ showBookNow }) => showBookNow);
    expect(paths.length).toBeGreaterThan(4);
    for (const { id, bookingPath } of paths) {
      const [, item] = /^\/(?:dining|spa|activity)\/detail\/(.+)$/.exec(bookingPath ?? '') ?? [];
      expect(bookingPath, id).toBeDefined();
      if (item) expect(bookable, id).toContain(item);
    }
  });

  it('has one tile for each page, under a heading', () => {
    for (const { modules } of pack.operator.deviceGroups.filter(({ deviceType }) => deviceType !== 'DigitalSignage')) {
      const urls = modules.map(({ url }) => url);
      expect(urls).toEqual([...new Set(urls)]);
      expect(modules.filter(({ group }) => !group)).toEqual([]);
    }
  });

  it.each([
    'loginFormExtra',
    'loginFormKiosk',
    'vodmovieimage',
    'vodseriesimage',
    'myphotos',
    'photopackages',
    'photoorders',
    'photoconsent',
    'safetyvideo',
    'musterSchedule',
    'problemReportingTiles',
  ])('has an article for the hashtag %s', (hashtag) => {
    expect(content.articles.filter(({ hashtags }) => hashtags.includes(hashtag)).length).toBeGreaterThan(0);
  });

  it('has what is hidden, external, bookable, at the root and below another', () => {
    const { articles, categories } = content;
    expect(articles.filter(({ published }) => !published).length).toBeGreaterThan(0);
    expect(categories.filter(({ published }) => !published).length).toBeGreaterThan(0);
    expect(articles.filter(({ externalRedirectURL }) => externalRedirectURL).length).toBeGreaterThan(0);
    expect(categories.filter(({ useExternalUrl }) => useExternalUrl).length).toBeGreaterThan(0);
    expect(articles.filter(({ showBookNow }) => showBookNow).length).toBeGreaterThan(0);
    expect(articles.filter(({ category, unlisted }) => !category && !unlisted).length).toBeGreaterThan(0);
    expect(categories.filter(({ parent }) => parent).length).toBeGreaterThan(0);
    expect(articles.filter(({ additionalArticlesCategory }) => additionalArticlesCategory).length).toBeGreaterThan(0);
    expect(articles.filter(({ wayfinderProfile }) => wayfinderProfile).length).toBeGreaterThan(0);
    expect(articles.filter(({ whereAndWhen }) => whereAndWhen).length).toBeGreaterThan(3);
    expect(articles.filter(({ pictures }) => pictures.length > 1).length).toBeGreaterThan(0);
  });

  it('[A5] has categories, articles, daily schedules, timetables and every kind of medium', () => {
    expect(content.categories.length).toBeGreaterThan(5);
    expect(content.schedules.length).toBe(pack.voyage.days.length);
    expect(content.articles.filter(({ layoutType }) => layoutType?.endsWith('Timetable')).length).toBeGreaterThan(3);
    const { pdfs, audios, videos } = ownedFiles(pack);
    const documents = new Set(pdfs.map(({ document }) => document));
    for (const kind of ['programme', 'deck-plan', 'menu', 'waiver', 'privacy']) expect([...documents]).toContain(kind);
    expect(audios.length).toBeGreaterThan(0);
    expect(videos.length).toBeGreaterThan(0);
  });

  it('ends some evenings late and emphasises some events', () => {
    const events = content.schedules.flatMap((schedule) => schedule.events);
    expect(events.filter(({ endTime }) => endTime === 'Late').length).toBeGreaterThan(10);
    expect(events.filter(({ stylingRequired }) => stylingRequired).length).toBeGreaterThan(10);
  });
});

describe('the programme', () => {
  const { days } = pack.programme;
  const events = days.flatMap((one) => one.events);

  it('has at least a dozen events on every day of the voyage, on several decks', () => {
    expect(days.map(({ day }) => day)).toEqual(pack.voyage.days.map((_, index) => index + 1));
    for (const { day, events: ofDay } of days) {
      expect(ofDay.length, `day ${day}`).toBeGreaterThanOrEqual(12);
      expect(new Set(ofDay.flatMap(({ levels }) => levels.map(({ en }) => en))).size).toBeGreaterThan(3);
    }
  });

  it('has events that cost extra, that run late, and a few without a description', () => {
    const paid = events.filter(({ attributes }) => attributes.includes('Chargeable Experience'));
    expect(paid.length).toBeGreaterThan(10);
    expect(paid.length).toBeLessThan(events.length / 2);
    expect(events.filter(({ end }) => end === 'Late').length).toBeGreaterThan(10);
    const silent = events.filter(({ description }) => !description).length;
    expect(silent).toBeGreaterThan(0);
    expect(silent).toBeLessThan(events.length / 2);
  });

  it('says the same hours and places as the operator’s own schedule', () => {
    const told = days.map((one) => one.events.map(({ start, end, venue }) => ({ start, end, venue: venue.en })));
    const own = content.schedules.map((schedule) =>
      schedule.events.map(({ startTime, endTime, location }) => ({
        start: startTime,
        end: endTime,
        venue: location?.en,
      })),
    );
    expect(told).toEqual(own);
  });
});

describe('the excursions', () => {
  const free = ({ price, capacity, taken }: (typeof excursions)[number]) => ({ price, left: capacity - taken });

  it('are many enough, from free to full', () => {
    expect(excursions.length).toBeGreaterThanOrEqual(24);
    expect(excursions.filter(({ price }) => price.adult === 0)).not.toHaveLength(0);
    expect(excursions.filter((one) => free(one).left === 0 && one.waitlist)).not.toHaveLength(0);
    expect(excursions.filter((one) => free(one).left === 0 && !one.waitlist)).not.toHaveLength(0);
    expect(excursions.filter((one) => free(one).left > 0 && free(one).left < 10)).not.toHaveLength(0);
    expect(excursions.filter((one) => free(one).left >= 10 && free(one).left <= 20)).not.toHaveLength(0);
    for (const one of excursions) expect(free(one).left, one.id).toBeGreaterThanOrEqual(0);
  });

  it('limit ages, leave prices out, want waivers, warn walkers', () => {
    expect(excursions.filter(({ minimumAge }) => minimumAge)).not.toHaveLength(0);
    expect(excursions.filter(({ maximumAge }) => maximumAge)).not.toHaveLength(0);
    expect(excursions.filter(({ price }) => price.child === undefined)).not.toHaveLength(0);
    expect(excursions.filter(({ waiver }) => waiver)).not.toHaveLength(0);
    expect(excursions.filter(({ descriptions }) => descriptions.WalkingInfo)).not.toHaveLength(0);
    expect(excursions.filter(({ descriptions }) => descriptions.Hint)).not.toHaveLength(0);
    expect(excursions.filter(({ bookingCode }) => !bookingCode)).not.toHaveLength(0);
    expect(excursions.filter(({ bookableOnFirstAndLastDay }) => bookableOnFirstAndLastDay)).not.toHaveLength(0);
  });

  it('go to two resorts and to the port of today', () => {
    expect(excursions.filter(({ destination }) => destination)).toHaveLength(destinations.length);
    expect(destinations).toHaveLength(2);
    expect(excursions.filter(({ day }) => day === pack.voyage.todayIsDay).length).toBeGreaterThanOrEqual(6);
  });
});

describe('the ship and her studio', () => {
  it('are large enough to test what large ships need', () => {
    expect(pack.ship.decks.length).toBeGreaterThanOrEqual(8);
    expect(pack.ship.cabins.length).toBeGreaterThan(400);
  });

  it('have a photo order that comes as a zip [B334]', () => {
    const files = pack.photos.orders.map(({ photos }) => photos.filter(({ units }) => units.digital).length);
    expect(Math.max(...files)).toBeGreaterThan(SINGLE_DOWNLOADS);
  });
});

describe('the guests', () => {
  it('are awkward in every way that breaks careless code', () => {
    const names = members.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    const twins = names.filter((name, i) => names.indexOf(name) !== i);
    expect(twins).toEqual(expect.arrayContaining(['Anna Müller', 'John Smith']));
    for (const letter of ['ü', 'ß', "'", '-', 'Ł', 'ễ']) expect(names.join(' ')).toContain(letter);
    expect(members.filter(({ type }) => type === 'Infant').length).toBeGreaterThan(1);
    expect(members.filter(({ type, lead }) => type !== 'Adult' && lead)).toHaveLength(1);
    expect(members.filter(({ isBlocked }) => isBlocked)).toHaveLength(1);
    expect(members.filter(({ isBlockedForMuster }) => isBlockedForMuster).length).toBeGreaterThan(0);
    expect(members.filter(({ pinChangeRequired }) => pinChangeRequired)).toHaveLength(1);
    expect(members.filter(({ born }) => born === undefined).length).toBeGreaterThan(0);
  });
});
