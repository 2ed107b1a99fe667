import type { Brush, Scene } from '../brush.ts';
import { circle, d, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { lying } from './settings.ts';

export const SHELF: Record<string, Scene> = { pingPong: lying(pingPong, { cloth: THING.teal }), book: lying(book) };

function pingPong(b: Brush): string[] {
  const bat = (turn: number, colour: string) =>
    `<g transform="rotate(${turn})">${rect(-32, 110, 64, 180, b.paint(THING.wood, 0.95), { rx: 20 })}${rect(4, 110, 28, 180, b.paint(THING.walnut, 0.6), { rx: 14 })}${circle(0, -50, 180, b.paint(colour, 0.95))}${path('M0 -230A180 180 0 0 1 0 130A260 260 0 0 0 0 -230Z', b.paint(colour, 0.5))}${path('M-120 100A180 180 0 0 0 120 100L60 130H-60Z', b.paint(THING.wood, 0.9))}</g>`;
  return [
    bat(34, THING.navy),
    bat(-30, THING.coral),
    circle(230, -210, 46, b.paint(THING.white, 1)),
    circle(216, -226, 14, '#ffffff'),
  ];
}

function book(b: Brush): string[] {
  const page = (light: number) => b.paint(THING.linen, light);
  return [
    path(
      'M-320 -170Q-160 -230 0 -160Q160 -230 320 -170V220Q160 160 0 230Q-160 160 -320 220Z',
      b.paint(THING.wine, 0.9),
    ),
    path('M-296 -180Q-150 -230 0 -164V206Q-150 150 -296 196Z', page(1)),
    path('M296 -180Q150 -230 0 -164V206Q150 150 296 196Z', page(0.8)),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      stroke(d`M-260 ${-120 + i * 46}Q-150 ${-156 + i * 46} -40 ${-112 + i * 46}`, b.paint(THING.stone, 0.7), 8, {
        opacity: 0.7,
      }),
    ),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      stroke(d`M40 ${-112 + i * 46}Q150 ${-156 + i * 46} 260 ${-120 + i * 46}`, b.paint(THING.stone, 0.6), 8, {
        opacity: 0.7,
      }),
    ),
    polygon(
      [
        [120, -208],
        [180, -210],
        [180, 20],
        [150, -10],
        [120, 20],
      ],
      b.paint(THING.brass, 1),
    ),
  ];
}
