// Covers of records: the same hand and inks as the posters, on a square.
import { type Lettering, letters } from '#pictures/lettering.ts';
import { seeded } from '#pictures/random.ts';
import { fade, INKS, MARGIN, type Poster, setTitle } from './poster.ts';
import { POSTER_SHAPES } from './shapes.ts';

const SIDE = 800;
const TALLEST = 70;

export function drawCover({ title, line, shape, seed }: Poster): string {
  const random = seeded(seed);
  const ink = random.pick(INKS);
  const names = Object.keys(POSTER_SHAPES);
  const draw = POSTER_SHAPES[shape && Object.hasOwn(POSTER_SHAPES, shape) ? shape : random.pick(names)];
  const { lines, style } = setTitle(title, ink.ink, TALLEST);
  const step = style.height * 1.3;
  const top = SIDE - MARGIN - lines.length * step + (step - style.height);
  const small: Lettering = { height: 18, weight: 1.3, colour: ink.ink, tracking: 4 };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">`,
    `<rect width="${SIDE}" height="${SIDE}" fill="${ink.ground}"/>`,
    `<g transform="translate(0 -70)">${draw?.(ink, random) ?? ''}</g>`,
    fade(ink.ground, top - 130),
    ...lines.map((text, i) => letters(text, MARGIN, top + i * step, style)),
    line ? letters(line, MARGIN, top - 42, small) : '',
    '</svg>',
  ].join('');
}
