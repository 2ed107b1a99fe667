import type { Brush, Scene } from '../brush.ts';
import { front } from '../front.ts';
import { hills } from '../land.ts';
import { circle, ellipse, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { birds, sky } from '../sky.ts';
import { arch, dome, tower } from '../town.ts';
import { column } from './ruins.ts';

export const SQUARES: Record<string, Scene> = { stradun };

const GROUND = 690;

/** The square at the end of the main street: bell tower, church and fountain on limestone that feet have polished to a mirror. */
function stradun(b: Brush): void {
  const lime = '#e6d7b8';
  sky(b, { horizon: 640, sun: false, clouds: 4 });
  b.canvas.add(circle(1240, 420, 640, b.canvas.glow(b.palette.glow, 0.9)));
  hills(b, (x) => 560 - 330 * Math.exp(-(((x - 620) / 520) ** 2)), 690, '#7b8f80', 0.5);
  const random = b.random.fork('fronts');
  const square = b.canvas.collect(() => {
    const house = {
      base: GROUND,
      floors: 3,
      columns: 3,
      wall: lime,
      roof: THING.terracotta,
      shutters: THING.pine,
      door: THING.walnut,
    };
    b.canvas.add(
      front(b, { ...house, x: -60, w: 330, h: 420, light: 0.45 }, random),
      front(b, { ...house, x: 1240, w: 420, h: 380, columns: 4 }, random),
      front(b, { ...house, x: 700, w: 200, h: 250, columns: 2, distance: 0.2 }, random),
      ...tower(b, { x: 1030, base: GROUND, w: 130, h: 480, wall: lime, roof: THING.stone, top: 'dome' }),
    );
    bells(b, 1030);
    church(b, 470, lime);
  });
  b.canvas.add(...square);
  paving(b, square);
  fountain(b, 1330, 860);
  birds(b, 780, 200, 7);
}

function bells(b: Brush, x: number): void {
  b.canvas.add(
    circle(x, 470, 40, b.paint(THING.navy, 0.8)),
    circle(x, 470, 40, 'none', { stroke: b.paint(THING.brass, 1), 'stroke-width': 6 }),
    stroke(`M${x} 470V444M${x} 470L${x + 18} 480`, b.paint(THING.brass, 1), 5),
    arch(x - 34, 590, 68, 100, b.paint(THING.navy, 0.4)),
  );
}

/** A baroque front: columns, a curved gable, a dome behind. */
function church(b: Brush, x: number, lime: string): void {
  const stone = (light: number) => b.paint(lime, light);
  b.canvas.add(
    ...dome(b, { x, base: 370, r: 104, colour: THING.stone, drum: 0.5, distance: 0.08 }),
    rect(x - 210, 360, 420, GROUND - 360, stone(0.95)),
    rect(x + 120, 360, 90, GROUND - 360, stone(0.5)),
    rect(x - 224, 344, 448, 22, stone(0.8)),
    path(
      `M${x - 140} 346C${x - 120} 300 ${x - 60} 290 ${x - 50} 256Q${x} 226 ${x + 50} 256C${x + 60} 290 ${x + 120} 300 ${x + 140} 346Z`,
      stone(1),
    ),
    circle(x, 300, 24, b.paint(THING.navy, 0.5)),
    ...[-170, -90, 90, 170].flatMap((dx) => column(b, x + dx, GROUND - 30, 34, 250)),
    arch(x - 48, 460, 96, 204, b.paint(THING.walnut, 0.55)),
    arch(x - 150, 470, 40, 110, b.paint(THING.navy, 0.45)),
    arch(x + 110, 470, 40, 110, b.paint(THING.navy, 0.35)),
    ...[0, 1, 2].map((i) => rect(x - 230 - i * 20, GROUND - 30 + i * 10, 460 + i * 40, 11, stone(0.9 - i * 0.18))),
  );
}

function paving(b: Brush, square: readonly string[]): void {
  const { canvas } = b;
  const lime = (light: number) => b.paint('#eadfc6', light);
  canvas.add(rect(0, GROUND, 1600, 320, canvas.blend(lime(0.95), lime(0.5))));
  const mirrored = `<g transform="translate(0 ${GROUND * 1.62}) scale(1 -0.62)" opacity="0.3">${square.join('')}</g>`;
  canvas.add(`<g mask="${canvas.fade(GROUND, 960)}">${mirrored}</g>`);
  for (let y = 708, step = 16; y < 1000; y += step, step *= 1.32)
    canvas.add(rect(0, y, 1600, 1 + step / 40, lime(0.1), { opacity: 0.28 }));
  for (let i = -13; i <= 13; i++)
    canvas.add(line([800 + i * 90, GROUND], [800 + i * 270, 1010], lime(0.1), 1.6, { opacity: 0.22 }));
  canvas.add(path('M1620 690H1100L560 1010H1620Z', b.palette.glow, { opacity: 0.14 }));
}

function fountain(b: Brush, x: number, y: number): void {
  const stone = (light: number) => b.paint(THING.stone, light);
  b.canvas.add(
    ellipse(x, y + 66, 250, 30, b.palette.ink, { opacity: 0.24 }),
    path(`M${x - 210} ${y}L${x - 190} ${y + 60}Q${x} ${y + 92} ${x + 190} ${y + 60}L${x + 210} ${y}Z`, stone(0.9)),
    path(`M${x + 60} ${y}H${x + 210}L${x + 190} ${y + 60}Q${x + 130} ${y + 80} ${x + 60} ${y + 80}Z`, stone(0.4)),
    ellipse(x, y, 210, 32, stone(1)),
    ellipse(x, y + 2, 184, 24, b.paint(THING.aqua, 0.8)),
    polygon(
      [
        [x - 26, y],
        [x - 18, y - 120],
        [x + 18, y - 120],
        [x + 26, y],
      ],
      stone(0.85),
    ),
    ellipse(x, y - 120, 84, 16, stone(1)),
    ellipse(x, y - 118, 70, 10, b.paint(THING.aqua, 0.9)),
    stroke(
      `M${x - 70} ${y - 116}Q${x - 104} ${y - 80} ${x - 108} ${y}M${x + 70} ${y - 116}Q${x + 104} ${y - 80} ${x + 108} ${y}M${x} ${y - 124}V${y - 186}`,
      '#f6fbf8',
      5,
      { opacity: 0.7 },
    ),
  );
}
