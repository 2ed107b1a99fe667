import type { Brush, Scene } from '../brush.ts';
import { circle, d, ellipse, group, line, path, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { sky } from '../sky.ts';
import { cloudSea } from './flight.ts';

/** Inside the aircraft: one shell with its windows and its line of light, furnished four ways. */
export const ABOARD: Record<string, Scene> = { bar, suite, berth, salon };

const SHELL = '#3d4a66';
const TRIM = '#2b62d9';

/** The wall bows in towards the ceiling; light runs along where they meet. */
function shell(b: Brush): void {
  const { canvas } = b;
  const wall = (light: number) => b.paint(SHELL, light);
  canvas.add(
    rect(0, 0, 1600, 1000, canvas.blend(wall(0.5), wall(1))),
    path('M0 0H1600V120Q800 210 0 120Z', wall(0.35)),
    path('M0 112Q800 202 1600 112V300Q800 380 0 300Z', canvas.glow('#5b8dff', 0.5)),
    stroke('M-10 118Q800 208 1610 118', '#a9c4ff', 9, { opacity: 0.95 }),
    rect(0, 800, 1600, 210, canvas.blend(b.paint(THING.navy, 0.7), b.paint(THING.night, 0.7))),
    rect(0, 792, 1600, 12, wall(0.3)),
  );
}

/** A tall round window over the clouds. */
function porthole(b: Brush, x: number, y: number, w: number, h: number): void {
  const { canvas } = b;
  const frame = (grow: number) => rect(x - grow, y - grow, w + grow * 2, h + grow * 2, '#000', { rx: w * 0.36 + grow });
  const horizon = y + h * 0.62;
  const view = canvas.collect(() => {
    sky(b, { horizon, sun: { x: (x + w * 0.62) / 1600, y: (y + h * 0.34) / horizon, r: 22 }, clouds: 0 });
    cloudSea(b, horizon);
  });
  canvas.add(
    frame(26).replace('#000', b.paint('#8090a8', 0.75)),
    frame(10).replace('#000', b.paint('#55627c', 0.5)),
    group(view, { 'clip-path': canvas.clip(frame(0)) }),
    path(
      d`M${x + w * 0.1} ${y + h * 0.8}L${x + w * 0.5} ${y + h * 0.04}h${w * 0.16}L${x + w * 0.2} ${y + h * 0.92}Z`,
      '#ffffff',
      { opacity: 0.1 },
    ),
  );
}

/** A light that hangs low and lights only what is under it. */
function lamp(b: Brush, x: number, y: number, size: number): string {
  return [
    circle(x, y + size, size * 5, b.canvas.glow('#ffd58a', 0.6)),
    path(
      d`M${x - size} ${y + size}Q${x - size * 0.8} ${y - size * 0.4} ${x} ${y - size * 0.4}Q${x + size * 0.8} ${y - size * 0.4} ${x + size} ${y + size}Z`,
      b.paint(THING.brass, 1),
    ),
    ellipse(x, y + size, size, size * 0.16, '#fff1c4'),
  ].join('');
}

/** The bar between the cabins: bottles before the light, stools at a counter that follows the hull. */
function bar(b: Brush): void {
  shell(b);
  porthole(b, 130, 270, 190, 280);
  porthole(b, 1280, 270, 190, 280);
  const { canvas } = b;
  canvas.add(
    rect(470, 236, 660, 390, b.paint(THING.night, 1), { rx: 40 }),
    rect(486, 252, 628, 358, canvas.blend('#20459c', '#7fa4f2'), { rx: 30 }),
  );
  const random = b.random.fork('bottles');
  const glass = [THING.brass, THING.wine, THING.pine, THING.glass, THING.coral, THING.linen, THING.teal];
  for (const shelf of [406, 560]) {
    for (let x = 520; x < 1080; x += random.between(38, 52)) {
      const [w, h] = [random.between(20, 30), random.between(70, 112)];
      canvas.add(
        path(
          d`M${x} ${shelf}v${-h * 0.6}q0 ${-h * 0.1} ${w * 0.32} ${-h * 0.16}v${-h * 0.24}h${w * 0.36}v${h * 0.24}q${w * 0.32} ${h * 0.06} ${w * 0.32} ${h * 0.16}v${h * 0.6}z`,
          random.pick(glass),
          { opacity: 0.92 },
        ),
        rect(x + w * 0.16, shelf - h * 0.5, w * 0.16, h * 0.4, '#ffffff', { opacity: 0.4 }),
      );
    }
    canvas.add(rect(500, shelf, 600, 10, b.paint('#c3cddd', 1)));
  }
  counter(b);
  for (const x of [440, 680, 920, 1160]) canvas.add(stool(b, x));
  canvas.add(lamp(b, 620, 640, 26), lamp(b, 980, 640, 26));
}

function counter(b: Brush): void {
  const { canvas } = b;
  canvas.add(
    path(
      'M220 720C500 690 1100 690 1380 720V900C1100 930 500 930 220 900Z',
      canvas.blend(b.paint(THING.navy, 1), b.paint(THING.night, 0.8)),
    ),
    ...Array.from({ length: 15 }, (_, i) =>
      line([300 + i * 72, 726], [300 + i * 72, 904], b.paint(TRIM, 0.6), 3, { opacity: 0.6 }),
    ),
    path('M190 712C500 676 1100 676 1410 712V740C1100 706 500 706 190 740Z', b.paint('#dfe6f2', 1)),
    stroke('M214 752C500 718 1100 718 1386 752', '#7fa8ff', 6, { opacity: 0.9 }),
    ...[500, 800, 1090].flatMap((x) => [
      path(d`M${x - 30} 636h60l-26 36v26h18v6h-44v-6h18v-26z`, '#e8f0ff', { opacity: 0.6 }),
      path(d`M${x - 22} 646h44l-18 26h-8z`, b.paint(THING.coral, 1)),
    ]),
  );
}

function stool(b: Brush, x: number): string {
  return [
    ellipse(x, 972, 66, 12, b.palette.ink, { opacity: 0.4 }),
    rect(x - 7, 840, 14, 130, b.paint('#8090a8', 1)),
    ellipse(x, 968, 46, 9, b.paint('#8090a8', 0.8)),
    path(d`M${x - 66} 806Q${x} 790 ${x + 66} 806V836Q${x} 856 ${x - 66} 836Z`, b.paint(TRIM, 0.9)),
    ellipse(x, 808, 66, 14, b.paint(TRIM, 1)),
  ].join('');
}

/** A place of one's own by two windows: the wide seat, its lamp, a table with a glass. */
function suite(b: Brush): void {
  shell(b);
  porthole(b, 720, 270, 210, 310);
  porthole(b, 1060, 270, 210, 310);
  const leather = (light: number) => b.paint('#8d9ab5', light);
  b.canvas.add(
    path('M-20 1010V250Q240 210 470 270Q560 300 560 400V1010Z', b.paint(SHELL, 0.75)),
    path('M470 270Q560 300 560 400V1010H520V420Q520 320 440 280Z', b.paint(TRIM, 0.7)),
    ellipse(400, 950, 330, 30, b.palette.ink, { opacity: 0.4 }),
    path('M120 470Q120 400 190 396Q300 388 330 470L380 760H150Z', leather(0.95)),
    path('M270 420Q318 436 330 470L380 760H300Z', leather(0.5)),
    path('M150 740H620Q660 744 660 790V860H150Z', leather(0.9)),
    path('M150 800H660V900Q660 930 620 930H190Q150 930 150 890Z', leather(0.45)),
    rect(164, 430, 150, 92, b.paint(THING.linen, 1), { rx: 30 }),
    path('M360 744H640Q672 748 668 800Q520 780 400 824Q340 800 360 744Z', b.paint(TRIM, 0.95)),
    rect(700, 712, 560, 24, b.paint('#dfe6f2', 1), { rx: 10 }),
    path('M720 736H1240L1220 1010H740Z', b.canvas.blend(b.paint(SHELL, 0.9), b.paint(SHELL, 0.3))),
    path('M860 640h70l-8 60q-4 12 -27 12q-23 0 -27 -12z', '#e8f0ff', { opacity: 0.6 }),
    path('M866 664h58l-6 36q-4 8 -23 8q-19 0 -23 -8z', b.paint(THING.brass, 1)),
    path('M1010 712q10 -30 130 -30t130 30z', b.paint(THING.linen, 0.9)),
    rect(1380, 330, 260, 190, b.paint(THING.night, 1), { rx: 16 }),
    rect(1394, 344, 232, 162, b.canvas.blend('#1c3fa0', '#6f9bf0'), { rx: 8 }),
    stroke('M1410 470Q1500 360 1600 400', '#ffffff', 4, { 'stroke-dasharray': '3 12' }),
    lamp(b, 470, 380, 30),
  );
}

/** Short books for one night: two cases between the windows, a chair under its lamp. */
function salon(b: Brush): void {
  shell(b);
  porthole(b, 690, 270, 220, 320);
  bookcase(b, 110);
  bookcase(b, 1010);
  const leather = (light: number) => b.paint('#8d9ab5', light);
  b.canvas.add(
    ellipse(800, 962, 300, 26, b.palette.ink, { opacity: 0.4 }),
    path('M610 640Q610 580 680 576H920Q990 580 990 640V820H610Z', leather(0.6)),
    path('M560 730Q560 690 610 690T660 730V940H560Z', leather(0.95)),
    path('M940 730Q940 690 990 690T1040 730V940H940Z', leather(0.8)),
    path('M650 790Q800 760 950 790V930H650Z', leather(0.9)),
    path('M730 772L798 750L866 772V800L798 780L730 800Z', b.paint(THING.linen, 1)),
    path('M798 750V780', b.paint(THING.navy, 1)),
    lamp(b, 1090, 610, 34),
    rect(1084, 644, 12, 300, b.paint('#8090a8', 1)),
    ellipse(1090, 948, 60, 12, b.paint('#8090a8', 0.8)),
  );
}

function bookcase(b: Brush, left: number): void {
  const { canvas } = b;
  const random = b.random.fork(`books-${left}`);
  const backs = [THING.brass, THING.wine, THING.pine, THING.coral, THING.linen, THING.teal, TRIM];
  canvas.add(rect(left, 250, 460, 540, b.paint(THING.night, 1), { rx: 20 }));
  for (const shelf of [410, 580, 750]) {
    for (let x = left + 30; x < left + 400; ) {
      const [w, h] = [random.between(18, 36), random.between(84, 128)];
      canvas.add(
        rect(x, shelf - h, w, h, b.paint(random.pick(backs), 0.9), { rx: 3 }),
        rect(x + 4, shelf - h + 16, w - 8, 6, '#ffffff', { opacity: 0.35 }),
      );
      x += w + 3;
    }
    canvas.add(
      rect(left + 16, shelf, 428, 12, b.paint('#c3cddd', 1)),
      rect(left + 16, shelf + 12, 428, 6, '#7fa8ff', { opacity: 0.6 }),
    );
  }
}

/** Made up for the night: the bed under two windows, its curtain half drawn, the reading light on. */
function berth(b: Brush): void {
  shell(b);
  porthole(b, 640, 260, 200, 290);
  porthole(b, 960, 260, 200, 290);
  const [canvas, y] = [b.canvas, 760];
  canvas.add(
    rect(240, y + 30, 1210, 200, canvas.blend(b.paint(SHELL, 0.95), b.paint(SHELL, 0.4)), { rx: 26 }),
    rect(250, y - 60, 1190, 112, b.paint(THING.linen, 0.9), { rx: 34 }),
    path(
      d`M300 ${y - 60}Q290 ${y - 170} 380 ${y - 176}Q520 ${y - 186} 560 ${y - 130}Q580 ${y - 80} 540 ${y - 56}Z`,
      b.paint(THING.white, 1),
    ),
    path(
      d`M470 ${y - 172}Q550 ${y - 160} 562 ${y - 124}Q576 ${y - 80} 540 ${y - 56}H450Q500 ${y - 110} 470 ${y - 172}Z`,
      b.paint(THING.white, 0.5),
    ),
    path(
      d`M600 ${y - 96}Q960 ${y - 150} 1440 ${y - 90}V${y + 70}Q960 ${y + 100} 620 ${y + 60}Q570 ${y - 20} 600 ${y - 96}Z`,
      canvas.blend(b.paint(TRIM, 1), b.paint(TRIM, 0.5)),
    ),
    path(
      d`M600 ${y - 96}Q700 ${y - 114} 790 ${y - 122}Q770 ${y - 20} 810 ${y + 78}Q700 ${y + 72} 620 ${y + 60}Q570 ${y - 20} 600 ${y - 96}Z`,
      b.paint(THING.linen, 1),
    ),
    ...[940, 1110, 1290].map((x) =>
      stroke(d`M${x} ${y - 124}Q${x + 30} ${y - 30} ${x - 10} ${y + 80}`, b.paint(TRIM, 0.3), 5, { opacity: 0.5 }),
    ),
    lamp(b, 440, 420, 34),
  );
  for (let i = 0; i < 7; i++)
    canvas.add(path(d`M${10 + i * 34} 160h36v800q-18 12 -36 0z`, b.paint(TRIM, i % 2 ? 0.4 : 0.75)));
  canvas.add(rect(0, 152, 1600, 14, b.paint('#8090a8', 0.9)));
}
