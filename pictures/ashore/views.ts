import { fishingBoat } from '../boats.ts';
import type { Brush, Scene } from '../brush.ts';
import { hills, ridge } from '../land.ts';
import { at, circle, ellipse, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { palm, roundTree, stonePine } from '../plants.ts';
import { birds, mist, sky } from '../sky.ts';
import { arch, hillTown, tower } from '../town.ts';
import { water } from '../water.ts';

export const VIEWS: Record<string, Scene> = { espeto, belvedere, palaces };

/** Sardines grilled in an old boat on the sand. */
function espeto(b: Brush): void {
  const horizon = 480;
  sky(b, { horizon, sun: { x: 0.24, y: 0.6, r: 64 }, clouds: 5 });
  hills(b, ridge(b.random.fork('far'), horizon, 90), horizon, '#5a8088', 0.66);
  mist(b, horizon, 90, 0.5);
  water(b, { horizon, lightAt: 0.24, bottom: 720 });
  b.canvas.add(
    path(
      'M-20 690C300 650 800 700 1620 660V1010H-20Z',
      b.canvas.blend(b.paint(THING.sand, 0.95), b.paint('#b98f5f', 0.7)),
    ),
    path('M-20 690C300 650 800 700 1620 660V672C800 714 300 664 -20 706Z', '#fff6e0', { opacity: 0.6 }),
  );
  b.canvas.add(palm(b, { x: 1400, y: 860, size: 620 }), palm(b, { x: 1530, y: 820, size: 480 }));
  b.canvas.add(
    at(680, 840, 2.5, [
      ellipse(0, 14, 190, 14, b.palette.ink, { opacity: 0.3 }),
      path(
        'M-190 -70C-170 -10 -120 14 0 14C120 14 170 -10 196 -76C110 -44 -110 -42 -190 -70Z',
        b.paint(THING.aqua, 0.95),
      ),
      path('M-190 -70C-110 -42 110 -44 196 -76L192 -62C110 -30 -110 -28 -186 -56Z', b.paint(THING.white, 0.95)),
      ellipse(0, -58, 130, 15, b.paint(THING.walnut, 0.4)),
      ellipse(0, -58, 108, 10, '#ff9a4a'),
      ellipse(0, -58, 70, 6, '#ffd27a'),
      ...[-70, -30, 10, 50, 90].flatMap((x) => [
        line([x - 26, -50], [x + 10, -150], b.paint(THING.wood, 0.8), 3.5),
        ...[0, 1, 2, 3].flatMap((k) => sardine(b, x - 14 + k * 7, -84 - k * 19)),
      ]),
    ]),
  );
  for (let i = 0; i < 8; i++)
    b.canvas.add(ellipse(690 + i * 26, 480 - i * 52, 44 + i * 18, 24 + i * 7, '#ffffff', { opacity: 0.2 - i * 0.02 }));
  b.canvas.add(fishingBoat(b, 260, 620, 0.9, THING.coral, 0.1));
}

function sardine(b: Brush, x: number, y: number): string[] {
  return [
    at(x, y, 1, [
      path('M-22 0C-12 -8 8 -8 17 -2L26 -7V7L17 2C8 8 -12 8 -22 0Z', b.paint('#d3dde0', 0.9)),
      path('M-22 0C-12 -8 8 -8 17 -2L26 -7L20 0C6 -4 -8 -4 -22 0Z', b.paint('#5f7f8c', 0.8)),
      circle(-16, -1, 1.4, b.palette.ink),
    ]),
  ];
}

/** A viewpoint over the roofs, with a balustrade and a bench. */
function belvedere(b: Brush): void {
  const horizon = 520;
  sky(b, { horizon, sun: { x: 0.3, y: 0.66, r: 62 }, clouds: 5 });
  hills(b, ridge(b.random.fork('far'), horizon, 70), horizon, '#5c8a8c', 0.68);
  b.canvas.add(rect(0, 505, 1600, 40, b.palette.water[0]));
  const style = {
    walls: [THING.cream, THING.white, THING.rose, THING.ochre],
    roof: THING.terracotta,
    roofs: 'hip' as const,
    distance: 0.16,
    size: 60,
    tall: 0.8,
  };
  b.canvas.add(
    ...hillTown(b, { line: (x) => 560 - 70 * Math.sin(x / 420), base: () => 800, from: -40, to: 1660, rows: 6 }, style),
    ...tower(b, {
      x: 1140,
      base: 640,
      w: 60,
      h: 190,
      wall: THING.white,
      top: 'dome',
      roof: THING.white,
      distance: 0.1,
    }),
  );
  const tile = (light: number) => b.paint(THING.white, light);
  b.canvas.add(
    rect(-10, 800, 1620, 210, b.canvas.blend(b.paint(THING.stone, 0.8), b.paint(THING.stone, 0.4))),
    rect(-10, 730, 1620, 90, tile(0.85)),
    rect(-10, 716, 1620, 22, b.paint(THING.sand, 0.95)),
  );
  for (let i = 0; i < 20; i++)
    b.canvas.add(
      at(40 + i * 82, 776, 1, [
        rect(-34, -32, 68, 64, tile(0.95)),
        stroke('M-34 -32Q0 0 34 -32M-34 32Q0 0 34 32M-34 -32Q0 0 -34 32M34 -32Q0 0 34 32', b.paint('#2f6f9a', 0.9), 5),
        circle(0, 0, 8, b.paint(THING.ochre, 1)),
      ]),
    );
  b.canvas.add(
    stonePine(b, { x: 1330, y: 960, size: 800 }),
    rect(250, 880, 360, 18, b.paint(THING.wood, 0.9), { rx: 6 }),
    rect(250, 826, 360, 14, b.paint(THING.wood, 0.8), { rx: 6 }),
    rect(250, 852, 360, 14, b.paint(THING.wood, 0.7), { rx: 6 }),
    ...[280, 580].map((x) => rect(x, 826, 12, 130, b.paint(THING.basalt, 0.6))),
  );
  birds(b, 800, 260, 6);
}

/** Painted palace fronts on a noble street. */
function palaces(b: Brush): void {
  sky(b, { horizon: 500, sun: false, clouds: 3 });
  b.canvas.add(circle(260, 60, 520, b.canvas.glow(b.palette.glow, 0.7)));
  const fronts = [
    [-20, 430, THING.coral],
    [410, 500, THING.cream],
    [910, 390, THING.ochre],
    [1300, 340, THING.rose],
  ] as const;
  fronts.forEach(([x, w, colour], i) => {
    const top = 150 + (i % 2) * 50;
    const wall = (light: number) => b.paint(colour, light);
    b.canvas.add(
      rect(x, top, w, 700, wall(0.92)),
      rect(x, top - 26, w, 30, b.paint(THING.white, 0.9)),
      rect(x, top + 250, w, 12, b.paint(THING.white, 0.8)),
      rect(x, top + 470, w, 14, b.paint(THING.white, 0.8)),
    );
    const columns = Math.round(w / 120);
    for (let c = 0; c < columns; c++) {
      const cx = x + (w / columns) * (c + 0.5);
      for (const y of [top + 60, top + 300])
        b.canvas.add(
          rect(cx - 34, y - 8, 68, 160, b.paint(THING.white, 0.85)),
          arch(cx - 26, y, 52, 144, b.paint(THING.navy, 0.55)),
          polygon(
            [
              [cx - 44, y - 8],
              [cx, y - 34],
              [cx + 44, y - 8],
            ],
            b.paint(THING.white, 0.95),
          ),
          rect(cx - 40, y + 146, 80, 10, b.paint(THING.white, 0.6)),
        );
      b.canvas.add(
        c === Math.floor(columns / 2)
          ? arch(cx - 46, top + 510, 92, 240, b.paint(THING.walnut, 0.7))
          : rect(cx - 30, top + 540, 60, 90, b.paint(THING.navy, 0.5)),
      );
    }
    b.canvas.add(rect(x + w - 26, top, 26, 700, wall(0.35), { opacity: 0.5 }));
  });
  b.canvas.add(
    rect(-10, 830, 1620, 180, b.canvas.blend(b.paint(THING.stone, 0.85), b.paint(THING.stone, 0.5))),
    rect(-10, 824, 1620, 12, b.paint(THING.basalt, 0.5)),
    // The houses across the street throw their roofs upon these.
    path('M-10 420L300 470V430L560 474V560L880 610V520L1180 566V660L1620 730V1010H-10Z', b.palette.ink, {
      opacity: 0.34,
    }),
  );
  for (const x of [-300, 60, 420, 780, 1140, 1500])
    b.canvas.add(line([x * 0.7 + 240, 836], [x, 1010], b.paint(THING.basalt, 0.4), 2, { opacity: 0.4 }));
  for (const x of [360, 880, 1270])
    b.canvas.add(
      at(x, 850, 1.3, [
        rect(-5, -230, 10, 230, b.paint(THING.basalt, 0.6)),
        circle(0, -244, 22, b.palette.lampsLit > 2 ? b.palette.lamp : b.paint(THING.linen, 1)),
        rect(-18, -6, 36, 12, b.paint(THING.basalt, 0.5)),
      ]),
    );
  b.canvas.add(
    roundTree(b, { x: 140, y: 930, size: 220, colour: THING.pine }),
    path('M80 930h120l-14 60h-92z', b.paint(THING.terracotta, 0.85)),
    roundTree(b, { x: 1470, y: 930, size: 220, colour: THING.pine }),
    path('M1410 930h120l-14 60h-92z', b.paint(THING.terracotta, 0.85)),
  );
}
