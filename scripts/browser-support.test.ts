// Phones that stayed with iOS 16 use the portal: what Safari 16 lacks is not used, or something stands in for it.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Rule {
  /** A name as it stands in the code. */
  name: RegExp;
  /** The first Safari that has it. */
  since: number;
  /** The file that may say it, because it looks first. */
  looksFirst?: RegExp;
}

const SCRIPT: readonly Rule[] = [
  { name: /Promise\.withResolvers/, since: 17.4 },
  { name: /Promise\.try\b/, since: 18.2 },
  { name: /Array\.fromAsync/, since: 16.4 },
  { name: /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/, since: 17 },
  { name: /\.getOrInsert(Computed)?\(/, since: 26.2 },
  { name: /\.(values|keys|entries)\(\)\.(map|filter|some|every|find|take|drop|toArray|reduce|forEach)\(/, since: 18.4 },
  { name: /\bIterator\.from\b/, since: 18.4 },
  { name: /\bnew URLPattern\b/, since: 26 },
  { name: /\.(isWellFormed|toWellFormed)\(/, since: 16.4 },
  { name: /\.checkVisibility\(/, since: 17.4 },
  { name: /\b(request|cancel)IdleCallback\b/, since: 26, looksFirst: /player\/use-player-ahead\.ts$/ },
  { name: /\bIntl\.DurationFormat\b/, since: 16.4 },
  { name: /\.(toBase64|toHex|setFromBase64)\(|\.from(Base64|Hex)\(/, since: 18.2 },
  { name: /\bRegExp\.escape\b/, since: 18.2 },
  { name: /\bnew (Compression|Decompression)Stream\b/, since: 16.4 },
  { name: /\bnew OffscreenCanvas\b/, since: 16.4 },
  { name: /\b(show|hide|toggle)Popover\b|\bpopover=/, since: 17 },
  { name: /\bclosedby=|\bcommandfor=/i, since: 26.2 },
  { name: /'scrollend'|onScrollEnd\b/, since: 26.2 },
  { name: /\(\?<[!=]/, since: 16.4 },
  // The build of the library for today's browsers; its `legacy` one fills in what it uses.
  { name: /^import (?!type).* from 'pdfjs-dist'|'pdfjs-dist\/build\//m, since: 18.2 },
  { name: /\bfor await \(const \w+ of \w*[sS]tream|\.getTextContent\(/, since: 26.4 },
  { name: /\.startViewTransition\(/, since: 18, looksFirst: /ui\/hero-transition\.ts$|router\/RouterProvider\.tsx$/ },
];

/** What a browser may pass over without harm is not named: `content-visibility`, `text-wrap`, `@starting-style`, `field-sizing`, `lh`. */
const STYLE: readonly Rule[] = [
  { name: /^\s*&/m, since: 16.5 },
  { name: /@scope\b/, since: 17.4 },
  { name: /light-dark\(/, since: 17.5 },
  { name: /\b(anchor-name|position-anchor|position-area|position-try)/, since: 26 },
  { name: /:popover-open|:open\b/, since: 17 },
  { name: /:user-(in)?valid/, since: 16.5 },
  { name: /\(from\s+/, since: 16.4 },
  { name: /@property\b/, since: 16.4 },
  { name: /\b(animation|scroll|view)-timeline/, since: 26 },
];

/** Used freely, because they are filled in before anything else runs. */
const FILLED = ['AbortSignal.any', 'URL.canParse', 'URL.parse', 'Map.groupBy', 'Object.groupBy'];

const sources = (endings: string) =>
  globSync(`{portal,contract}/src/**/*.${endings}`).filter((file) => !/\.test\.tsx?$/.test(file));
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

function offences(files: readonly string[], rules: readonly Rule[]): string[] {
  return files.flatMap((file) => {
    const text = withoutComments(readFileSync(file, 'utf8'));
    const used = rules.filter(({ name, looksFirst }) => name.test(text) && !looksFirst?.test(file));
    return used.map(({ name, since }) => `${file}: ${name.source} came with Safari ${since}`);
  });
}

describe('a phone with iOS 16', () => {
  it('runs the portal’s scripts', () => {
    const files = sources('{ts,tsx}');
    expect(files.length).toBeGreaterThan(500);
    expect(offences(files, SCRIPT)).toEqual([]);
  });

  it('draws the portal’s styles', () => {
    const files = sources('css');
    expect(files.length).toBeGreaterThan(100);
    expect(offences(files, STYLE)).toEqual([]);
  });

  it('has what is filled in before the portal’s own code', () => {
    const filled = readFileSync('portal/src/app/startup/early-gaps.ts', 'utf8');
    const calls = FILLED.map((name) => name.replace(/^(Map|Object)/, 'Of$1'));
    expect(calls.filter((name) => !filled.includes(`${name} ??= `))).toEqual([]);
    expect(readFileSync('portal/src/main.tsx', 'utf8')).toMatch(/^import '\.\/app\/startup\/early-settings\.ts';/);
  });

  it('is what the build is for', () => {
    expect(readFileSync('portal/vite.config.ts', 'utf8')).toContain("target: ['es2022', 'safari16']");
  });
});
