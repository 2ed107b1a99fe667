import type { Sql } from '#hub/shared/database/sql.ts';
import { loadPack } from '#packs/load-pack.ts';
import type { PackSource } from '#packs/pack.schema.ts';
import { content as contentSchema } from '#packs/schema/content.ts';
import { same, say } from '#packs/schema/text.ts';
import { seedContent } from './content.seed.ts';

type ContentSource = PackSource['content'];
type ArticleSource = ContentSource['articles'][number];

export function article(id: string, fields: Partial<ArticleSource> = {}): ArticleSource {
  return { id, title: same(id), layoutType: 'Classic', pictures: ['p'], ...fields };
}

export function category(id: string, fields: Partial<ContentSource['categories'][number]> = {}) {
  return { id, title: same(id), pictures: ['p'], ...fields };
}

/** A small operator: two shelves, one of them hidden, and a programme for today and tomorrow (voyage days 7 and 8). */
const SMALL: ContentSource = {
  categories: [
    category('dining', { searchable: true, hashtags: ['#Food'], title: say('Dining', 'Essen', 'Tables') }),
    category('spa', {
      contentType: 'LayoutSimple',
      searchable: true,
      showTitle: false,
      showBookNow: true,
      useExternalUrl: true,
      description: say('<p>Rest</p>', '<p>Ruhe</p>', '<p>Repos</p>'),
      textColour: '#ffffff',
      backgroundColour: '#0a2239',
      externalUrl: 'https://spa.example/',
    }),
    category('secret', { published: false }),
    category('bars', { parent: 'dining' }),
    category('cellar', { parent: 'dining', published: false }),
  ],
  articles: [
    article('welcome'),
    article('hidden-root', { published: false }),
    article('safety-notice', { unlisted: true, hashtags: ['#loginFormExtra'] }),
    article('grill', {
      category: 'dining',
      showTitle: false,
      showBookNow: true,
      description: same('<p>Fish <script>pwned()</script>of the day</p>'),
      overviewDescription: same('Fish'),
      wayfinderProfile: 'deck-10',
      additionalArticlesCategory: 'spa',
      whereAndWhen: { locationInformation: same('Deck 10'), timeInformation: same('18:00 to 22:00') },
      externalRedirectURL: 'https://grill.example/',
      textColour: '#fff8e7',
      backgroundColour: '#3b0d0c',
      location: same('Deck 10, aft'),
      times: same('Dinner'),
      hashtags: ['Food', 'deck/10'],
      events: [
        {
          id: 'tasting',
          title: same('Tasting'),
          days: [7, 8],
          startTime: '18:00',
          endTime: '19:00',
          startTimeDescription: same('after work'),
          endTimeDescription: same('when the bottle is empty'),
          location: same('Cellar'),
          locationDetail: same('Deck 2, aft'),
          category: same('Wine'),
          eventOverview: same('Six glasses'),
        },
        { id: 'lunch', title: same('Lunch'), days: [7], startTime: '11:00', endTime: '12:30' },
        { id: 'late-bar', title: same('Late bar'), days: [7], startTime: '09:00', endTime: 'Late' },
        { id: 'coffee', title: same('Coffee'), startTime: '07:00', endTime: '08:00' },
      ],
    }),
    article('bistro', { category: 'dining', hashtags: ['#food'] }),
    article('chefs-table', { category: 'dining', published: false, hashtags: ['food'] }),
  ],
  schedules: [
    {
      id: 'schedule-7',
      day: 7,
      title: same('Naples'),
      overviewDescription: same('Ashore'),
      description: same('<p onclick="pwned()">Ashore</p>'),
      events: [
        { id: 'show', title: same('Show'), startTime: '21:00', endTime: 'Late', stylingRequired: true },
        { id: 'stretch', title: same('Stretch'), startTime: '07:30', endTime: '08:00' },
      ],
      pictures: ['p'],
    },
    {
      id: 'schedule-8',
      day: 8,
      title: same('At sea'),
      overviewDescription: same('Rest'),
      description: same('Rest'),
      events: [{ id: 'quiz', title: same('Quiz'), startTime: '10:00' }],
      pictures: ['p'],
    },
  ],
};

/** Lays content without its pictures and files, which need the made media; `today` is voyage day 7. */
export async function layContent(sql: Sql, today: string, source: ContentSource = SMALL): Promise<void> {
  const pack = await loadPack('meridian');
  await seedContent(sql, { ...pack, id: 'without-media', content: contentSchema.parse(source) }, today);
}

interface LaidBlob {
  id: string;
  owner: string;
  kind: string;
  file: string;
  category?: string;
  description?: string;
}

export async function layBlob(
  sql: Sql,
  { id, owner, kind, file, category = '', description }: LaidBlob,
): Promise<void> {
  await sql`
    insert into content_blob (id, owner_id, kind, position, name, file, category, filesize, description)
    values (${id}, ${owner}, ${kind}, (select count(*) from content_blob), ${`${id}.name`}, ${file},
            nullif(${category}, ''), 1000, ${description === undefined ? null : sql.json(same(description))})`;
}
