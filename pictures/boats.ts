import type { Brush } from './brush.ts';
import { at, d, ellipse, line, path, polygon, rect, stroke } from './marks.ts';
import { THING } from './palette.ts';
import { glint } from './water.ts';

/** Drawn around the origin on the water line, about 100 wide; `at` puts them in place. */
export function sailingBoat(
  b: Brush,
  x: number,
  y: number,
  scale: number,
  distance = 0,
  sail: string = THING.white,
): string {
  return at(x, y, scale, [
    ellipse(0, 4, 46, 4, b.palette.ink, { opacity: 0.22 }),
    path('M-42 -8C-30 6 24 8 44 -10L-42 -10Z', b.paint(THING.navy, 0.8, distance)),
    path('M-42 -10H44L43 -13H-42Z', b.paint(THING.brass, 1, distance)),
    line([0, -10], [0, -112], b.paint(THING.walnut, 0.6, distance), 2.4),
    path('M4 -108C26 -80 38 -48 40 -18L4 -18Z', b.paint(sail, 1, distance)),
    path('M4 -108C14 -80 18 -48 18 -18L4 -18Z', b.paint(sail, 0.55, distance)),
    path('M-4 -100C-14 -68 -28 -38 -38 -18L-4 -18Z', b.paint(sail, 0.8, distance)),
    glint(0, 12, 40, 3, b.palette.water[0], 0.5),
  ]);
}

/** A painted wooden boat with an awning: luzzu, gozzo, pointu. */
export function fishingBoat(b: Brush, x: number, y: number, scale: number, hull: string, distance = 0): string {
  return at(x, y, scale, [
    ellipse(0, 5, 52, 5, b.palette.ink, { opacity: 0.25 }),
    path('M-52 -20C-46 2 -30 6 0 6C30 6 46 2 54 -22C36 -13 -34 -13 -52 -20Z', b.paint(hull, 0.85, distance)),
    path('M-52 -20C-34 -13 36 -13 54 -22L53 -17C34 -8 -34 -8 -51 -15Z', b.paint(THING.ochre, 1, distance)),
    path('M-46 -4C-34 5 34 5 46 -5C40 3 28 6 0 6C-28 6 -40 4 -46 -4Z', b.paint(hull, 0.3, distance)),
    line([-18, -16], [-18, -42], b.paint(THING.walnut, 0.6, distance), 2),
    line([20, -16], [20, -42], b.paint(THING.walnut, 0.6, distance), 2),
    path('M-26 -40Q0 -50 28 -41L26 -36Q0 -44 -24 -35Z', b.paint(THING.linen, 1, distance)),
  ]);
}

/** The Meridian Star, seen from her side. About 520 long. */
export function cruiseShip(b: Brush, x: number, y: number, scale: number, distance = 0, flip = false): string {
  const paint = (colour: string, light: number) => b.paint(colour, light, distance);
  const marks = [
    ellipse(0, 4, 262, 7, b.palette.ink, { opacity: 0.28 }),
    path(
      'M-250 -34H214C234 -34 252 -42 264 -52C256 -22 246 4 226 4H-232C-244 4 -250 -14 -250 -34Z',
      paint(THING.navy, 0.8),
    ),
    path('M-247 -12H246C242 -6 238 0 232 4H-232C-240 4 -245 -4 -247 -12Z', paint(THING.navy, 0.3)),
    path('M-250 -34H214C234 -34 252 -42 264 -52L262 -46C252 -38 234 -30 214 -30H-250Z', paint(THING.brass, 1)),
  ];
  const decks = [
    [-244, 190, -52],
    [-240, 168, -68],
    [-232, 150, -84],
    [-214, 128, -99],
    [-180, 104, -113],
  ] as const;
  for (const [from, to, top] of decks) {
    marks.push(
      path(d`M${from} ${top + 18}V${top + 3}H${to}L${to + 16} ${top + 18}Z`, paint(THING.white, 0.95)),
      rect(from, top + 14, to - from + 12, 4, paint(THING.white, 0.4)),
    );
    let panes = '';
    for (let px = from + 8; px < to - 2; px += 11) panes += d`M${px} ${top + 6}h6v5h-6z`;
    marks.push(path(panes, b.palette.lampsLit > 2 ? b.palette.lamp : paint(THING.teal, 0.6)));
  }
  marks.push(
    polygon(
      [
        [-96, -113],
        [-84, -158],
        [-34, -158],
        [-28, -113],
      ],
      paint(THING.navy, 0.9),
    ),
    polygon(
      [
        [-90, -137],
        [-88, -146],
        [-32, -146],
        [-31, -137],
      ],
      paint(THING.brass, 1),
    ),
    polygon(
      [
        [-52, -113],
        [-52, -158],
        [-34, -158],
        [-28, -113],
      ],
      paint(THING.navy, 0.4),
    ),
    line([72, -113], [66, -150], paint(THING.white, 0.7), 4),
    stroke('M56 -136H80M60 -144H76', paint(THING.white, 0.7), 2.5),
  );
  let ports = '';
  for (let px = -220; px < 206; px += 16) ports += d`M${px} -24a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0`;
  marks.push(path(ports, b.palette.lampsLit > 2 ? b.palette.lamp : paint(THING.glass, 0.7)));
  return at(x, y, scale, marks, flip);
}

export function gondola(b: Brush, x: number, y: number, scale: number): string {
  return at(x, y, scale, [
    ellipse(0, 7, 112, 6, b.palette.ink, { opacity: 0.3 }),
    path(
      'M-120 -34C-112 -6 -60 8 0 8C60 8 108 -4 126 -46C112 -18 60 -8 0 -8C-60 -8 -104 -14 -120 -34Z',
      b.paint(THING.night, 0.9),
    ),
    path('M-110 -20C-70 -10 60 -8 112 -22C80 -4 40 -2 0 -2C-50 -2 -90 -8 -110 -20Z', b.paint(THING.wine, 0.7)),
    stroke('M126 -46V-62M126 -58H134M126 -53H133M126 -48H132', b.paint(THING.brass, 1), 3),
    path('M-30 -8C-26 -26 10 -26 16 -8Z', b.paint(THING.wine, 0.95)),
  ]);
}
