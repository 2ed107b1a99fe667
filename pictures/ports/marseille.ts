import { fishingBoat } from '../boats.ts';
import type { Brush } from '../brush.ts';
import { hills, ridge } from '../land.ts';
import { circle, d, line, path, polygon, rect } from '../marks.ts';
import { THING } from '../palette.ts';
import { scrub } from '../plants.ts';
import { birds, mist, sky } from '../sky.ts';
import { arch, dome, hillTown } from '../town.ts';
import { reflection, water } from '../water.ts';

const HORIZON = 700;

export function marseille(b: Brush): void {
  sky(b, { horizon: HORIZON, sun: { x: 0.72, y: 0.4 }, clouds: 5 });
  hills(b, ridge(b.random.fork('far'), HORIZON, 200), HORIZON, '#6a8d97', 0.66);
  mist(b, HORIZON, 200, 0.7);
  const crest = (x: number) => HORIZON - 50 - 270 * Math.exp(-(((x - 620) / 260) ** 2)) - 40;
  const style = {
    walls: [THING.cream, THING.rose, THING.sand, THING.white, THING.ochre, THING.linen],
    roof: THING.terracotta,
    roofs: 'hip' as const,
    distance: 0.14,
    size: 48,
    tall: 1.15,
  };
  const shore = [
    path(
      'M240 702C380 620 470 420 560 370C600 352 660 352 700 372C790 430 880 610 1020 702Z',
      b.paint('#c9bfa4', 0.75, 0.24),
    ),
    scrub(b, 430, 470, 400, 60, 0.2, THING.olive),
    ...basilica(b),
    ...hillTown(b, { line: (x) => crest(x) + 130, base: () => HORIZON - 60, from: -20, to: 1630, rows: 5 }, style),
    ...quay(b),
  ];
  b.canvas.add(...shore);
  water(b, { horizon: HORIZON, lightAt: 0.72 });
  reflection(b, HORIZON, shore, 0.32);
  masts(b);
  birds(b, 960, 250, 6);
}

/** Notre-Dame de la Garde: striped stone, one dome, one tall tower with a gilded top. */
function basilica(b: Brush): string[] {
  const base = HORIZON - 318;
  const paint = (colour: string, light: number) => b.paint(colour, light, 0.1);
  const striped = (x: number, y: number, w: number, h: number) => {
    const marks = [rect(x, y, w, h, paint(THING.white, 0.95))];
    for (let at = 10; at < h; at += 20) marks.push(rect(x, y + at, w, 8, paint(THING.rose, 0.75)));
    return [...marks, rect(x + w * 0.66, y, w * 0.34, h, paint(THING.navy, 0.5), { opacity: 0.32 })];
  };
  return [
    polygon(
      [
        [470, base + 40],
        [500, base],
        [770, base],
        [800, base + 40],
      ],
      paint(THING.stone, 0.7),
    ),
    ...striped(560, base - 74, 190, 76),
    polygon(
      [
        [556, base - 74],
        [580, base - 92],
        [732, base - 92],
        [754, base - 74],
      ],
      paint(THING.terracotta, 0.7),
    ),
    ...dome(b, { x: 712, base: base - 74, r: 36, colour: THING.stone, distance: 0.1, drum: 0.6 }),
    ...striped(520, base - 180, 56, 182),
    arch(536, base - 160, 24, 44, paint(THING.navy, 0.2)),
    rect(512, base - 190, 72, 12, paint(THING.white, 0.8)),
    ...striped(530, base - 226, 36, 38),
    circle(548, base - 236, 12, paint(THING.brass, 1)),
    rect(543, base - 262, 10, 24, paint(THING.brass, 1)),
  ];
}

function quay(b: Brush): string[] {
  const style = {
    walls: [THING.cream, THING.rose, THING.ochre, THING.white, THING.sand],
    roof: THING.terracotta,
    roofs: 'hip' as const,
    distance: 0.04,
    size: 62,
    tall: 1.4,
  };
  return [
    ...hillTown(b, { line: () => HORIZON - 70, base: () => HORIZON - 18, from: -20, to: 1630, rows: 1 }, style, 'quay'),
    rect(-10, HORIZON - 20, 1620, 26, b.paint(THING.stone, 0.7, 0.03)),
    rect(-10, HORIZON - 6, 1620, 12, b.paint(THING.stone, 0.2, 0.03)),
  ];
}

/** The Old Port: a wood of masts. */
function masts(b: Brush): void {
  const random = b.random.fork('masts');
  for (let i = 0; i < 34; i++) {
    const x = 30 + i * 47 + random.between(-12, 12);
    const y = HORIZON + random.between(10, 40);
    const h = random.between(90, 190);
    b.canvas.add(
      line([x, y], [x, y - h], b.paint(THING.linen, random.between(0.5, 1), 0.05), 2.4),
      line([x, y - h + 8], [x + 22, y - 8], b.palette.ink, 0.8, { opacity: 0.35 }),
      path(
        d`M${x - 26} ${y - 6}H${x + 28}L${x + 20} ${y + 5}H${x - 20}Z`,
        b.paint(random.pick([THING.white, THING.navy, THING.white, THING.wine]), 0.85),
      ),
    );
  }
  b.canvas.add(
    fishingBoat(b, 320, 830, 1.6, THING.aqua),
    fishingBoat(b, 620, 880, 1.9, THING.white),
    fishingBoat(b, 1240, 850, 1.7, THING.coral),
  );
}
