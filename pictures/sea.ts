import { cruiseShip, sailingBoat } from './boats.ts';
import type { Brush, Scene } from './brush.ts';
import { hills, ridge } from './land.ts';
import { at, circle, path, polygon, rect, stroke } from './marks.ts';
import { THING } from './palette.ts';
import { scrub } from './plants.ts';
import { birds, cloud, mist, sky } from './sky.ts';
import { glint, water } from './water.ts';

/** Days at sea. */
export const SEAS: Record<string, Scene> = { open, gibraltar, ionian, cape };

/** The default picture: a wide horizon and the ship on it. */
function open(b: Brush): void {
  const horizon = 600;
  sky(b, { horizon, sun: { x: 0.34, y: 0.6 }, clouds: 6 });
  water(b, { horizon, lightAt: 0.34 });
  b.canvas.add(cruiseShip(b, 1060, 622, 0.9, 0.16));
  birds(b, 560, 330, 5);
}

function gibraltar(b: Brush): void {
  const horizon = 620;
  sky(b, { horizon, sun: { x: 0.7, y: 0.5 }, clouds: 5 });
  hills(b, ridge(b.random.fork('rif'), horizon, 130), horizon, '#6a8796', 0.7);
  mist(b, horizon, 130, 0.7);
  const stone = (light: number) => b.paint('#8f9a93', light, 0.22);
  b.canvas.add(
    path(
      'M120 622C190 606 230 560 262 500C300 420 330 352 380 322C404 310 420 300 436 306C470 350 486 378 520 400C556 420 580 416 610 440C670 490 720 580 830 622Z',
      stone(0.85),
    ),
    path(
      'M436 306C470 350 486 378 520 400C556 420 580 416 610 440C670 490 720 580 830 622H600C590 560 540 520 510 460C486 410 456 370 436 306Z',
      stone(0.3),
      { opacity: 0.55 },
    ),
    scrub(b, 230, 604, 560, 40, 0.24, THING.olive),
    rect(800, 584, 14, 40, b.paint(THING.white, 0.9, 0.1)),
    rect(796, 572, 22, 14, b.paint(THING.brick, 0.8, 0.1)),
  );
  water(b, { horizon, lightAt: 0.7 });
  b.canvas.add(cruiseShip(b, 1150, 690, 0.7, 0.06, true), sailingBoat(b, 420, 780, 1));
  for (const [x, y] of [
    [720, 860],
    [800, 884],
    [900, 866],
  ] as const) {
    b.canvas.add(
      at(x, y, 1, [
        path(
          'M-52 6C-40 -34 16 -42 54 4C44 -4 30 -10 18 -10C20 -4 16 2 10 4C8 -4 2 -10 -6 -10C-24 -12 -40 -6 -52 6Z',
          b.paint(THING.navy, 0.7),
        ),
        path('M0 -30C6 -42 14 -48 24 -50C20 -40 20 -34 22 -26Z', b.paint(THING.navy, 0.5)),
        glint(0, 10, 60, 4, b.palette.water[0], 0.5),
      ]),
    );
  }
  birds(b, 900, 300, 6);
}

function ionian(b: Brush): void {
  const horizon = 560;
  sky(b, { horizon, sun: { x: 0.5, y: 0.62, r: 70 }, clouds: 0 });
  const random = b.random.fork('heap');
  for (let i = 0; i < 9; i++)
    cloud(
      b,
      random.between(-80, 1400),
      random.between(300, 520),
      random.between(180, 420),
      0.7,
      random.fork(String(i)),
    );
  water(b, { horizon, lightAt: 0.5 });
  b.canvas.add(sailingBoat(b, 1110, 604, 0.62, 0.16));
  birds(b, 360, 300, 7);
}

/** The cape at the end of the mainland, with its light. */
function cape(b: Brush): void {
  const horizon = 620;
  sky(b, { horizon, sun: { x: 0.26, y: 0.6 }, clouds: 5 });
  hills(b, ridge(b.random.fork('far'), horizon, 110), horizon, '#5f8391', 0.72);
  mist(b, horizon, 120, 0.6);
  water(b, { horizon, lightAt: 0.26 });
  const stone = (light: number) => b.paint('#a3907a', light, 0.06);
  b.canvas.add(
    path(
      'M760 700C820 660 880 600 960 560C1040 516 1180 470 1300 440C1420 414 1540 410 1620 406V760C1300 770 1000 750 760 700Z',
      stone(0.85),
    ),
    path('M760 700C880 690 980 640 1080 640C1200 640 1300 700 1620 660V760C1300 770 1000 750 760 700Z', stone(0.3), {
      opacity: 0.7,
    }),
    scrub(b, 980, 570, 640, 60, 0.06, THING.olive),
    polygon(
      [
        [1048, 520],
        [1056, 360],
        [1096, 360],
        [1104, 520],
      ],
      b.paint(THING.white, 0.95),
    ),
    polygon(
      [
        [1082, 520],
        [1082, 360],
        [1096, 360],
        [1104, 520],
      ],
      b.paint(THING.white, 0.35),
    ),
    rect(1046, 350, 60, 12, b.paint(THING.navy, 0.7)),
    rect(1058, 320, 36, 30, b.palette.lampsLit > 0 ? b.palette.lamp : b.paint(THING.glass, 0.9)),
    polygon(
      [
        [1052, 320],
        [1076, 292],
        [1100, 320],
      ],
      b.paint(THING.brick, 0.8),
    ),
    circle(1076, 288, 5, b.paint(THING.brass, 1)),
    rect(1104, 470, 110, 52, b.paint(THING.white, 0.9)),
    polygon(
      [
        [1098, 470],
        [1124, 446],
        [1196, 446],
        [1220, 470],
      ],
      b.paint(THING.terracotta, 0.85),
    ),
    rect(1130, 486, 16, 20, b.paint(THING.teal, 0.6)),
    rect(1166, 486, 16, 20, b.paint(THING.teal, 0.6)),
    stroke('M760 704C900 740 1200 756 1620 746', b.palette.sun, 4, { opacity: 0.5 }),
  );
  b.canvas.add(sailingBoat(b, 520, 720, 0.9), sailingBoat(b, 660, 664, 0.4, 0.3));
  birds(b, 820, 300, 7);
}
