import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A line of docs/requirements: a requirement (A12, B7, C3) or a decision that fills a gap (AD4, BD1, CD9). */
export interface Requirement {
  id: string;
  section: string;
  text: string;
}

export const REQUIREMENTS = ['core', 'commerce', 'media'] as const;

export function parseRequirements(document: string): Requirement[] {
  let section = '';
  return document.split('\n').flatMap((line) => {
    section = /^## (.+)$/.exec(line)?.[1] ?? section;
    const [, id, text = ''] = /^- ([ABC]D?\d+) — (.+)$/.exec(line) ?? [];
    return id ? [{ id, section, text }] : [];
  });
}

/** The first letter of an id says the document; two of them have a section of the same name. */
export const sectionOf = ({ id, section }: Requirement) => `${id[0]} ${section}`;

const IDS = String.raw`[ABC]D?\d+(?:(?:, | and | to |[\s,–-]+)[ABC]D?\d+)*`;
const IN_BRACKETS = new RegExp(String.raw`\[(${IDS})\]`, 'g');
const IN_PARENTHESES = new RegExp(String.raw`\((?:see )?(${IDS})\)`, 'g');
const IN_COMMENTS = /(?<!:)\/\/.*$|\/\*[\s\S]*?\*\/|^\s*--.*$/gm;
// An address such as "A4-landscape", a colour or a file name is none.
const BARE_ID = /(?<![\w#/.%'"`-])[ABC]D?\d{1,3}(?![\w'"`]|-\D|\.\w)/g;

/** "B45-B47" are three. */
export function idsOf(list: string): string[] {
  return [...list.matchAll(/([ABC]D?)(\d+)(?:\s*[–-]\s*\1(\d+))?/g)].flatMap(([, letters, from = '0', to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, n) => `${letters}${Number(from) + n}`),
  );
}

const listed = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, list = '']) => idsOf(list));

/** What a source cites: all ids in brackets, in parentheses and in comments, where nothing else looks like one. */
export function citedIds(text: string, kind: 'code' | 'document'): string[] {
  const prose = kind === 'document' ? [text] : [...text.matchAll(IN_COMMENTS)].map(([comment]) => comment);
  const bare = prose.flatMap((one) => [...one.matchAll(BARE_ID)].map(([id]) => id));
  return [...new Set([...bare, ...listed(text, IN_BRACKETS), ...listed(text, IN_PARENTHESES)])];
}

/** What a test proves: the ids in brackets, as in `it('[A12 A13] …')`. */
export const provedIds = (text: string) => [...new Set(listed(text, IN_BRACKETS))];

export interface Section {
  name: string;
  total: number;
  missing: Requirement[];
}

/** Every section with its lines that no test names. Decisions are proved with the lines that they explain. */
export function sectionsOf(requirements: Requirement[], proved: ReadonlySet<string>): Section[] {
  const lines = requirements.filter(({ id }) => /^[ABC]\d/.test(id));
  const names = [...new Set(lines.map(sectionOf))];
  return names.map((name) => {
    const own = lines.filter((one) => sectionOf(one) === name);
    return { name, total: own.length, missing: own.filter(({ id }) => !proved.has(id)) };
  });
}

const ROOT = new URL('..', import.meta.url).pathname;
const read = (file: string) => readFileSync(`${ROOT}${file}`, 'utf8');
const filesOf = (...patterns: string[]) =>
  globSync(
    patterns.map((pattern) => `${ROOT}${pattern}`),
    { exclude: (path) => /(^|\/)(node_modules|dist|media)$/.test(path) },
  ).map((file) => relative(ROOT, file));

export const readRequirements = () =>
  REQUIREMENTS.flatMap((name) => parseRequirements(read(`docs/requirements/${name}.md`)));

const ROOMS = '{bench,contract,e2e,hub,packs,pictures,portal,sandbox,scripts}';

export const readCode = () => filesOf(`${ROOMS}/**/*.{ts,tsx,mjs,css,sql}`).map((file) => ({ file, text: read(file) }));
export const readDocuments = () => filesOf('*.md', 'docs/**/*.md').map((file) => ({ file, text: read(file) }));
export const readTests = () =>
  filesOf(`${ROOMS}/**/*.{test,suite,spec}.{ts,tsx}`, 'e2e/**/*.ts').map((file) => ({ file, text: read(file) }));

export const readSections = () =>
  sectionsOf(readRequirements(), new Set(readTests().flatMap(({ text }) => provedIds(text))));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const sections = readSections();
  for (const { name, total, missing } of sections) {
    console.log(`${String(total - missing.length).padStart(3)} of ${String(total).padStart(3)}  ${name}`);
    for (const { id, text } of missing) console.log(`            ${id} — ${text}`);
  }
  const total = sections.reduce((sum, one) => sum + one.total, 0);
  const open = sections.reduce((sum, one) => sum + one.missing.length, 0);
  console.log(`${total - open} of ${total} requirements are named by a test`);
}
