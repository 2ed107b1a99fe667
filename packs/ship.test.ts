import { describe, expect, it } from 'vitest';
import { loadPack, PACK_NAMES } from './load-pack.ts';
import type { Pack } from './pack.schema.ts';
import { type PlanBox, profileOf, type ShipVenue } from './schema/ship.ts';
import type { PackText } from './schema/text.ts';
import { deckWords, hoursWords, sideOf, whereWords, zoneOf } from './ship-words.ts';

const packs = await Promise.all(PACK_NAMES.map((name) => loadPack(name)));

/** Every text of the pack, wherever it stands. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function overlap([x, y, w, h]: PlanBox, [u, v, s, t]: PlanBox): boolean {
  return x < u + s && u < x + w && y < v + t && v < y + h;
}

const minutes = (time: string) => {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
};

/** Without the value for unknown languages, which is the operator's first. */
const words = ({ en, de, fr }: PackText) => ({ en, de, fr });

/** Whether somebody may sit there from one minute to another, on a day of the voyage. */
function isOpen({ hours }: ShipVenue, from: number, to: number): boolean {
  if (hours === undefined || hours === 'always') return true;
  return hours.some((span) => minutes(span.from) <= from && (span.to === 'Late' || to <= minutes(span.to)));
}

describe.each(packs)('the ship of $id', (pack: Pack) => {
  const { ship, content, bookables, programme, voyage } = pack;
  const levels = ship.decks.map(({ level }) => level);
  const venueNamed = (name: string | undefined) => ship.venues.find((venue) => venue.name.en === name);
  const venueOf = (profile: string) => ship.venues.find(({ id }) => profileOf(id) === profile);

  it('knows every deck that any text names', () => {
    const named = textsOf({ ...pack, ship: { ...ship, decks: [] } }).flatMap((text) =>
      [...text.matchAll(/\b(?:deck|pont|level|ebene|niveau) (\d+)/gi)].map(([, level]) => Number(level)),
    );
    expect(named.length).toBeGreaterThan(20);
    expect([...new Set(named)].filter((level) => !levels.includes(level))).toEqual([]);
  });

  it('names a venue and a deck in one breath only where the plan has them together', () => {
    const asPattern = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const all = new Set(textsOf({ ...pack, ship: { ...ship, decks: [] }, pictures: [] }));
    const texts = [...all].filter((text) => /(?:deck|pont|level|ebene|niveau) \d/i.test(text));
    const told = ship.venues.flatMap(({ name, deck }) =>
      [...new Set(Object.values(words(name)))].flatMap((said) => {
        const together = `${asPattern(said)}(?!\\p{L})[^.;:!?<>0-9]{0,40}?\\b(?:deck|pont|level|ebene|niveau) (\\d+)`;
        const found = texts.flatMap((text) => [...text.matchAll(new RegExp(together, 'giu'))]);
        return found.map(([sentence, level]) => ({ sentence, isRight: Number(level) === deck }));
      }),
    );
    expect(told.length).toBeGreaterThan(2);
    expect(told.filter(({ isRight }) => !isRight)).toEqual([]);
  });

  it('holds every venue where something takes place, on its deck', () => {
    const told = [
      ...[...content.articles, ...content.schedules].flatMap(({ events }) =>
        events.map(({ location, locationDetail }) => [location?.en, locationDetail?.en] as const),
      ),
      ...programme.days.flatMap(({ events }) => events.map(({ venue, deck }) => [venue.en, deck.en] as const)),
      ...bookables.items.map(({ location, locationDetail }) => [location?.en, locationDetail?.en] as const),
    ].filter(([, deck]) => deck !== undefined);
    expect(told.length).toBeGreaterThan(50);
    for (const [name, deck] of told) expect(deckWords(venueNamed(name)?.deck ?? 0, ship.kind).en, name).toBe(deck);
  });

  it('says the same place and the same hours in articles, restaurants and the plan', () => {
    const length = Math.max(...ship.decks.map(({ to }) => to));
    const placed = content.articles.filter(({ wayfinderProfile }) => wayfinderProfile);
    expect(placed.length).toBeGreaterThan(3);
    for (const { id, wayfinderProfile = '', whereAndWhen } of placed) {
      const venue = venueOf(wayfinderProfile);
      expect(venue, id).toBeDefined();
      if (!venue) continue;
      expect(whereAndWhen?.locationInformation, id).toMatchObject(
        words(whereWords(venue, length, ship.beam, ship.kind)),
      );
      if (venue.hours)
        expect(whereAndWhen?.timeInformation, id).toMatchObject(words(hoursWords(venue.hours, ship.twelveHour)));
    }
    for (const { id, wayfinderProfile = '', location, times, module, openings } of bookables.items) {
      const venue = venueOf(wayfinderProfile);
      expect(venue?.name.en, id).toBe(location?.en);
      if (
        module === 'dining' &&
        times &&
        venue?.hours &&
        !openings.some(({ days }) => days) &&
        id !== 'dining-afternoon-tea'
      )
        expect(times, id).toMatchObject(words(hoursWords(venue.hours, ship.twelveHour)));
    }
    expect(content.articles.filter((one) => one.whereAndWhen && !one.wayfinderProfile)).toEqual([]);
  });

  it('words all hours of restaurants, treatments and activities alike', () => {
    expect(textsOf(bookables.items.map(({ times }) => times)).filter((text) => /\d ?–/.test(text))).toEqual([]);
  });

  it('offers no table, treatment or hour outside the opening hours', () => {
    for (const { id, wayfinderProfile = '', openings } of bookables.items) {
      const venue = venueOf(wayfinderProfile);
      if (!venue || venue.kind === 'open') continue;
      for (const { times, minutes: length } of openings) {
        for (const time of times)
          expect(isOpen(venue, minutes(time), minutes(time) + length), `${id} ${time}`).toBe(true);
      }
    }
  });

  it('has nothing on in a restaurant or a bar while it is closed', () => {
    const closed = programme.days.flatMap(({ day, events }) =>
      events.flatMap(({ name, venue: place, start, end }) => {
        const venue = venueNamed(place.en);
        if (!venue || !['dining', 'bar'].includes(venue.kind)) return [];
        const until = end === undefined || end === 'Late' ? minutes(start) : minutes(end);
        return isOpen(venue, minutes(start), until) ? [] : [`${day} ${name.en}, ${place.en} ${start}-${end}`];
      }),
    );
    expect(closed).toEqual([]);
  });

  it('puts every room on a floor and no two in the same place', () => {
    const wrong: string[] = [];
    for (const deck of ship.decks) {
      const rooms = [
        ...ship.venues.filter((one) => one.deck === deck.level),
        ...ship.cabins.filter((one) => one.deck === deck.level),
      ].map((one) => ({ name: 'id' in one ? one.id : one.number, box: one.box }));
      const all = [...rooms, ...deck.crew.map((box) => ({ name: 'crew', box }))];
      for (const [index, { name, box }] of all.entries()) {
        const [x, y, w, h] = box;
        if (x < deck.from || x + w > deck.to || y < 0 || y + h > ship.beam) wrong.push(`${name} off ${deck.level}`);
        const others = all.slice(index + 1).filter((other) => overlap(box, other.box));
        wrong.push(...others.map((other) => `${name} over ${other.name} on ${deck.level}`));
      }
    }
    expect(wrong).toEqual([]);
  });

  it('gives a cabin number once, and every guest a cabin that is there', () => {
    const numbers = ship.cabins.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    const guests = pack.guests.parties.flatMap(({ members }) => members.map(({ cabin }) => cabin));
    expect(guests.filter((cabin) => !numbers.includes(cabin))).toEqual([]);
    for (const { number, side } of ship.cabins) expect(Number(number) % 2 === 0, number).toBe(side === 'port');
  });

  it('refers to decks, venues, categories and device groups that are there', () => {
    const venues = ship.venues.map(({ id }) => id);
    const codes = ship.categories.map(({ code }) => code);
    expect(voyage.ship.code).toBe(pack.operator.uiSettings.shipId);
    const wanted = [
      ...ship.musterStations.map(({ venue }) => venue),
      ...ship.gangways,
      ...ship.profiles.flatMap((profile) => profile.venues),
      ...Object.values(ship.devicePlaces),
    ];
    expect(wanted.filter((id) => !venues.includes(id))).toEqual([]);
    expect(ship.cabins.filter(({ category, deck }) => !codes.includes(category) || !levels.includes(deck))).toEqual([]);
    expect(ship.venues.filter(({ deck }) => !levels.includes(deck))).toEqual([]);
    expect(ship.shafts.flatMap(({ decks }) => decks).filter((level) => !levels.includes(level))).toEqual([]);
    const groups = pack.operator.deviceGroups.map(({ id }) => id);
    expect(Object.keys(ship.devicePlaces).filter((id) => !groups.includes(id))).toEqual([]);
    const sections = new Set(ship.cabins.map(({ section }) => section));
    if (ship.musterStations.length === 0) return;
    expect(
      [...sections].filter((one) => !ship.musterStations.some((station) => station.sections.includes(one))),
    ).toEqual([]);
  });

  it('has a lift to every deck', () => {
    const lifts = ship.shafts.filter(({ kind }) => kind === 'lift').flatMap(({ decks }) => decks);
    expect(levels.filter((level) => !lifts.includes(level))).toEqual([]);
  });
});

describe('the words of the plan', () => {
  it.each([
    [
      [{ from: '18:30', to: '21:30' }],
      '18:30 to 21:30',
      '18:30 bis 21:30\u00a0Uhr',
      '18\u00a0h\u00a030 à 21\u00a0h\u00a030',
    ],
    [
      [
        { from: '12:00', to: '15:00' },
        { from: '19:00', to: '22:30' },
      ],
      '12:00 to 15:00 and 19:00 to 22:30',
      '12 bis 15 und 19 bis 22:30\u00a0Uhr',
      '12\u00a0h à 15\u00a0h et 19\u00a0h à 22\u00a0h\u00a030',
    ],
    [[{ from: '17:00', to: 'Late' as const }], '17:00 until late', '17\u00a0Uhr bis spät', '17\u00a0h jusque tard'],
    [
      [{ from: '06:30', to: '24:00' as const }],
      '06:30 to midnight',
      '6:30\u00a0Uhr bis Mitternacht',
      '6\u00a0h\u00a030 à minuit',
    ],
    ['always' as const, 'Day and night', 'Tag und Nacht', 'Jour et nuit'],
  ])('tell hours', (hours, en, de, fr) => {
    expect(hoursWords(hours)).toEqual({ en, de, fr, defaultValue: en });
  });

  it('tell English hours by the clock of the look, German and French ones by their own', () => {
    const hours = [
      { from: '12:30', to: '14:00' },
      { from: '19:00', to: '23:30' },
    ];
    expect(hoursWords(hours, true)).toMatchObject({
      en: '12:30\u00a0PM to 2:00\u00a0PM and 7:00\u00a0PM to 11:30\u00a0PM',
      de: '12:30 bis 14 und 19 bis 23:30\u00a0Uhr',
      fr: '12\u00a0h\u00a030 à 14\u00a0h et 19\u00a0h à 23\u00a0h\u00a030',
    });
    expect(hoursWords([{ from: '00:15', to: 'Late' }], true).en).toBe('12:15\u00a0AM until late');
  });

  it.each<[PlanBox, string, string | undefined]>([
    [[0, 0, 10, 10], 'aft', 'port'],
    [[75, 16, 10, 16], 'midship', 'starboard'],
    [[74, 4, 10, 24], 'aft', undefined],
    [[155, 0, 10, 16], 'forward', 'port'],
  ])('tell where %j lies', (box, zone, side) => {
    expect(zoneOf(box, 240)).toBe(zone);
    expect(sideOf(box, 32)).toBe(side);
  });

  it.each([
    ['house' as const, 'Level 6, main house, garden side', 'Ebene 6, Haupthaus, Gartenseite'],
    ['aircraft' as const, 'Deck 6, centre, left side', 'Deck 6, Mitte, linke Seite'],
  ])('are those of a %s', (kind, en, de) => {
    expect(whereWords({ deck: 6, box: [100, 1, 20, 8] }, 240, 32, kind)).toMatchObject({ en, de });
  });

  it('say deck, part of the ship and side', () => {
    const place = whereWords({ deck: 6, box: [100, 1, 20, 8] }, 240, 32);
    expect(place.en).toBe('Deck 6, midship, port side');
    expect(place.de).toBe('Deck 6, Mitte, Backbord');
    expect(place.fr).toBe('Pont 6, centre, bâbord');
  });
});
