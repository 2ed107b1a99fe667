import type { SearchHit, SearchReply } from '#contract/areas/search.ts';
import { toHubDate } from '#contract/hub-date.ts';
import { primaryLanguage, textOf } from '#contract/text.ts';
import { messagesService } from '#hub/areas/messages/messages.service.ts';
import type { Hub } from '#hub/hub.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { fold } from '#hub/shared/fold.ts';
import { plainText } from '#hub/shared/plain-text.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { excerptOf, marked } from './marks.rules.ts';
import { DICTIONARIES, type FoundRow, type OwnMessage, type SearchLanguage, searchStore } from './search.store.ts';
import { askedWords, guessesOf, queryOf, type Wanted, wantedFor } from './search-words.rules.ts';

/** So many of each kind are told; how many there are is told too. */
const PER_KIND = 12;
/** Nobody has more, and the search through them stays quick. */
const MESSAGES_MAX = 200;

const NOTHING: SearchReply = { hits: [], totals: {} };

function languageOf(tag = ''): SearchLanguage {
  const primary = primaryLanguage(tag);
  return primary in DICTIONARIES ? (primary as SearchLanguage) : 'en';
}

/** Content that an operator hides is not found from that moment on. */
export const hideFromSearch = (tx: Sql, kind: 'category' | 'article', id: string, hidden: boolean) =>
  searchStore(tx).hide(kind, id, hidden);

/** docs/algorithms/search.md */
export function searchService(hub: Pick<Hub, 'sql' | 'pms' | 'clock' | 'shipTime'>) {
  const store = searchStore(hub.sql);
  const messages = messagesService(hub);

  async function wantedOf(asked: readonly string[], language: SearchLanguage): Promise<Wanted[]> {
    const candidates = Map.groupBy(await store.candidates(language, asked), (one) => one.asked);
    return asked.map((word) => wantedFor(word, candidates.get(word) ?? []));
  }

  /** With every word; with any of them where nothing has all. */
  async function rowsFor(wanted: readonly Wanted[], language: SearchLanguage): Promise<FoundRow[]> {
    const limits = { today: hub.shipTime.today(), perKind: PER_KIND };
    const rows = await store.find(language, queryOf(wanted, '&'), limits);
    return rows.length > 0 || wanted.length < 2 ? rows : store.find(language, queryOf(wanted, '|'), limits);
  }

  return {
    async find(text: string, tag: string | undefined): Promise<SearchReply> {
      const language = languageOf(tag);
      const asked = askedWords(text);
      if (asked.length === 0) return NOTHING;
      const wanted = await wantedOf(asked, language);
      const rows = await rowsFor(wanted, language);
      const terms = wanted.flatMap(({ asked: typed, begins, words }) => (begins ? [typed, ...words] : words));
      const insteadOf = rows.length > 0 ? guessesOf(wanted) : undefined;
      return {
        hits: rows.map((row) => hitOf(row, terms)),
        totals: Object.fromEntries(rows.map(({ kind, total }) => [kind, total])),
        ...(insteadOf && { insteadOf }),
      };
    },

    /** Things by kind and id, as a search would tell of them; what cannot be found any more is left out. */
    named: async (keys: readonly { kind: string; id: string }[], tag: string | undefined): Promise<SearchHit[]> =>
      (await store.named(languageOf(tag), keys)).map((row) => hitOf(row, [])),

    /** Through the messages' own reading, so that one place decides who may read them. */
    async ownMessages(session: Session, text: string, tag: string | undefined): Promise<SearchReply> {
      const asked = askedWords(text);
      if (asked.length === 0) return NOTHING;
      const own = (await messages.messages(session)).messages.slice(0, MESSAGES_MAX).map((message): OwnMessage => {
        const title = textOf(message.messageTitle, languageOf(tag));
        const body = plainText(textOf(message.messageContent, languageOf(tag)));
        return { id: message.sourceMessageId, title, body, folded: fold(`${title} ${body}`) };
      });
      const found = new Set((await store.among(own, asked)).map(({ id }) => id));
      const hits = own
        .filter(({ id }) => found.has(id))
        .map(({ id, title, body }) => hitOf({ kind: 'message', id, title, body, day: null, startTime: null }, asked));
      return { hits, totals: hits.length > 0 ? { message: hits.length } : {} };
    },
  };
}

function hitOf(
  { kind, id, title, body, day, startTime }: Omit<FoundRow, 'total'>,
  terms: readonly string[],
): SearchHit {
  const excerpt = excerptOf(body, terms);
  return {
    kind,
    id,
    title: marked(title, terms),
    ...(excerpt && { excerpt }),
    ...(day && { date: toHubDate(day) }),
    ...(startTime && { startTime }),
  };
}
