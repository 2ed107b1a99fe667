import type { Brush, Scene } from '../brush.ts';
import { circle, d, ellipse, path, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { dish, leaf, table } from '../tableware.ts';

/** What lies ready in the spa, seen from above. */
export const SPA_THINGS: Record<string, Scene> = { towels, candles, bath, mask, salon, orchids };

const MOSS = '#cfe0d6';
const SHELL = '#ecdcd2';
const SLATE = '#c9d3da';
const ROSE = '#d98aa0';

/** One of five petals round the middle. */
function blossom(b: Brush, x: number, y: number, r: number, colour = '#f2d3dc'): string[] {
  const petals = Array.from({ length: 5 }, (_, i) => {
    const turn = (i * 2 * Math.PI) / 5 - Math.PI / 2;
    return ellipse(
      x + Math.cos(turn) * r * 0.62,
      y + Math.sin(turn) * r * 0.62,
      r * 0.5,
      r * 0.5,
      b.paint(colour, 0.97),
    );
  });
  return [
    ellipse(x + r * 0.1, y + r * 0.16, r * 1.05, r, b.palette.ink, { opacity: 0.18 }),
    ...petals,
    circle(x, y, r * 0.3, b.paint(ROSE, 0.95)),
    circle(x, y - r * 0.04, r * 0.12, b.paint(THING.ochre, 1)),
  ];
}

/** A rolled towel, its end a spiral. */
function roll(b: Brush, x: number, y: number, w: number, h: number, colour: string): string[] {
  return [
    rect(x + 14, y + 20, w, h, b.palette.ink, { rx: h / 2, opacity: 0.2 }),
    rect(x, y, w, h, b.paint(colour, 0.98), { rx: h / 2 }),
    rect(x + h * 0.6, y + h * 0.18, w - h * 1.1, 5, b.paint(THING.stone, 0.9), { opacity: 0.35, rx: 2 }),
    rect(x + h * 0.6, y + h * 0.78, w - h * 1.1, 5, b.paint(THING.stone, 0.9), { opacity: 0.35, rx: 2 }),
    circle(x + h / 2, y + h / 2, h * 0.46, b.paint(colour, 0.82)),
    ...[0.34, 0.22, 0.1].map((part) =>
      circle(x + h / 2, y + h / 2, h * part, 'none', {
        stroke: b.paint(THING.stone, 0.8),
        'stroke-width': 5,
        opacity: 0.6,
      }),
    ),
  ];
}

function towels(b: Brush): void {
  table(b, SHELL);
  b.canvas.add(
    ...roll(b, 240, 190, 720, 170, THING.white),
    ...roll(b, 300, 400, 720, 170, '#dfe8ea'),
    ...roll(b, 240, 610, 720, 170, THING.white),
    ...blossom(b, 1240, 340, 130),
    ...dish(b, 1240, 690, 170),
    ...blossom(b, 1240, 690, 76, '#f7ead0'),
  );
  b.canvas.add(leaf(b, 1110, 210, 1.8, -30, THING.pine), leaf(b, 1390, 460, 1.8, 120, THING.pine));
}

function candle(b: Brush, x: number, y: number, r: number): string[] {
  const { canvas } = b;
  return [
    circle(
      x,
      y,
      r * 2.6,
      canvas.radial([
        [0, '#ffe2a0', 0.75],
        [1, '#ffe2a0', 0],
      ]),
    ),
    ellipse(x + r * 0.12, y + r * 0.18, r * 1.04, r, b.palette.ink, { opacity: 0.26 }),
    circle(x, y, r, b.paint('#b98f6a', 1)),
    circle(x, y, r * 0.86, b.paint('#fff1d6', 1)),
    ellipse(x, y, r * 0.2, r * 0.3, '#ffb648'),
    ellipse(x, y + r * 0.06, r * 0.1, r * 0.17, '#fff3c4'),
  ];
}

function candles(b: Brush): void {
  table(b, '#b9a893');
  b.canvas.add(
    ...candle(b, 430, 380, 150),
    ...candle(b, 820, 590, 190),
    ...candle(b, 1180, 330, 130),
    ...candle(b, 1330, 720, 90),
    ...blossom(b, 300, 760, 90),
    ...blossom(b, 790, 210, 70, '#f7ead0'),
  );
  b.canvas.add(leaf(b, 180, 640, 1.7, 30, THING.pine), leaf(b, 1080, 860, 1.9, 100, THING.pine));
}

function bath(b: Brush): void {
  const { canvas, random } = b;
  table(b, SLATE);
  canvas.add(
    ellipse(830, 545, 660, 400, b.palette.ink, { opacity: 0.2 }),
    ellipse(800, 510, 660, 400, b.paint(THING.white, 1)),
    ellipse(
      800,
      510,
      600,
      345,
      canvas.radial([
        [0, b.paint('#bfe3e0', 1)],
        [1, b.paint('#7fb9bd', 0.9)],
      ]),
    ),
  );
  for (const r of [0.86, 0.6, 0.34])
    canvas.add(ellipse(800, 510, 600 * r, 345 * r, 'none', { stroke: '#ffffff', 'stroke-width': 3, opacity: 0.18 }));
  for (let i = 0; i < 34; i++) {
    const turn = random.between(0, Math.PI * 2);
    const far = Math.sqrt(random.between(0, 1)) * 0.88;
    const [x, y] = [800 + Math.cos(turn) * 560 * far, 510 + Math.sin(turn) * 310 * far];
    const long = random.between(20, 36);
    canvas.add(
      ellipse(x, y, long, long * 0.62, b.paint(i % 3 ? ROSE : '#f4cdd6', 1), {
        transform: d`rotate(${random.between(0, 180)} ${x} ${y})`,
      }),
    );
  }
  canvas.add(...blossom(b, 620, 470, 84), ...blossom(b, 1010, 590, 66, '#f7ead0'));
}

function mask(b: Brush): void {
  const { canvas } = b;
  table(b, MOSS);
  const slice = (x: number, y: number, r: number) => [
    ellipse(x + 10, y + 14, r, r, b.palette.ink, { opacity: 0.2 }),
    circle(x, y, r, b.paint('#5f9150', 1)),
    circle(x, y, r * 0.9, b.paint('#d5e9b5', 1)),
    ...Array.from({ length: 9 }, (_, i) => {
      const turn = (i * 2 * Math.PI) / 9;
      return ellipse(x + Math.cos(turn) * r * 0.5, y + Math.sin(turn) * r * 0.5, r * 0.1, r * 0.1, '#f3f8e4');
    }),
  ];
  canvas.add(
    ...dish(b, 640, 500, 300),
    circle(640, 500, 205, b.paint('#a9cdb2', 1)),
    path('M480 470q90 -110 190 -30t150 20q-30 110 -150 130t-190 -120z', '#ffffff', { opacity: 0.28 }),
    stroke('M790 640L1090 900', b.paint(THING.wood, 1), 30),
    stroke('M700 560L800 648', b.paint(THING.brass, 1), 36),
    stroke('M660 526L706 566', b.paint('#efe6d6', 1), 56),
    ...slice(1180, 300, 120),
    ...slice(1330, 470, 104),
    ...slice(1120, 530, 96),
  );
  canvas.add(leaf(b, 240, 240, 2, 30, THING.pine), leaf(b, 320, 820, 1.8, 140, THING.pine));
}

function salon(b: Brush): void {
  const { canvas } = b;
  table(b, SHELL);
  const teeth = Array.from({ length: 26 }, (_, i) =>
    rect(330 + i * 22, 660, 10, 96, b.paint(THING.walnut, 0.95), { rx: 4 }),
  );
  canvas.add(
    rect(312, 640, 600, 54, b.palette.ink, { rx: 20, opacity: 0.18 }),
    rect(300, 620, 620, 54, b.paint(THING.walnut, 1), { rx: 22 }),
    ...teeth,
    // Scissors: two blades and two rings.
    stroke('M420 250L860 470', b.paint('#8d979e', 1), 26),
    stroke('M420 470L860 250', b.paint('#aab4ba', 1), 26),
    circle(640, 360, 20, b.paint(THING.brass, 1)),
    circle(350, 215, 70, 'none', { stroke: b.paint(THING.walnut, 1), 'stroke-width': 26 }),
    circle(350, 505, 70, 'none', { stroke: b.paint(THING.walnut, 1), 'stroke-width': 26 }),
    // A hand mirror.
    ellipse(1204, 408, 214, 234, b.palette.ink, { opacity: 0.2 }),
    rect(1160, 580, 60, 320, b.paint(THING.brass, 1), { rx: 30 }),
    ellipse(1190, 390, 214, 234, b.paint(THING.brass, 1)),
    ellipse(
      1190,
      390,
      180,
      200,
      canvas.linear([
        [0, '#f5fbff'],
        [1, b.paint('#9fc3d2', 1)],
      ]),
    ),
    path('M1090 330q60 -110 170 -90q-110 40 -140 190z', '#ffffff', { opacity: 0.5 }),
    ...blossom(b, 1420, 780, 86),
  );
}

function orchids(b: Brush): void {
  table(b, MOSS);
  b.canvas.add(
    stroke('M170 860C500 760 820 640 1420 190', b.paint(THING.pine, 0.9), 16),
    ...[
      [380, 740, 110],
      [640, 610, 130],
      [900, 520, 140],
      [1140, 360, 120],
      [1340, 230, 86],
    ].flatMap(([x = 0, y = 0, r = 0], i) => blossom(b, x, y, r, i % 2 ? '#f7ead0' : '#f2d3dc')),
    ...dish(b, 1230, 740, 150, '#e9f0ea'),
    circle(1230, 740, 100, b.paint('#d9a94f', 1)),
    ellipse(1195, 706, 36, 20, '#ffffff', { opacity: 0.4 }),
  );
  b.canvas.add(leaf(b, 300, 300, 2.2, 60, THING.pine), leaf(b, 470, 210, 1.8, 20, THING.pine));
}
