// Lines of the product drawn by lot, to be broken on purpose: a line whose fault no test notices wants a test.
// node scripts/draw-lines.ts [seed] [how many]
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { seeded } from '#pictures/random.ts';

const SOURCES = '{contract/src,hub/src,portal/src,sandbox}/**/*.{ts,tsx}';
const NO_PRODUCT = /\.(test|suite)\.tsx?$|\.d\.ts$|^portal\/src\/texts\//;
/** Something is decided, counted or called here. */
const TELLING = /[=!<>]=|[<>] |&&|\|\||\?\?|[?+*/-] |\bif\b|\breturn\b|\bawait\b|\w\(|=> |\d/;
/** Imports, types, comments and the heads of functions and components. */
const NAMES_ONLY =
  /^(import|export \*|export type|export interface|interface|type|\/\/|\/?\*|} from|\): |(export )?(async )?function)/;
/** Only opens what the next lines say. */
const OPENING = /^(return|[\w.]*) ?[([{]+$|^(export )?const \w+ = [\w.]+\(\{$/;

/** The numbers, from 1, of the lines in which a fault could be made. */
export function tellingLines(source: string): number[] {
  return source.split('\n').flatMap((line, place) => {
    const text = line.trim();
    const isTelling = TELLING.test(text) && !NAMES_ONLY.test(text) && !OPENING.test(text) && /\w{3}/.test(text);
    return isTelling ? [place + 1] : [];
  });
}

/** So many of all, each at most once; the same for the same seed. */
export function draw<T>(all: readonly T[], count: number, seed: string): T[] {
  const random = seeded(seed);
  const left = [...all];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [drawn] = left.splice(random.whole(0, left.length - 1), 1);
    return drawn as T;
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [seed = 'gangway', count = '40'] = process.argv.slice(2);
  const files = globSync(SOURCES).filter((file) => !NO_PRODUCT.test(file));
  const sources = new Map(files.toSorted().map((file) => [file, readFileSync(file, 'utf8')]));
  const lines = [...sources].flatMap(([file, source]) => tellingLines(source).map((line) => ({ file, line })));
  for (const { file, line } of draw(lines, Number(count), seed)) {
    console.log(`${file}:${line}: ${sources.get(file)?.split('\n')[line - 1]?.trim()}`);
  }
}
