import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import type { PageRead } from '#contract/page-reads.ts';
import type { RouteRow } from '#portal/app/route-map.ts';

/** Which files of the build a page, a language and a look are made of, beyond those that open the portal. */
export interface PageFiles {
  /** In the order in which their patterns are tried. */
  pages: { path: string; pattern: string; reads: readonly PageRead[]; lineup?: true; files: string[] }[];
  texts: Record<string, string[]>;
  looks: Record<string, { files: string[]; font?: string }>;
  /** What pages may show of others: by the marks in its classes, with all that it is made of. */
  parts: { marks: string[]; files: string[] }[];
}

interface BuiltFiles {
  /** A module's file with all that it imports, without what the page itself names: the entries and what they import. */
  of(module: string): string[];
  /** The files with styles of their own, each with all that it imports. */
  styled(): { css: string[]; files: string[] }[];
}

/** Writes `.vite/pages.json`: a hub that serves the portal names a page's files at its head, so that none waits for another. */
export function pageFiles(): Plugin {
  let source = '';
  return {
    name: 'page-files',
    apply: 'build',
    configResolved({ root }) {
      source = join(root, 'src');
    },
    async generateBundle(_, bundle) {
      const built = filesOfBuild(bundle);
      const found: PageFiles = {
        pages: await pagesOf(source, built),
        texts: Object.fromEntries(LANGUAGES.map((one) => [one, built.of(join(source, 'texts', `${one}.ts`))])),
        looks: await looksOf(join(source, 'looks'), built, Object.keys(bundle)),
        parts: built.styled().map(({ css, files }) => ({ marks: css.flatMap((file) => marksIn(bundle[file])), files })),
      };
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(found) });
    },
  };
}

const LANGUAGES = ['en', 'de', 'fr'];

/** By its mark a class is known to be of a module: `_name_mark_line`. */
const MARKED = /\._[\w-]+?_([a-z0-9]+)_\d+/g;

function marksIn(file: Rolldown.OutputBundle[string] | undefined): string[] {
  const text = file?.type === 'asset' ? String(file.source) : '';
  return [...new Set([...text.matchAll(MARKED)].map(([, mark = '']) => mark))];
}

function filesOfBuild(bundle: Rolldown.OutputBundle): BuiltFiles {
  const chunks = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [one] : []));
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  // What is imported comes first: its styles are those that others change.
  const collect = (name: string, into: Set<string>, seen = new Set<string>()): Set<string> => {
    const chunk = byName.get(name);
    if (!chunk || seen.has(name)) return into;
    seen.add(name);
    for (const imported of chunk.imports) collect(imported, into, seen);
    for (const css of chunk.viteMetadata?.importedCss ?? []) into.add(css);
    return into.add(name);
  };
  const opening = new Set<string>();
  for (const chunk of chunks) if (chunk.isEntry) collect(chunk.fileName, opening);
  const madeOf = (chunk: Rolldown.OutputChunk) =>
    [...collect(chunk.fileName, new Set())].filter((file) => !opening.has(file));
  return {
    of(module) {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
      if (!chunk) throw new Error(`No file of the build holds ${module}.`);
      return madeOf(chunk);
    },
    styled: () =>
      chunks.flatMap((chunk) => {
        const css = [...(chunk.viteMetadata?.importedCss ?? [])];
        return css.length > 0 && !opening.has(chunk.fileName) ? [{ css, files: madeOf(chunk) }] : [];
      }),
  };
}

const IMPORTED = /import\(\s*["'](.+?)["']\s*\)/;

async function pagesOf(source: string, built: BuiltFiles): Promise<PageFiles['pages']> {
  const load = (file: string) => import(pathToFileURL(join(source, 'app', file)).href);
  const { ROUTE_MAP }: { ROUTE_MAP: readonly RouteRow[] } = await load('route-map.ts');
  const { patternOf, rank }: typeof import('#portal/app/startup/route-at.ts') = await load('startup/route-at.ts');
  const rows = ROUTE_MAP.toSorted((one, other) => rank(other.path) - rank(one.path));
  return rows.map(({ path, area, page, reads = [], lineup }) => {
    const imported = page === 'pending' ? undefined : IMPORTED.exec(String(page))?.[1];
    const folder = area === 'home' ? join(source, 'app/home') : join(source, 'areas', area);
    const files = imported ? built.of(join(folder, imported)) : [];
    return { path, pattern: patternOf(path).source, reads, lineup, files };
  });
}

async function looksOf(folder: string, built: BuiltFiles, names: readonly string[]): Promise<PageFiles['looks']> {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const looks = folders.map(async (name) => {
    const module = join(folder, name, 'look.ts');
    const face = /import preload from '.*\/(.+?)-latin/.exec(await readFile(module, 'utf8'))?.[1];
    const font = names.find((file) => face && file.startsWith(`assets/${face}-`) && file.endsWith('.woff2'));
    return [name, { files: built.of(module), font }] as const;
  });
  return Object.fromEntries(await Promise.all(looks));
}
