import type { Brush, Scene } from '../brush.ts';
import { hills, ridge } from '../land.ts';
import { circle, d, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import type { Random } from '../random.ts';
import { birds, mist, sky } from '../sky.ts';
import { dome, tower, windows } from '../town.ts';

export const ROOFTOPS: Record<string, Scene> = { laundry };

const FAR = 408;

/** The straight cut through the old town from the hill above it, with the volcano at its end. */
function laundry(b: Brush): void {
  sky(b, { horizon: 380, sun: false, clouds: 3 });
  b.canvas.add(circle(330, 240, 620, b.canvas.glow(b.palette.glow, 0.55)));
  hills(b, ridge(b.random.fork('far'), 384, 36), 384, '#5c8a8c', 0.74);
  b.canvas.add(
    rect(0, 374, 1600, 60, b.canvas.blend(b.palette.water[0], b.palette.water[1])),
    path(
      'M520 412C700 372 860 280 930 206C960 176 990 190 1010 206C1030 190 1070 172 1100 200C1180 290 1330 378 1540 412Z',
      b.paint('#6d7f94', 0.75, 0.5),
    ),
    path(
      'M1100 200C1180 290 1330 378 1540 412H1180C1160 330 1120 270 1060 196C1074 184 1090 190 1100 200Z',
      b.paint('#6d7f94', 0.2, 0.45),
      { opacity: 0.6 },
    ),
  );
  mist(b, 430, 120, 0.75);
  cut(b);
  const random = b.random.fork('roofs');
  for (let row = 0; row < 12; row++) {
    if (row === 3) b.canvas.add(...dome(b, { x: 470, base: 520, r: 62, colour: '#7fa08a', drum: 0.7, distance: 0.24 }));
    if (row === 5)
      b.canvas.add(
        ...tower(b, {
          x: 1090,
          base: 650,
          w: 62,
          h: 250,
          wall: THING.sand,
          roof: THING.brick,
          top: 'dome',
          distance: 0.14,
        }),
      );
    rowOfRoofs(b, row / 11, random);
  }
  terrace(b);
  birds(b, 640, 250, 5);
}

const cutAt = (y: number) => {
  const near = (y - FAR) / (1000 - FAR);
  return { middle: 846 - near * 60, half: 3 + near * 62 };
};

function cut(b: Brush): void {
  const [far, near] = [cutAt(FAR), cutAt(1010)];
  b.canvas.add(
    polygon(
      [
        [far.middle - far.half, FAR],
        [far.middle + far.half, FAR],
        [near.middle + near.half + 30, 1010],
        [near.middle - near.half - 30, 1010],
      ],
      b.canvas.blend(b.palette.haze, b.paint(THING.basalt, 0.45)),
    ),
  );
}

const WALLS = [THING.rose, THING.ochre, THING.sand, THING.coral, THING.cream, THING.cream] as const;

/** Both sides of the cut at one distance; `near` is 0 far away and 1 at the viewer. */
function rowOfRoofs(b: Brush, near: number, random: Random): void {
  const y = FAR + 14 + 560 * near ** 1.55;
  const size = 30 + 200 * near ** 1.15;
  const { middle, half } = cutAt(y);
  for (const side of [-1, 1] as const) {
    let edge = middle + side * half;
    while (edge > -20 && edge < 1620) {
      const w = size * random.between(0.75, 1.4);
      const x = side < 0 ? edge - w : edge;
      block(b, { x, y: y + random.between(-0.12, 0.12) * size, w, size, near }, random);
      edge += side * w * 0.99;
    }
  }
}

/** One house from above: its terrace or tiles, and a strip of wall below. */
function block(b: Brush, o: { x: number; y: number; w: number; size: number; near: number }, random: Random): void {
  const { x, y, w, size, near } = o;
  const distance = 0.42 * (1 - near) ** 1.4;
  const colour = random.pick(WALLS);
  const wall = (light: number) => b.paint(colour, light, distance);
  const [deep, tall] = [size * 0.42, size * random.between(0.55, 0.95)];
  b.canvas.add(rect(x, y, w, tall, wall(0.62)), rect(x + w * 0.78, y, w * 0.22, tall, wall(0.25)));
  b.canvas.add(windows(b, x + w * 0.06, y + size * 0.05, w * 0.7, tall, colour, distance, random));
  if (random.chance(0.58)) {
    const tile = (light: number) => b.paint(THING.terracotta, light, distance);
    const ridgeY = y - deep * 0.62;
    b.canvas.add(
      polygon(
        [
          [x - 2, y + 3],
          [x + w * 0.16, ridgeY],
          [x + w * 0.84, ridgeY],
          [x + w + 2, y + 3],
        ],
        tile(0.95),
      ),
      polygon(
        [
          [x + w * 0.72, y + 3],
          [x + w * 0.84, ridgeY],
          [x + w + 2, y + 3],
        ],
        tile(0.4),
      ),
      rect(x - 2, y + 1, w + 4, Math.max(2, size * 0.03), tile(0.35)),
    );
    return;
  }
  const rim = Math.max(2, size * 0.045);
  b.canvas.add(
    rect(x, y - deep, w, deep + 2, wall(1)),
    rect(x + rim, y - deep + rim, w - rim * 2, deep - rim, b.paint(THING.stone, 0.72, distance)),
    polygon(
      [
        [x + rim, y - deep + rim],
        [x + w * 0.34, y - deep + rim],
        [x + rim, y - rim],
      ],
      wall(0.2),
      { opacity: 0.4 },
    ),
  );
  if (near > 0.3 && random.chance(0.6)) hut(b, x + w * 0.56, y - deep * 0.5, size * 0.3, wall);
}

function hut(b: Brush, x: number, y: number, size: number, wall: (light: number) => string): void {
  b.canvas.add(
    rect(x, y - size, size, size, wall(0.95)),
    rect(x + size * 0.6, y - size, size * 0.4, size, wall(0.3)),
    rect(x - 2, y - size - 3, size + 4, 5, wall(0.7)),
    rect(x + size * 0.14, y - size * 0.66, size * 0.3, size * 0.66, b.paint(THING.teal, 0.6)),
  );
}

/** Washing on the nearest roof, before everything. */
function terrace(b: Brush): void {
  b.canvas.add(
    path('M-20 1010V930L640 962V1010Z', b.paint(THING.cream, 0.55)),
    path('M-20 930L640 962V972L-20 944Z', b.paint(THING.cream, 1)),
    line([70, 980], [70, 690], b.paint(THING.basalt, 0.6), 9),
    line([600, 990], [600, 742], b.paint(THING.basalt, 0.6), 8),
  );
  const random = b.random.fork('washing');
  for (const [y0, y1, sag] of [
    [704, 752, 46],
    [742, 786, 40],
  ] as const) {
    b.canvas.add(stroke(d`M70 ${y0}Q335 ${(y0 + y1) / 2 + sag * 2} 600 ${y1}`, b.palette.ink, 2.5, { opacity: 0.7 }));
    for (let t = 0.08; t < 0.86; t += random.between(0.13, 0.19)) {
      const [x, y] = [70 + 530 * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)];
      const [w, h] = [random.between(52, 84), random.between(80, 150)];
      const cloth = random.pick([THING.white, THING.linen, THING.glass, THING.coral, THING.white, THING.ochre]);
      b.canvas.add(
        path(
          d`M${x} ${y}q${w / 2} 8 ${w} 4l${-w * 0.05} ${h}q${-w * 0.4} ${h * 0.08} ${-w * 0.88} -4z`,
          b.paint(cloth, 0.97),
        ),
        path(
          d`M${x + w * 0.6} ${y + 6}l${w * 0.4} -2l${-w * 0.05} ${h}q${-w * 0.16} 4 ${-w * 0.3} 2z`,
          b.paint(cloth, 0.45),
          { opacity: 0.5 },
        ),
      );
    }
  }
}
