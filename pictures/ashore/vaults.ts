import type { Brush, Scene } from '../brush.ts';
import type { Point } from '../canvas.ts';
import { at, circle, d, ellipse, group, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { birds, sky } from '../sky.ts';
import { arch, dome } from '../town.ts';

export const VAULTS: Record<string, Scene> = { gallery, mdina };

const CENTRE: Point = [800, 470];

const round = (r: number, angle: number): Point => [
  CENTRE[0] + Math.cos(angle) * r,
  CENTRE[1] + Math.sin(angle) * r * 0.94,
];
const ring = (r: number, corners: number): Point[] =>
  Array.from({ length: corners }, (_, i) => round(r, ((i + 0.5) * Math.PI * 2) / corners));

/** Straight up into the dome of iron and glass, where four arcades meet. */
function gallery(b: Brush): void {
  const { canvas, palette } = b;
  const stone = (light: number) => b.paint(THING.sand, light);
  const iron = b.paint(THING.pine, 0.55);
  const open = canvas.radial([
    [0, palette.sky[3]],
    [0.35, palette.sky[2]],
    [0.8, palette.sky[1]],
    [1, palette.sky[0]],
  ]);
  canvas.add(
    rect(
      0,
      0,
      1600,
      1000,
      canvas.radial(
        [
          [0, stone(1)],
          [1, stone(0.4)],
        ],
        [0.5, 0.47],
        0.8,
      ),
    ),
  );
  for (const quarter of [0, 1, 2, 3]) arcade(b, (quarter * Math.PI) / 2, stone, iron);
  for (const quarter of [0, 1, 2, 3]) pendentive(b, Math.PI / 4 + (quarter * Math.PI) / 2, stone);
  canvas.add(
    polygon(ring(448, 24), stone(0.5)),
    polygon(ring(436, 24), stone(0.95)),
    polygon(ring(404, 24), stone(0.6)),
    ...Array.from({ length: 16 }, (_, i) => {
      const [x, y] = round(384, (i * Math.PI) / 8);
      return ellipse(x, y, 32, 26, b.palette.lampsLit > 2 ? b.palette.lamp : b.paint(THING.glass, 0.9), {
        transform: `rotate(${Math.round((i * 180) / 8)} ${Math.round(x)} ${Math.round(y)})`,
      });
    }),
    polygon(ring(350, 16), stone(1)),
    polygon(ring(336, 16), open),
  );
  for (let i = 0; i < 16; i++) {
    const angle = ((i + 0.5) * Math.PI) / 8;
    canvas.add(line(round(336, angle), round(74, angle), iron, 9));
    for (const side of [-1, 1])
      canvas.add(line(round(336, angle + side * 0.13), round(140, angle + side * 0.13), iron, 2.5, { opacity: 0.7 }));
  }
  for (const [r, width] of [
    [270, 5],
    [205, 5],
    [140, 6],
    [74, 12],
  ] as const)
    canvas.add(polygon(ring(r, 16), 'none', { stroke: iron, 'stroke-width': width }));
  canvas.add(
    circle(...CENTRE, 62, palette.sun, { opacity: 0.75 }),
    circle(...CENTRE, 420, canvas.glow(palette.glow, 0.5)),
  );
}

/** One of the four arms: windows along its walls, ribs over its glass. */
function arcade(b: Brush, angle: number, stone: (light: number) => string, iron: string): void {
  const turn = `translate(${CENTRE[0]} ${CENTRE[1]}) rotate(${Math.round((angle * 180) / Math.PI)})`;
  const light = angle < Math.PI ? 0.85 : 0.6;
  const marks = [
    path('M300 -250L1100 -560V560L300 250Z', stone(light)),
    path('M300 -128L1100 -300V300L300 128Z', b.palette.sky[1]),
    path('M300 -128L1100 -300V-240L300 -100Z', b.palette.sky[0], { opacity: 0.5 }),
  ];
  for (let x = 470; x < 1060; x *= 1.17) {
    const wide = 128 + (x - 300) * 0.215;
    marks.push(line([x, -wide], [x, wide], iron, x / 70));
    for (const side of [-1, 1]) {
      const [near, far] = [side * (wide + x * 0.035), side * (wide + x * 0.13)];
      const pane = b.palette.lampsLit > 2 ? b.palette.lamp : b.paint(THING.navy, 0.5);
      marks.push(path(d`M${x + x * 0.03} ${near}H${x + x * 0.11}V${far}H${x + x * 0.03}Z`, pane, { opacity: 0.85 }));
    }
  }
  marks.push(line([300, 0], [1100, 0], iron, 6), stroke('M300 -128L1100 -300M300 128L1100 300', stone(0.35), 9));
  b.canvas.add(group(marks, { transform: turn }));
}

/** The stone between two arms, with a shell in its corner. */
function pendentive(b: Brush, angle: number, stone: (light: number) => string): void {
  const [x, y] = round(520, angle);
  b.canvas.add(
    circle(x, y, 72, stone(0.45)),
    circle(x, y, 62, stone(0.98)),
    ...Array.from({ length: 9 }, (_, i) => {
      const ray = angle + Math.PI + (i - 4) * 0.26;
      return line([x, y], [x + Math.cos(ray) * 52, y + Math.sin(ray) * 52], stone(0.4), 5);
    }),
    circle(x, y, 14, b.paint(THING.brass, 1)),
  );
}

/** Out of the dark of the gate into the lane of the silent city. */
function mdina(b: Brush): void {
  const { canvas } = b;
  const opening = 'M420 1010V470A380 350 0 0 1 1180 470V1010Z';
  const lane = canvas.collect(() => insideTheWalls(b));
  canvas.add(group(lane, { 'clip-path': canvas.clip(path(opening, '#000')) }));
  const stone = (light: number) => b.paint(THING.honey, light * 0.5);
  canvas.add(
    path(`M-10 -10H1610V1010H-10Z${opening}`, canvas.blend(stone(0.3), stone(0.85)), { 'fill-rule': 'evenodd' }),
    stroke('M402 1010V470A398 368 0 0 1 1198 470V1010', stone(1), 34),
    stroke('M424 1010V470A376 346 0 0 1 1176 470V1010', b.palette.glow, 5, { opacity: 0.75 }),
  );
  for (let i = 0; i < 13; i++) {
    const a = Math.PI + (i * Math.PI) / 12;
    canvas.add(
      line(
        [800 + Math.cos(a) * 384, 470 + Math.sin(a) * 354],
        [800 + Math.cos(a) * 470, 470 + Math.sin(a) * 440],
        stone(0.05),
        4,
      ),
    );
  }
  for (let y = 90; y < 1000; y += 92)
    canvas.add(
      path(d`M-10 ${y}H${y < 100 ? 1610 : 330}v3H-10z`, stone(0), { opacity: 0.5 }),
      ...(y < 100 ? [] : [rect(1270, y, 340, 3, stone(0), { opacity: 0.5 })]),
    );
  for (const x of [120, 1380]) canvas.add(...pilaster(b, x, stone));
  canvas.add(
    rect(
      420,
      930,
      760,
      80,
      canvas.linear([
        [0, b.palette.ink, 0],
        [1, b.palette.ink, 0.5],
      ]),
    ),
  );
}

function pilaster(b: Brush, x: number, stone: (light: number) => string): string[] {
  return [
    rect(x, -10, 100, 1020, stone(0.95)),
    rect(x + 72, -10, 28, 1020, stone(0.25)),
    rect(x - 16, 200, 132, 34, stone(1)),
    rect(x - 16, 234, 132, 10, stone(0.1)),
    rect(x - 22, 930, 144, 90, stone(0.8)),
    circle(x + 50, 470, 150, b.canvas.glow(b.palette.lamp, b.hour === 'day' ? 0 : 0.55)),
    lantern(b, x + 50, 460, 1.5),
  ];
}

/** A lane that bends out of sight, so that its houses are told by their light and not by their lines. */
function insideTheWalls(b: Brush): void {
  sky(b, { horizon: 760, sun: false, clouds: 2 });
  const wall = (light: number, distance = 0) => b.paint(THING.honey, light, distance);
  const { canvas } = b;
  canvas.add(
    circle(760, 560, 520, canvas.glow(b.palette.glow, 0.9)),
    ...dome(b, { x: 730, base: 560, r: 92, colour: THING.sand, distance: 0.3, drum: 0.8 }),
    path('M560 1010V420L700 470V560H860V500L960 470V1010Z', canvas.blend(wall(0.9, 0.24), wall(0.7, 0.1))),
    arch(760, 600, 84, 170, b.palette.lampsLit > 2 ? b.palette.lamp : wall(0.2)),
    path('M380 1010V300L560 330C600 420 640 560 660 780L640 1010Z', canvas.blend(wall(0.5, 0.1), wall(0.35))),
    path('M1220 1010V250L1000 360C900 470 880 620 900 780L960 1010Z', canvas.blend(wall(1, 0.06), wall(0.8))),
    path('M640 1010L660 774Q780 750 900 774L960 1010Z', canvas.blend(wall(0.95, 0.2), wall(0.55))),
    path('M640 1010L660 774Q700 764 730 762L740 1010Z', wall(0.1), { opacity: 0.3 }),
  );
  for (const [x, y, s] of [
    [480, 560, 1.1],
    [540, 590, 0.8],
    [1080, 520, 1.2],
    [980, 570, 0.9],
  ] as const)
    canvas.add(
      at(x, y, s, [
        rect(-22, -40, 44, 92, b.palette.lamp, { opacity: 0.95 }),
        stroke('M0 -40V52M-22 6H22', b.palette.ink, 3),
        rect(-30, 52, 60, 8, wall(0.3)),
      ]),
    );
  canvas.add(balcony(b, 1110, 650), lantern(b, 1020, 700, 1));
  birds(b, 800, 300, 5);
}

/** The closed wooden balcony of every Maltese street. */
function balcony(b: Brush, x: number, y: number): string {
  const green = (light: number) => b.paint(THING.pine, light);
  return at(x, y, 1, [
    rect(-60, -110, 120, 170, green(0.95)),
    rect(20, -110, 40, 170, green(0.5)),
    ...[-48, -8].map((px) => rect(px, -92, 30, 70, b.palette.lamp)),
    polygon(
      [
        [-68, -110],
        [-44, -136],
        [44, -136],
        [68, -110],
      ],
      green(0.7),
    ),
    polygon(
      [
        [-60, 60],
        [60, 60],
        [34, 92],
        [-34, 92],
      ],
      b.paint(THING.honey, 0.5),
    ),
  ]);
}

function lantern(b: Brush, x: number, y: number, scale: number): string {
  return at(x, y, scale, [
    circle(0, 10, 120, b.canvas.glow(b.palette.lamp, b.hour === 'day' ? 0 : 0.5)),
    stroke('M-40 -34H0V-22', b.palette.ink, 5),
    polygon(
      [
        [-20, -20],
        [20, -20],
        [14, 32],
        [-14, 32],
      ],
      b.hour === 'day' ? b.paint(THING.glass, 0.9) : b.palette.lamp,
    ),
    polygon(
      [
        [-24, -20],
        [0, -42],
        [24, -20],
      ],
      b.palette.ink,
    ),
    stroke('M-20 -20L-14 32H14L20 -20M0 -20V32', b.palette.ink, 3),
  ]);
}
