import { describe, expect, it } from 'vitest';
import { loadPack, PACK_NAMES } from './load-pack.ts';
import { type PackText, packText } from './schema/text.ts';

type Language = 'en' | 'de' | 'fr';

const TILE_TITLE_LENGTH = 30;

function textsOf(value: unknown): PackText[] {
  const text = packText.safeParse(value);
  if (text.success) return [text.data];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Words of a ship; the sea, boats and harbours are there for everybody. */
const OF_A_SHIP: Record<Language, RegExp> = {
  en: /\b(ships?|ashore|voyages?|gangways?|muster|cruises?|shore)\b/i,
  de: /schiff|landg[aä]ng|an land\b|landausfl|gangway|kreuzfahrt/i,
  fr: /\b(navires?|à terre|croisières?|escales?|passerelles?)\b/i,
};
/** Words of whatever moves; an aircraft has them too. */
const OF_A_VESSEL: Record<Language, RegExp> = {
  en: /\b(aboard|on board|crew|decks?|captain|galley|cabins?)\b/i,
  de: /\b(an bord|bord\w*|crew|deck|kapitän\w*|kabinen?)\b/i,
  fr: /\b(à bord|du bord|équipage|capitaine|cabines?)\b/i,
};
/** The height at which it flies, and the hut with the towels. */
const RIGHT = /altitude de croisière|cruising altitude|in the cabin by the stairs/i;

function found(texts: readonly PackText[], words: Record<Language, RegExp>): string[] {
  return (['en', 'de', 'fr'] as const).flatMap((language) =>
    texts.map((text) => text[language]).filter((text) => words[language].test(text) && !RIGHT.test(text)),
  );
}

describe('the words of a pack', () => {
  it.each(['palma', 'nightflight'])('%s has none of a ship', async (name) => {
    expect(found(textsOf(await loadPack(name)), OF_A_SHIP)).toEqual([]);
  });

  it('a house has none of whatever moves', async () => {
    expect(found(textsOf(await loadPack('palma')), OF_A_VESSEL)).toEqual([]);
  });

  it.each(PACK_NAMES)('%s has no title that a tile would have to cut [A295]', async (name) => {
    const { content, excursions, bookables, marketplace, ratings } = await loadPack(name);
    const titles = [
      ...content.categories.map(({ title }) => title),
      ...content.articles.filter(({ unlisted }) => !unlisted).map(({ title }) => title),
      ...excursions.excursions.map((excursion) => excursion.name),
      ...bookables.categories.map(({ title }) => title),
      ...bookables.items.map(({ title }) => title),
      ...marketplace.activities.map(({ title }) => title),
      ...ratings.profiles.map(({ title }) => title),
    ];
    const inAll = titles.flatMap(({ en, de, fr }) => [en, de, fr]);
    expect(inAll.filter((title) => title.length > TILE_TITLE_LENGTH)).toEqual([]);
  });

  it('shows an aircraft no room of a ship, nor a day that begins over the sea', async () => {
    const { pictures } = await loadPack('nightflight');
    const ofShips = pictures.filter(
      ({ scene, motif }) => ['sea', 'deck', 'venue', 'cabin'].includes(scene) || (scene === 'thing' && motif === 'day'),
    );
    expect(ofShips.map(({ id }) => id)).toEqual([]);
  });

  it.each(PACK_NAMES)('%s leads to no page that is nobody’s', async (name) => {
    expect(JSON.stringify(await loadPack(name))).not.toMatch(/https?:\/\/(www\.)?example\.(com|org|net)/);
  });

  it.each(PACK_NAMES)('%s gives two things at once in no restaurant', async (name) => {
    const { programme, ship } = await loadPack(name);
    const dining = new Set(ship.venues.filter(({ kind }) => kind === 'dining').map((venue) => venue.name.en));
    const meals = programme.days.map(({ events }) => events.filter(({ venue }) => dining.has(venue.en)));
    expect(meals.flat().length).toBeGreaterThan(0);
    const clashes = meals.flatMap((events) =>
      events.flatMap((one, i) =>
        events
          .slice(i + 1)
          // "Late" is after every hour.
          .filter(
            (other) =>
              other.venue.en === one.venue.en &&
              other.start < (one.end ?? one.start) &&
              one.start < (other.end ?? other.start),
          )
          .map((other) => `${one.name.en} / ${other.name.en}`),
      ),
    );
    expect(clashes).toEqual([]);
  });
});
