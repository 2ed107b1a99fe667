import type { SearchHit, SearchReply } from '#contract/areas/search.ts';
import { type HitWays, hitPath } from '#portal/shared/hit-path.rules.ts';

/** Fewer letters are in everything. */
export const TYPED_LEAST = 2;
/** How many of a group stand there before the rest is asked for. */
export const SHOWN_FIRST = 5;

/** The groups of the page; what belongs together for a guest stands together. */
const GROUPS = {
  article: 'search_articles',
  category: 'search_articles',
  excursion: 'search_excursions',
  dining: 'search_dining',
  spa: 'search_spa',
  activity: 'search_activities',
  venue: 'search_venues',
  event: 'search_events',
  port: 'search_ports',
  message: 'search_messages',
} as const;
type KnownKind = keyof typeof GROUPS;
export type GroupKey = (typeof GROUPS)[KnownKind];

const isKnown = (kind: string): kind is KnownKind => Object.hasOwn(GROUPS, kind);

export interface FoundLink extends SearchHit {
  path: string;
}

export interface SearchGroup {
  key: GroupKey;
  hits: FoundLink[];
  /** Also those that the hub left out. */
  total: number;
}

/** The group of the best hit first; what has no page here is left out. */
export function groupsOf(replies: readonly SearchReply[], ways: HitWays): SearchGroup[] {
  const groups = new Map<GroupKey, SearchGroup>();
  for (const { hits, totals } of replies) {
    for (const hit of hits) {
      const path = hitPath(hit, ways);
      if (path === undefined || !isKnown(hit.kind)) continue;
      const key = GROUPS[hit.kind];
      const group = groups.get(key) ?? { key, hits: [], total: totalOf(key, totals) };
      group.hits.push({ ...hit, path });
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

function totalOf(key: GroupKey, totals: SearchReply['totals']): number {
  const ofGroup = Object.entries(totals).filter(([kind]) => isKnown(kind) && GROUPS[kind] === key);
  return ofGroup.reduce((sum, [, count]) => sum + count, 0);
}

export interface TextPart {
  text: string;
  isMarked: boolean;
}

/** A text in the parts that are marked and those that are not; marks that do not fit are left out. */
export function partsOf({ text, marks }: SearchHit['title']): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const [from, to] of marks) {
    if (from < at || to <= from || to > text.length) continue;
    if (from > at) parts.push({ text: text.slice(at, from), isMarked: false });
    parts.push({ text: text.slice(from, to), isMarked: true });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMarked: false });
  return parts;
}

/** Modules whose name has what was typed: the page itself is what is often looked for. */
export function fitsLabel(label: string, typed: string): boolean {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
  return typed.trim().length >= TYPED_LEAST && plain(label).includes(plain(typed.trim()));
}
