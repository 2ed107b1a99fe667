// A picture of an episode or a genre: the shape and the inks of the posters without a word, so that it may be cut to any form.
import { INKS, type Poster } from '#pictures/posters/poster.ts';
import { POSTER_SHAPES } from '#pictures/posters/shapes.ts';
import { seeded } from '#pictures/random.ts';

const SIDE = 800;

export function drawStill({ shape, seed }: Pick<Poster, 'shape' | 'seed'>): string {
  const random = seeded(seed);
  const ink = random.pick(INKS);
  const names = Object.keys(POSTER_SHAPES);
  const draw = POSTER_SHAPES[shape && Object.hasOwn(POSTER_SHAPES, shape) ? shape : random.pick(names)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">`,
    `<rect width="${SIDE}" height="${SIDE}" fill="${ink.ground}"/>`,
    draw?.(ink, random) ?? '',
    '</svg>',
  ].join('');
}
