import { fishingBoat, sailingBoat } from '../boats.ts';
import type { Brush, Scene } from '../brush.ts';
import { hills, ridge } from '../land.ts';
import { at, circle, ellipse, line, path, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { birds, mist, sky } from '../sky.ts';
import { battlement, dome, hillTown } from '../town.ts';
import { glint, reflection, water } from '../water.ts';

export const SAILS: Record<string, Scene> = { catamaran, luzzu, volcano, karaka };

function catamaran(b: Brush): void {
  const horizon = 620;
  sky(b, { horizon, sun: { x: 0.68, y: 0.7, r: 66 }, clouds: 5 });
  b.canvas.add(
    path(
      'M60 622C240 600 330 540 400 470C430 440 450 430 470 434C490 440 510 430 530 446C570 484 680 590 860 622Z',
      b.paint('#6d8da6', 0.7, 0.4),
    ),
  );
  mist(b, horizon, 110, 0.6);
  water(b, { horizon, lightAt: 0.68 });
  const white = (light: number) => b.paint(THING.white, light);
  b.canvas.add(
    at(760, 780, 2.1, [
      ellipse(0, 12, 190, 9, b.palette.ink, { opacity: 0.3 }),
      path('M-170 -16H150C164 -16 176 -22 184 -28C180 -6 166 8 150 8H-158C-168 8 -172 -6 -170 -16Z', white(0.95)),
      path('M-168 -4H176C170 4 162 8 150 8H-158C-164 8 -168 2 -168 -4Z', white(0.4)),
      path('M-120 -16C-110 -44 -80 -50 -40 -50H60C86 -50 100 -36 112 -16Z', white(0.85)),
      path('M-104 -24C-96 -40 -76 -43 -44 -43H52C70 -43 82 -36 90 -24Z', b.paint(THING.navy, 0.7)),
      line([0, -50], [0, -330], b.paint(THING.linen, 0.9), 5),
      path('M-8 -322C-60 -240 -110 -140 -150 -64L-8 -60Z', white(1)),
      path('M-8 -322C-30 -240 -40 -140 -44 -62L-8 -60Z', white(0.6)),
      path('M8 -300C60 -220 120 -120 172 -34L8 -54Z', b.paint(THING.coral, 0.95)),
      path('M8 -300C30 -220 44 -120 52 -50L8 -54Z', b.paint(THING.coral, 0.5)),
      glint(-20, 18, 180, 5, b.palette.sun, 0.5),
    ]),
  );
  birds(b, 420, 260, 6);
}

function luzzu(b: Brush): void {
  const horizon = 560;
  sky(b, { horizon, sun: { x: 0.78, y: 0.4 }, clouds: 4 });
  const stone = (light: number) => b.paint(THING.honey, light, 0.2);
  const style = {
    walls: [THING.honey, THING.sand, THING.cream],
    roof: THING.sand,
    roofs: 'flat' as const,
    distance: 0.24,
    size: 44,
  };
  const shore = [
    ...hillTown(
      b,
      { line: (x) => 430 - 60 * Math.exp(-(((x - 500) / 300) ** 2)), base: () => 530, from: -20, to: 1180, rows: 4 },
      style,
    ),
    ...dome(b, { x: 470, base: 380, r: 62, colour: THING.stone, distance: 0.24, drum: 0.6 }),
    battlement(-20, 490, 1240, 72, 14, stone(0.9)),
    rect(900, 490, 320, 72, stone(0.4)),
  ];
  b.canvas.add(...shore);
  water(b, { horizon, lightAt: 0.82 });
  reflection(b, horizon, shore, 0.3);
  b.canvas.add(
    fishingBoat(b, 330, 660, 1.1, THING.coral, 0.06),
    fishingBoat(b, 1260, 640, 0.9, THING.teal, 0.1),
    bigLuzzu(b),
  );
}

/** The boat with the painted eye, close. */
function bigLuzzu(b: Brush): string {
  const band = (top: string, colour: string, light: number) => path(top, b.paint(colour, light));
  return at(800, 830, 2.6, [
    ellipse(0, 14, 200, 14, b.palette.ink, { opacity: 0.3 }),
    band('M-190 -78C-170 -10 -130 16 0 16C130 16 176 -14 200 -86C120 -44 -110 -42 -190 -78Z', '#2f78ad', 0.95),
    band('M-190 -78C-110 -42 120 -44 200 -86L197 -74C120 -30 -110 -28 -186 -64Z', '#e8b23a', 1),
    band('M-186 -64C-110 -28 120 -30 197 -74L193 -60C120 -14 -110 -12 -181 -50Z', '#c4643f', 0.95),
    band('M-170 -28C-110 6 120 6 180 -34C150 8 110 16 0 16C-110 16 -146 4 -170 -28Z', '#1f5f80', 0.7),
    circle(150, -44, 11, b.paint(THING.white, 1)),
    circle(152, -44, 6, b.paint(THING.night, 1)),
    stroke('M134 -58Q150 -66 166 -58', b.paint(THING.night, 1), 3),
    line([-70, -58], [-70, -130], b.paint(THING.walnut, 0.7), 6),
    line([60, -60], [60, -130], b.paint(THING.walnut, 0.7), 6),
    path('M-92 -126Q0 -156 84 -128L80 -116Q0 -142 -88 -114Z', b.paint(THING.linen, 1)),
    path('M-88 -114Q0 -142 80 -116L78 -106Q0 -130 -86 -104Z', b.paint(THING.coral, 0.9)),
    glint(0, 22, 190, 6, b.palette.water[0], 0.5),
  ]);
}

export function schooner(b: Brush, x: number, y: number, scale: number, sail: string): string {
  const canvasTone = (light: number) => b.paint(sail, light);
  const mast = (at: number, top: number) => line([at, -30], [at, top], b.paint(THING.walnut, 0.7), 5);
  return at(x, y, scale, [
    ellipse(0, 14, 230, 11, b.palette.ink, { opacity: 0.3 }),
    path(
      'M-210 -50C-196 -10 -170 14 -140 14H130C170 14 204 -10 226 -54C150 -32 -120 -30 -210 -50Z',
      b.paint(THING.walnut, 0.9),
    ),
    path(
      'M-190 -14C-176 6 -160 14 -140 14H130C160 14 184 2 206 -20C120 -4 -110 -4 -190 -14Z',
      b.paint(THING.walnut, 0.35),
    ),
    path('M-210 -50C-120 -30 150 -32 226 -54L222 -46C150 -23 -120 -21 -206 -41Z', b.paint(THING.brass, 1)),
    line([222, -54], [310, -92], b.paint(THING.walnut, 0.7), 5),
    mast(-110, -300),
    mast(20, -340),
    mast(120, -280),
    path('M-116 -290C-160 -220 -196 -130 -206 -70L-116 -64Z', canvasTone(0.9)),
    path('M-104 -280C-70 -220 -20 -130 -4 -66L-104 -62Z', canvasTone(1)),
    path('M14 -330C-10 -260 -20 -140 0 -66L14 -64Z', canvasTone(0.6)),
    path('M26 -326C70 -260 96 -150 104 -66L26 -62Z', canvasTone(1)),
    path('M126 -270C170 -200 230 -130 296 -90L126 -62Z', canvasTone(0.9)),
    path('M126 -270C140 -200 150 -130 156 -72L126 -62Z', canvasTone(0.55)),
    glint(0, 22, 220, 6, b.palette.water[0], 0.5),
  ]);
}

/** The young black island in the caldera. */
function volcano(b: Brush): void {
  const horizon = 540;
  sky(b, { horizon, sun: { x: 0.82, y: 0.4 }, clouds: 4 });
  hills(b, (x) => 540 - 150 + 60 * Math.sin(x / 500), horizon, '#8d7466', 0.62);
  mist(b, horizon, 130, 0.5);
  const island = [
    path(
      'M520 544C620 500 700 430 780 380C820 352 850 350 880 364C910 352 950 350 990 376C1080 430 1220 500 1380 544Z',
      b.paint(THING.basalt, 0.8, 0.06),
    ),
    path(
      'M880 364C910 352 950 350 990 376C1080 430 1220 500 1380 544H1060C1010 480 940 420 880 364Z',
      b.paint(THING.basalt, 0.2, 0.06),
      { opacity: 0.6 },
    ),
    path('M500 546L580 520H1330L1400 546Z', b.paint('#a4553d', 0.8, 0.06)),
  ];
  b.canvas.add(...island);
  for (let i = 0; i < 6; i++)
    b.canvas.add(ellipse(880 + i * 12, 340 - i * 34, 34 + i * 16, 18 + i * 6, '#ffffff', { opacity: 0.24 - i * 0.03 }));
  water(b, { horizon, lightAt: 0.86 });
  reflection(b, horizon, island, 0.3);
  b.canvas.add(ellipse(760, 640, 320, 30, '#a7c27a', { opacity: 0.4 }), schooner(b, 470, 830, 1.5, THING.cream));
}

function karaka(b: Brush): void {
  const horizon = 560;
  sky(b, { horizon, sun: { x: 0.22, y: 0.44 }, clouds: 5 });
  hills(b, ridge(b.random.fork('far'), horizon, 120), horizon, '#67888f', 0.66);
  hills(b, (x) => 560 - 110 * Math.exp(-(((x - 1250) / 260) ** 2)), horizon, THING.pine, 0.3);
  hills(b, (x) => 560 - 70 * Math.exp(-(((x - 480) / 200) ** 2)), horizon, THING.pine, 0.42);
  water(b, { horizon, lightAt: 0.22 });
  b.canvas.add(schooner(b, 820, 820, 1.75, '#e9d3a8'), sailingBoat(b, 300, 640, 0.5, 0.2));
  birds(b, 1180, 260, 6);
}
