import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import type { RouteRow } from '#portal/app/route-map.ts';
import type { PageRead } from '#portal/shared/page-row.ts';

/** Which files of the build a page, a language and a look are made of, beyond those that open the portal. */
export interface PageFiles {
  /** In the order in which their patterns are tried. */
  pages: { path: string; pattern: string; reads: readonly PageRead[]; lineup?: true; files: string[] }[];
  texts: Record<string, string[]>;
  looks: Record<string, { files: string[]; font?: string }>;
}

type FilesOf = (module: string) => string[];

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
      const filesOf = filesByModule(bundle);
      const found: PageFiles = {
        pages: await pagesOf(source, filesOf),
        texts: Object.fromEntries(LANGUAGES.map((one) => [one, filesOf(join(source, 'texts', `${one}.ts`))])),
        looks: await looksOf(join(source, 'looks'), filesOf, Object.keys(bundle)),
      };
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(found) });
    },
  };
}

const LANGUAGES = ['en', 'de', 'fr'];

/** A module's file with all that it imports, without what the page itself names: the entries and what they import. */
function filesByModule(bundle: Rolldown.OutputBundle): FilesOf {
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
  return (module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`No file of the build holds ${module}.`);
    return [...collect(chunk.fileName, new Set())].filter((file) => !opening.has(file));
  };
}

const IMPORTED = /import\(\s*["'](.+?)["']\s*\)/;

async function pagesOf(source: string, filesOf: FilesOf): Promise<PageFiles['pages']> {
  const load = (file: string) => import(pathToFileURL(join(source, 'app', file)).href);
  const { ROUTE_MAP }: { ROUTE_MAP: readonly RouteRow[] } = await load('route-map.ts');
  const { patternOf, rank }: typeof import('#portal/app/startup/route-at.ts') = await load('startup/route-at.ts');
  const rows = ROUTE_MAP.toSorted((one, other) => rank(other.path) - rank(one.path));
  return rows.map(({ path, area, page, reads = [], lineup }) => {
    const imported = page === 'pending' ? undefined : IMPORTED.exec(String(page))?.[1];
    const folder = area === 'home' ? join(source, 'app/home') : join(source, 'areas', area);
    const files = imported ? filesOf(join(folder, imported)) : [];
    return { path, pattern: patternOf(path).source, reads, lineup, files };
  });
}

async function looksOf(folder: string, filesOf: FilesOf, built: readonly string[]): Promise<PageFiles['looks']> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const looks = names.map(async (name) => {
    const module = join(folder, name, 'look.ts');
    const face = /import preload from '.*\/(.+?)-latin/.exec(await readFile(module, 'utf8'))?.[1];
    const font = built.find((file) => face && file.startsWith(`assets/${face}-`) && file.endsWith('.woff2'));
    return [name, { files: filesOf(module), font }] as const;
  });
  return Object.fromEntries(await Promise.all(looks));
}
