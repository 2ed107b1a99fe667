import type { Brush, Scene } from '../brush.ts';
import { circle, d, ellipse, path, rect } from '../marks.ts';
import { THING } from '../palette.ts';
import { lounger, plant } from './furniture.ts';
import { curtain, room, seaWindow } from './room.ts';

export const WELLNESS: Record<string, Scene> = { spa, thermal };

function spa(b: Brush): void {
  room(b, { wall: '#e3dccb', floor: '#b89b78' });
  seaWindow(b, 420, 110, 760, 470, { panes: 3, frame: THING.wood });
  curtain(b, 330, 90, 90, 560, THING.white);
  curtain(b, 1180, 90, 90, 560, THING.white);
  const { canvas } = b;
  canvas.add(
    ellipse(800, 950, 430, 26, b.palette.ink, { opacity: 0.22 }),
    ...[480, 1100].map((x) => rect(x, 780, 30, 166, b.paint(THING.wood, 0.8))),
    rect(400, 700, 800, 100, b.paint(THING.wood, 0.95), { rx: 16 }),
    rect(390, 630, 820, 90, b.paint(THING.white, 1), { rx: 36 }),
    rect(390, 680, 820, 40, b.paint(THING.white, 0.6), { rx: 20 }),
    rect(420, 590, 180, 66, b.paint(THING.glass, 0.9), { rx: 30 }),
    rect(940, 596, 200, 44, b.paint(THING.coral, 0.8), { rx: 20 }),
    rect(950, 566, 180, 40, b.paint(THING.linen, 1), { rx: 18 }),
  );
  canvas.add(
    rect(90, 560, 220, 16, b.paint(THING.wood, 0.95)),
    ...[120, 180, 240].flatMap((x, i) => [
      circle(x + 10, 520, 110, canvas.glow('#ffd58a', 0.45)),
      rect(x, 510 - i * 14, 34, 50 + i * 14, b.paint(THING.linen, 1), { rx: 5 }),
      path(d`M${x + 17} ${480 - i * 14}q12 20 0 28q-12 -8 0 -28z`, '#ffe9b0'),
    ]),
    rect(1290, 540, 230, 16, b.paint(THING.wood, 0.95)),
    ellipse(1340, 528, 40, 14, b.paint(THING.basalt, 0.8)),
    ellipse(1340, 506, 32, 12, b.paint(THING.basalt, 0.9)),
    ellipse(1340, 487, 22, 10, b.paint(THING.basalt, 1)),
    path('M1440 540q-6 -70 0 -120M1440 470q26 -30 44 -60M1440 450q-26 -24 -40 -60', 'none', {
      stroke: b.paint(THING.pine, 0.8),
      'stroke-width': 7,
    }),
    rect(1416, 490, 48, 50, b.paint(THING.glass, 0.9), { rx: 10 }),
  );
  b.canvas.add(plant(b, 1500, 930, 1.2), plant(b, 110, 940, 1.1));
}

function thermal(b: Brush): void {
  room(b, { wall: '#6f9aa0', floor: '#8fb0b0' });
  const { canvas } = b;
  for (let y = 0; y < 12; y++)
    for (let x = 0; x < 27; x++)
      canvas.add(rect(x * 60, y * 64, 56, 60, b.paint('#7fb0b5', 0.5 + ((x * 7 + y * 5) % 6) * 0.09), { rx: 3 }));
  seaWindow(b, 180, 120, 1240, 400, { panes: 4, frame: THING.white });
  canvas.add(
    rect(
      0,
      760,
      1600,
      250,
      canvas.linear([
        [0, '#bfeee6'],
        [0.3, b.paint(THING.aqua, 0.95)],
        [1, b.paint(THING.teal, 0.7)],
      ]),
    ),
    rect(0, 740, 1600, 26, b.paint(THING.white, 0.95)),
  );
  for (let i = 0; i < 30; i++)
    canvas.add(
      ellipse(b.random.between(0, 1600), b.random.between(780, 990), b.random.between(40, 150), 4, '#ffffff', {
        opacity: 0.35,
      }),
    );
  for (const x of [300, 720, 1140]) b.canvas.add(lounger(b, x, 740, 1.05, THING.white));
  for (let i = 0; i < 10; i++)
    canvas.add(ellipse(160 * i + 60, 640 - (i % 4) * 60, 170, 60, '#ffffff', { opacity: 0.12 }));
  b.canvas.add(plant(b, 90, 740, 1), plant(b, 1500, 740, 1));
}
