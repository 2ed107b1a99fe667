import { callOf, type PageRead } from '#contract/page-reads.ts';
import type { PortalFile } from './portal-file.ts';

/** What the portal's build says of its pages (`.vite/pages.json`). */
interface PageFiles {
  /** In the order in which their patterns are tried. */
  pages: { pattern: string; reads: readonly PageRead[]; lineup?: true; files: readonly string[] }[];
  texts: Readonly<Record<string, readonly string[]>>;
  looks: Readonly<Record<string, { files: readonly string[]; font?: string }>>;
  /** What pages may show of others, by the marks in its classes. */
  parts?: readonly { marks: readonly string[]; files: readonly string[] }[];
}

export interface OpenedPage {
  /** Paths of the public calls with which the page begins. */
  reads: readonly string[];
  /** Where the page begins with the events of a day: which, as the address names it. */
  lineup?: { date: string | undefined };
  files: readonly string[];
}

/** What a call may name that no address tells. */
export interface KnownToHub {
  /** The day on board, as calls name it. */
  today: string;
  /** Whether there is a ship map. */
  wayfinder: 'true' | 'false';
}

export interface BuiltPages {
  at(path: string, known: KnownToHub): OpenedPage | undefined;
  /** By the languages that a browser names, the first that there is. */
  texts(acceptLanguage: string | undefined): readonly string[];
  look(name: string | undefined): { files: readonly string[]; font?: string };
  /** What a drawn page is made of, whichever page its parts belong to. */
  drawnWith(html: string): readonly string[];
}

const SLASH = '%2F';

/** The path of an address as the patterns of pages read it: a slash that was encoded is part of a name. */
export function pagePath(address: string): string {
  const [path = '/'] = address.split(/[?#]/, 1);
  try {
    const parts = path.split('/').map((part) => decodeURIComponent(part).replaceAll('/', SLASH));
    return parts.join('/');
  } catch {
    return '/';
  }
}

const LIST = '/.vite/pages.json';
const FALLBACK_LANGUAGE = 'en';
const DEFAULT_LOOK = 'meridian';

/** Reads the list again when a new build has written another; a portal without one is served as it is. */
export function builtPages(read: (path: string, encodings: undefined) => Promise<PortalFile | undefined>) {
  let known: { etag: string; pages: BuiltPages } | undefined;
  return async (): Promise<BuiltPages | undefined> => {
    const file = await read(LIST, undefined);
    if (!file) return undefined;
    if (known?.etag !== file.etag) known = { etag: file.etag, pages: pagesOf(JSON.parse(file.bytes.toString())) };
    return known.pages;
  };
}

/** `_name_mark_line`, as the build names classes. */
const MARKED = /_[\w-]+?_([a-z0-9]+)_\d+(?=[\s"])/g;

export function pagesOf({ pages, texts, looks, parts = [] }: PageFiles): BuiltPages {
  const rows = pages.map(({ pattern, ...row }) => ({ ...row, pattern: new RegExp(pattern) }));
  return {
    at(path, known) {
      for (const { pattern, reads, lineup, files } of rows) {
        const match = pattern.exec(path);
        if (!match) continue;
        const params = Object.entries(match.groups ?? {}).map(([name, value]) => [name, value?.replaceAll(SLASH, '/')]);
        const named: Record<string, string | undefined> = { ...known, ...Object.fromEntries(params) };
        const calls = reads.flatMap((read) => callOf(read, named) ?? []);
        return { reads: calls, lineup: lineup && { date: match.groups?.date }, files };
      }
      return undefined;
    },
    texts(acceptLanguage = '') {
      const wanted = acceptLanguage.split(',').map((one) => one.trim().slice(0, 2).toLowerCase());
      const language = wanted.find((one) => Object.hasOwn(texts, one)) ?? FALLBACK_LANGUAGE;
      return texts[language] ?? [];
    },
    look: (name) => (name && Object.hasOwn(looks, name) ? looks[name] : looks[DEFAULT_LOOK]) ?? { files: [] },
    drawnWith(html) {
      const drawn = new Set([...html.matchAll(MARKED)].map(([, mark = '']) => mark));
      return parts.flatMap(({ marks, files }) => (marks.some((mark) => drawn.has(mark)) ? files : []));
    },
  };
}
