// Film posters: a ground, one strong shape, the title in large capitals. The same seed gives the same poster.
import { type Lettering, letters, widthOf } from '#pictures/lettering.ts';
import { seeded } from '#pictures/random.ts';
import { POSTER_SHAPES, type PosterInk } from './shapes.ts';

export const POSTER_WIDTH = 800;
export const POSTER_HEIGHT = 1200;

export interface Poster {
  title: string;
  /** The small line at the other edge. */
  line?: string;
  /** One of the shapes by name; by the seed when there is none of that name. */
  shape?: string;
  seed: string;
  /** The cover of a record. */
  isSquare?: boolean;
}

export const INKS: readonly PosterInk[] = [
  { ground: '#0e2a47', shape: '#e9c46a', accent: '#e76f51', ink: '#f4efe3' },
  { ground: '#f1e6d2', shape: '#c8442f', accent: '#1f3b57', ink: '#1c1c22' },
  { ground: '#1b4a4f', shape: '#f2d0a4', accent: '#ee8959', ink: '#f7f2e8' },
  { ground: '#e8b04b', shape: '#23395b', accent: '#c0392b', ink: '#1d1a16' },
  { ground: '#2b1d3a', shape: '#d96c75', accent: '#f2c57c', ink: '#f6eef0' },
  { ground: '#d9e4dd', shape: '#2f5d50', accent: '#d98e04', ink: '#16271f' },
  { ground: '#7a1f2b', shape: '#f3dcc0', accent: '#e8a33d', ink: '#fbf3e7' },
  { ground: '#12151c', shape: '#4f8fc0', accent: '#f0b429', ink: '#eef3f7' },
  { ground: '#f4c7b5', shape: '#33658a', accent: '#86291d', ink: '#221a1a' },
  { ground: '#3c5a40', shape: '#e7d7a8', accent: '#d1603d', ink: '#f6f1df' },
  { ground: '#cfd8e6', shape: '#1f2d50', accent: '#d1495b', ink: '#131a2b' },
  { ground: '#a63d1e', shape: '#f7e3b2', accent: '#21435b', ink: '#fff4e1' },
];

export const MARGIN = 72;
const ROOM = POSTER_WIDTH - 2 * MARGIN;
const TALLEST = 112;
const SMALLEST = 46;
const MOST_LINES = 4;

export function drawPoster({ title, line, shape, seed }: Poster): string {
  const random = seeded(seed);
  const ink = random.pick(INKS);
  const names = Object.keys(POSTER_SHAPES);
  const draw = POSTER_SHAPES[shape && Object.hasOwn(POSTER_SHAPES, shape) ? shape : random.pick(names)];
  const set = setTitle(title, ink.ink);
  const isTitleAbove = random.chance(0.4) && set.lines.length <= 2;
  const step = set.style.height * 1.32;
  const titleHeight = set.lines.length * step;
  const titleTop = isTitleAbove ? MARGIN : POSTER_HEIGHT - MARGIN - titleHeight + step - set.style.height;
  const fieldTop = isTitleAbove ? POSTER_HEIGHT - 800 : 0;
  const small: Lettering = { height: 20, weight: 1.3, colour: ink.ink, tracking: 5 };
  const words = set.lines.map((text, i) => letters(text, MARGIN, titleTop + i * step, set.style));
  const smallTop = isTitleAbove ? titleTop + titleHeight + 6 : titleTop - 46;
  const shade = isTitleAbove ? '' : fade(ink.ground, titleTop - 150);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${POSTER_WIDTH} ${POSTER_HEIGHT}" width="${POSTER_WIDTH}" height="${POSTER_HEIGHT}">`,
    `<rect width="${POSTER_WIDTH}" height="${POSTER_HEIGHT}" fill="${ink.ground}"/>`,
    `<svg x="0" y="${fieldTop}" width="800" height="800" viewBox="0 0 800 800" overflow="hidden">${draw?.(ink, random) ?? ''}</svg>`,
    isTitleAbove ? `<rect width="${POSTER_WIDTH}" height="${fieldTop}" fill="${ink.ground}"/>` : shade,
    ...words,
    line ? letters(line, MARGIN, smallTop, small) : '',
    '</svg>',
  ].join('');
}

/** The title keeps its contrast: below this height there is nothing but ground. */
export function fade(ground: string, top: number): string {
  return `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ground}" stop-opacity="0"/><stop offset="1" stop-color="${ground}"/></linearGradient><rect y="${top}" width="${POSTER_WIDTH}" height="90" fill="url(#g)"/><rect y="${top + 90}" width="${POSTER_WIDTH}" height="${POSTER_HEIGHT}" fill="${ground}"/>`;
}

/** As large as four lines allow. */
export function setTitle(title: string, colour: string, tallest = TALLEST): { lines: string[]; style: Lettering } {
  for (let height = tallest; height > SMALLEST; height -= 6) {
    const style: Lettering = { height, weight: 1.75, colour, tracking: 0.9 };
    const lines = breakLines(title, style);
    if (lines.length <= MOST_LINES && lines.every((text) => widthOf(text, style) <= ROOM)) return { lines, style };
  }
  const style: Lettering = { height: SMALLEST, weight: 1.75, colour, tracking: 0.7 };
  return { lines: breakLines(title, style).slice(0, MOST_LINES), style };
}

function breakLines(title: string, style: Lettering): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, style) <= ROOM) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
