import { cruiseShip, sailingBoat } from '../boats.ts';
import type { Brush } from '../brush.ts';
import { mix } from '../colour.ts';
import { hills, ridge } from '../land.ts';
import { circle, d, ellipse, path, rect } from '../marks.ts';
import { THING } from '../palette.ts';
import { birds, mist, sky } from '../sky.ts';
import { arch, dome } from '../town.ts';
import { reflection, water } from '../water.ts';

const HORIZON = 470;

export function santorini(b: Brush): void {
  sky(b, { horizon: HORIZON, sun: { x: 0.3, y: 0.5 }, clouds: 4 });
  hills(b, ridge(b.random.fork('far'), HORIZON, 50), HORIZON, '#6f8f9c', 0.74);
  mist(b, HORIZON, 70, 0.5);
  const islands = [islet(b)];
  b.canvas.add(...islands);
  water(b, { horizon: HORIZON, lightAt: 0.3 });
  reflection(b, HORIZON, islands, 0.25);
  b.canvas.add(
    cruiseShip(b, 470, 596, 0.34, 0.1),
    sailingBoat(b, 250, 560, 0.34, 0.2),
    sailingBoat(b, 680, 690, 0.5, 0.05),
  );
  cliff(b);
  village(b);
  birds(b, 560, 300, 5);
}

function islet(b: Brush): string {
  return path(
    'M120 474C180 440 240 420 310 416C380 418 420 432 470 440C540 446 600 460 660 474Z',
    b.paint(THING.basalt, 0.6, 0.4),
  );
}

/** The caldera wall: bands of dark and red rock. */
function cliff(b: Brush): void {
  const rock = (colour: string, light: number) => b.paint(colour, light, 0.04);
  b.canvas.add(
    path(
      'M760 1000C770 880 800 800 870 740C860 660 910 600 960 560C1000 520 1010 440 1080 400C1180 350 1380 340 1620 330V1000Z',
      b.canvas.blend(mix(rock('#8d7466', 0.9), b.palette.haze, 0.2), rock('#54423f', 0.5)),
    ),
    path(
      'M870 740C960 760 1010 700 1120 690C1260 676 1400 700 1620 670V720C1420 750 1240 730 1130 744C1020 760 960 812 846 790Z',
      rock('#a4553d', 0.8),
      { opacity: 0.7 },
    ),
    path(
      'M960 560C1040 590 1100 560 1200 548C1330 530 1460 560 1620 536V574C1480 600 1340 574 1220 590C1120 604 1060 640 930 600Z',
      rock('#b98b63', 0.9),
      { opacity: 0.6 },
    ),
    path('M800 860C900 880 980 850 1090 846C1240 842 1400 870 1620 840V1000H770Z', rock('#2f2a33', 0.6), {
      opacity: 0.75,
    }),
  );
}

/** White cubes stepping down, with blue domes. */
function village(b: Brush): void {
  const random = b.random.fork('cubes');
  const crest = (x: number) => 415 - 60 * Math.min(1, Math.max(0, (x - 1040) / 300));
  for (let row = 0; row < 7; row++) {
    for (let x = 1040 - row * 22 + random.between(0, 30); x < 1620; ) {
      const w = random.between(50, 96);
      const h = random.between(34, 62);
      const y = crest(x) + row * 46 + random.between(-10, 10) + Math.max(0, 1180 - x) * 0.12;
      cube(b, x, y, w, h, random.next());
      x += w * random.between(0.8, 1.15);
    }
    if (row === 1) blueDome(b, 1240, crest(1240) + 66, 52);
    if (row === 3) blueDome(b, 1450, crest(1450) + 150, 66);
    if (row === 5) blueDome(b, 1130, crest(1130) + 282, 58);
  }
  bougainvillea(b);
}

function cube(b: Brush, x: number, y: number, w: number, h: number, turn: number): void {
  const white = (light: number) => b.paint(THING.white, light);
  b.canvas.add(
    rect(x, y - h, w, h + 26, white(0.98)),
    rect(x + w * 0.68, y - h, w * 0.32, h + 26, white(0.35)),
    turn < 0.4
      ? path(d`M${x} ${y - h + 2}Q${x + w * 0.34} ${y - h - w * 0.34} ${x + w * 0.68} ${y - h + 2}Z`, white(0.9))
      : rect(x - 2, y - h - 4, w + 4, 6, white(0.8)),
    turn < 0.5
      ? arch(x + w * 0.2, y - h * 0.62, w * 0.22, h * 0.62, b.paint(turn < 0.25 ? THING.teal : THING.aqua, 0.75))
      : rect(
          x + w * 0.18,
          y - h * 0.72,
          w * 0.16,
          h * 0.3,
          b.palette.lampsLit > 2 ? b.palette.lamp : b.paint(THING.navy, 0.7),
        ),
  );
}

function blueDome(b: Brush, x: number, y: number, r: number): void {
  b.canvas.add(
    rect(x - r * 1.05, y - r * 0.6, r * 2.1, r * 1.3, b.paint(THING.white, 0.98)),
    rect(x + r * 0.4, y - r * 0.6, r * 0.65, r * 1.3, b.paint(THING.white, 0.35)),
    ...dome(b, { x, base: y - r * 0.58, r, colour: '#2f78ad', drum: 0.24 }),
    arch(x - r * 0.5, y - r * 0.3, r * 0.36, r * 0.9, b.paint(THING.teal, 0.7)),
  );
}

function bougainvillea(b: Brush): void {
  const random = b.random.fork('flowers');
  for (let i = 0; i < 90; i++) {
    const t = random.next();
    const [x, y] = [1380 + t * 240 + random.between(-30, 30), 900 - t * 120 + random.between(0, 130)];
    b.canvas.add(
      circle(
        x,
        y,
        random.between(8, 18),
        b.paint(random.pick(['#b23a6d', '#c9557f', THING.leaf, THING.pine]), random.between(0.4, 1)),
      ),
    );
  }
  b.canvas.add(ellipse(1560, 1010, 260, 90, b.paint(THING.pine, 0.3)));
}
