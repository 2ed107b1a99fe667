import { parasol } from './ashore/coast.ts';
import { cruiseShip, sailingBoat } from './boats.ts';
import type { Brush, Scene } from './brush.ts';
import { hills, ridge } from './land.ts';
import { at, circle, d, ellipse, group, line, path, polygon, rect, stroke } from './marks.ts';
import { THING } from './palette.ts';
import { lounger, plant } from './rooms/furniture.ts';
import { birds, sky } from './sky.ts';
import { lightPath, water } from './water.ts';

/** The ship outside: open decks and the ship herself. */
export const DECKS: Record<string, Scene> = {
  yoga,
  familyPool,
  promenade,
  lifeboat,
  cinema,
  profile,
  decks,
  bow,
  wake,
  sport,
};

function openSea(b: Brush, horizon: number, sunX: number): void {
  sky(b, { horizon, sun: { x: sunX, y: 0.58 }, clouds: 5 });
  hills(b, ridge(b.random.fork('far'), horizon, 50), horizon, '#5c8a8c', 0.72);
  water(b, { horizon, lightAt: sunX, bottom: 760 });
}

function planks(b: Brush, top: number, vanish = 800): void {
  b.canvas.add(
    rect(
      0,
      top,
      1600,
      1010 - top,
      b.canvas.linear([
        [0, b.paint('#c9a06a', 0.95)],
        [1, b.paint('#9a6b42', 0.7)],
      ]),
    ),
  );
  for (let i = -22; i <= 22; i++)
    b.canvas.add(
      line([vanish + i * 60, top], [vanish + i * 190, 1010], b.paint(THING.walnut, 0.5), 2.4, { opacity: 0.45 }),
    );
}

function railing(b: Brush, top: number, bottom: number): void {
  b.canvas.add(
    ...Array.from({ length: 18 }, (_, i) => rect(20 + i * 92, top, 11, bottom - top, b.paint(THING.white, 0.9))),
    ...[0.3, 0.55, 0.8].map((t) => rect(0, top + (bottom - top) * t, 1600, 4, b.paint(THING.white, 0.7))),
    rect(0, top - 12, 1600, 18, b.paint(THING.wood, 1)),
  );
}

function yoga(b: Brush): void {
  openSea(b, 470, 0.5);
  railing(b, 470, 640);
  planks(b, 640);
  const mat = (x: number, y: number, w: number, h: number, lean: number, colour: string) => [
    polygon(
      [
        [x - w * 0.4 + lean, y - h],
        [x + w * 0.4 + lean, y - h],
        [x + w * 0.5, y],
        [x - w * 0.5, y],
      ],
      b.paint(colour, 0.95),
    ),
    polygon(
      [
        [x - w * 0.34 + lean, y - h + 10],
        [x + w * 0.34 + lean, y - h + 10],
        [x + w * 0.42, y - 12],
        [x - w * 0.42, y - 12],
      ],
      'none',
      { stroke: '#ffffff', 'stroke-width': 4, 'stroke-opacity': 0.35 },
    ),
  ];
  b.canvas.add(
    ...mat(340, 760, 200, 90, 60, THING.teal),
    ...mat(640, 760, 200, 90, 20, THING.coral),
    ...mat(960, 760, 200, 90, -20, THING.aqua),
    ...mat(1260, 760, 200, 90, -60, THING.ochre),
    ...mat(240, 950, 300, 140, 90, THING.coral),
    ...mat(620, 950, 300, 140, 26, THING.glass),
    ...mat(1000, 950, 300, 140, -30, THING.navy),
    ...mat(1380, 950, 300, 140, -90, THING.teal),
  );
  b.canvas.add(
    group(
      [
        ellipse(0, 6, 60, 8, b.palette.ink, { opacity: 0.25 }),
        rect(-54, -30, 108, 34, b.paint(THING.linen, 0.95), { rx: 16 }),
        rect(-46, -58, 92, 30, b.paint(THING.coral, 0.9), { rx: 14 }),
      ],
      { transform: 'translate(810 900)' },
    ),
    plant(b, 70, 760, 0.9),
    plant(b, 1530, 760, 0.9),
  );
}

function familyPool(b: Brush): void {
  openSea(b, 400, 0.3);
  railing(b, 400, 520);
  planks(b, 520);
  b.canvas.add(
    path(
      'M200 700C400 600 1180 600 1400 690C1560 760 1520 900 1300 930C1000 970 500 970 300 930C80 890 60 770 200 700Z',
      b.paint(THING.white, 0.97),
    ),
    path(
      'M240 716C430 636 1150 634 1360 710C1490 770 1450 876 1270 902C990 936 520 936 330 902C140 866 130 776 240 716Z',
      b.canvas.linear([
        [0, '#c9f0e6'],
        [0.5, b.paint(THING.aqua, 1)],
        [1, b.paint(THING.teal, 0.9)],
      ]),
    ),
  );
  for (let i = 0; i < 26; i++)
    b.canvas.add(
      ellipse(b.random.between(300, 1320), b.random.between(720, 890), b.random.between(30, 90), 4, '#ffffff', {
        opacity: 0.4,
      }),
    );
  b.canvas.add(
    path(
      'M1180 330C1320 330 1420 420 1400 520C1380 620 1240 600 1180 680L1120 660C1160 560 1310 560 1330 500C1340 440 1270 390 1180 396Z',
      b.paint(THING.coral, 0.97),
    ),
    path(
      'M1180 374C1270 374 1350 430 1338 506C1320 580 1190 580 1140 668L1120 660C1160 560 1310 560 1330 500C1340 440 1270 390 1180 396Z',
      b.paint(THING.coral, 0.5),
    ),
    line([1180, 350], [1180, 640], b.paint(THING.white, 0.8), 16),
    line([1090, 350], [1090, 640], b.paint(THING.white, 0.6), 16),
    ...[400, 450, 500, 550, 600].map((y) => rect(1090, y, 90, 10, b.paint(THING.white, 0.9))),
  );
  const ring = (x: number, y: number, c: string) => [
    ellipse(x, y, 84, 30, b.paint(c, 0.95)),
    ellipse(x, y - 4, 40, 13, b.paint(THING.aqua, 0.9)),
    ...[-60, -20, 20, 60].map((dx) =>
      ellipse(x + dx, y - 14 + Math.abs(dx) * 0.12, 12, 9, '#ffffff', { opacity: 0.8 }),
    ),
  ];
  b.canvas.add(
    ...ring(560, 800, THING.coral),
    ...ring(860, 860, THING.ochre),
    circle(1040, 770, 34, b.paint(THING.white, 1)),
    path('M1006 770a34 34 0 0 1 68 0q-34 -16 -68 0z', b.paint(THING.coral, 0.95)),
    parasol(b, 170, 690, 1, THING.ochre),
    parasol(b, 420, 600, 0.7, THING.aqua),
    lounger(b, 1480, 980, 1, THING.white),
  );
}

function promenade(b: Brush): void {
  const [vx, vy] = [560, 520];
  sky(b, { horizon: 540, sun: { x: 0.12, y: 0.66, r: 62 }, clouds: 5 });
  water(b, { horizon: 540, lightAt: 0.12 });
  b.canvas.add(
    polygon(
      [
        [vx + 40, vy + 60],
        [vx + 60, vy + 60],
        [1620, 1010],
        [180, 1010],
      ],
      b.canvas.linear([
        [0, b.paint('#c9a06a', 0.95)],
        [1, b.paint('#9a6b42', 0.75)],
      ]),
    ),
  );
  for (let i = 0; i <= 16; i++)
    b.canvas.add(line([vx + 42 + i, vy + 60], [180 + i * 90, 1010], b.paint(THING.walnut, 0.5), 2.4, { opacity: 0.5 }));
  b.canvas.add(
    polygon(
      [
        [vx + 56, vy - 60],
        [1620, -220],
        [1620, 1010],
        [1620, 1010],
        [vx + 60, vy + 62],
      ],
      b.paint(THING.white, 0.75),
    ),
    polygon(
      [
        [vx + 56, vy - 60],
        [1620, -420],
        [200, -420],
        [vx + 30, vy - 60],
      ],
      b.paint(THING.white, 0.45),
    ),
  );
  for (let i = 0; i < 6; i++) {
    const t = 1 / (1 + i * 0.62);
    const px = (x: number) => vx + 56 + (x - vx - 56) * t;
    const py = (y: number) => vy + (y - vy) * t;
    b.canvas.add(
      polygon(
        [
          [px(1180), py(170)],
          [px(1420), py(100)],
          [px(1420), py(760)],
          [px(1180), py(720)],
        ],
        i % 2 ? b.palette.lamp : b.paint(THING.teal, 0.6),
      ),
      circle(
        px(1300),
        py(-10),
        70 * t,
        b.canvas.radial([
          [0, '#ffd58a', 0.9],
          [1, '#ffd58a', 0],
        ]),
      ),
      line([px(150), py(1010)], [px(110), py(380)], b.paint(THING.white, 0.9), 16 * t + 2),
      polygon(
        [
          [px(940), py(900)],
          [px(1140), py(930)],
          [px(1140), py(860)],
          [px(940), py(840)],
        ],
        b.paint(THING.wood, 0.95),
      ),
      polygon(
        [
          [px(1090), py(860)],
          [px(1140), py(860)],
          [px(1180), py(700)],
          [px(1130), py(700)],
        ],
        b.paint(THING.wood, 0.7),
      ),
    );
  }
  for (const y of [420, 600, 760, 900])
    b.canvas.add(
      line([vx + 40, vy + (y - vy) * 0.14], [60, y + (y - 400) * 0.4], b.paint(THING.white, 0.9), y === 420 ? 13 : 5),
    );
}

function lifeboat(b: Brush): void {
  openSea(b, 560, 0.24);
  planks(b, 780);
  railing(b, 640, 800);
  const orange = (light: number) => b.paint('#e2803a', light);
  b.canvas.add(
    ...[420, 1180].flatMap((x) => [
      stroke(d`M${x} 800V180Q${x} 110 ${x + (x < 800 ? 90 : -90)} 110`, b.paint(THING.white, 0.85), 30),
      line([x + (x < 800 ? 80 : -80), 116], [x + (x < 800 ? 80 : -80), 300], b.paint(THING.basalt, 0.7), 6),
    ]),
    path('M380 330C380 270 520 250 800 250C1080 250 1220 270 1220 330L1240 400H360Z', orange(0.97)),
    path('M860 250C1100 254 1220 272 1220 330L1240 400H860Z', orange(0.55)),
    path('M350 400H1250C1240 520 1150 580 1040 590H560C450 580 360 520 350 400Z', b.paint(THING.white, 0.97)),
    path('M860 400H1250C1240 520 1150 580 1040 590H860Z', b.paint(THING.white, 0.55)),
    rect(350, 396, 900, 18, b.paint(THING.navy, 0.9)),
    ...[470, 590, 710, 830, 950, 1070].map((x) => rect(x, 310, 66, 50, b.paint(THING.navy, 0.7), { rx: 14 })),
    stroke(
      'M380 430Q460 480 540 430Q620 480 700 430Q780 480 860 430Q940 480 1020 430Q1100 480 1180 430',
      b.paint(THING.sand, 0.95),
      8,
    ),
  );
  b.canvas.add(
    at(180, 880, 0.42, [
      circle(0, 0, 200, 'none', { stroke: b.paint('#d2593c', 0.95), 'stroke-width': 90 }),
      ...[45, 135, 225, 315].map((a) =>
        rect(-40, -250, 80, 100, b.paint(THING.white, 0.97), { transform: `rotate(${a})` }),
      ),
    ]),
  );
}

/** A screen above the pool, the sky above the screen. */
function cinema(b: Brush): void {
  openSea(b, 520, 0.85);
  planks(b, 640);
  b.canvas.add(
    rect(330, 110, 940, 500, b.paint(THING.night, 0.9), { rx: 14 }),
    rect(
      356,
      136,
      888,
      448,
      b.canvas.linear([
        [0, '#f2a97a'],
        [0.6, '#fbe0b0'],
        [1, '#7fb3bb'],
      ]),
    ),
    circle(800, 360, 90, '#fff6dc'),
    path('M356 470C480 390 560 470 700 440C860 400 960 470 1244 430V584H356Z', '#2f6f80'),
    path('M640 470L800 300L960 470Z', '#1f4a63', { opacity: 0.7 }),
    ...[460, 1110].map((x) => rect(x, 606, 30, 60, b.paint(THING.night, 0.8))),
  );
  b.canvas.add(
    circle(
      800,
      420,
      760,
      b.canvas.radial([
        [0, '#fff1d0', 0.3],
        [1, '#fff1d0', 0],
      ]),
    ),
  );
  for (const [x, y, s, f] of [
    [250, 800, 0.85, false],
    [620, 800, 0.85, false],
    [1010, 800, 0.85, true],
    [1380, 800, 0.85, true],
    [360, 970, 1.15, false],
    [820, 980, 1.15, false],
    [1290, 970, 1.15, true],
  ] as const)
    b.canvas.add(lounger(b, x, y, s, THING.navy, f));
  b.canvas.add(
    at(600, 960, 0.8, [
      path('M-50 -120H50L38 0H-38Z', b.paint(THING.white, 0.97)),
      ...[-34, -6, 22].map((x) => path(d`M${x} -120h16l-3 120h-12z`, b.paint(THING.coral, 0.95))),
      ...[-40, -20, 0, 20, 40, -30, -8, 14, 32].map((x, i) =>
        circle(x, -126 - (i % 3) * 14, 17, b.paint('#fff1d0', 0.95)),
      ),
    ]),
  );
}

function profile(b: Brush): void {
  const horizon = 640;
  sky(b, { horizon, sun: { x: 0.2, y: 0.6 }, clouds: 5 });
  hills(b, ridge(b.random.fork('far'), horizon, 60), horizon, '#5c8a8c', 0.72);
  water(b, { horizon, lightAt: 0.2 });
  b.canvas.add(
    cruiseShip(b, 830, 770, 2.35),
    path('M240 792Q520 770 830 792T1430 786V812Q1100 830 830 810T240 812Z', '#ffffff', { opacity: 0.45 }),
  );
  birds(b, 480, 260, 7);
}

/** A cut through the ship: every deck a shelf of rooms. */
function decks(b: Brush): void {
  b.canvas.add(
    rect(
      0,
      0,
      1600,
      1000,
      b.canvas.linear([
        [0, b.palette.sky[0]],
        [0.6, b.palette.sky[1]],
        [1, b.palette.sky[2]],
      ]),
    ),
    rect(
      0,
      860,
      1600,
      150,
      b.canvas.linear([
        [0, b.palette.water[1]],
        [1, b.palette.water[2]],
      ]),
    ),
  );
  const random = b.random.fork('rooms');
  const tints = [THING.coral, THING.ochre, THING.glass, THING.aqua, THING.linen, THING.rose, THING.brass, THING.teal];
  b.canvas.add(
    path(
      'M120 700H1480C1520 700 1550 680 1570 660C1560 780 1520 900 1440 900H200C150 900 120 800 120 700Z',
      b.paint(THING.navy, 0.9),
    ),
  );
  for (let deck = 0; deck < 9; deck++) {
    const y = 640 - deck * 66;
    const [from, to] = [140 + deck * 14, 1450 - deck * 46];
    b.canvas.add(rect(from - 10, y, to - from + 20, 66, b.paint(THING.white, 0.97)));
    for (let x = from; x < to - 40; ) {
      const w = Math.min(random.between(50, 150), to - x);
      b.canvas.add(
        rect(x + 3, y + 7, w - 6, 54, b.paint(random.pick(tints), random.between(0.6, 1)), { rx: 5 }),
        rect(x + 10, y + 40, Math.min(40, w - 20), 16, b.paint(THING.walnut, 0.6), { rx: 4, opacity: 0.5 }),
        circle(x + w * 0.5, y + 18, 6, '#fff1c4'),
      );
      x += w;
    }
  }
  b.canvas.add(
    polygon(
      [
        [560, 110],
        [600, 20],
        [780, 20],
        [800, 110],
      ],
      b.paint(THING.navy, 0.9),
    ),
    polygon(
      [
        [576, 74],
        [586, 52],
        [786, 52],
        [790, 74],
      ],
      b.paint(THING.brass, 1),
    ),
    ...Array.from({ length: 15 }, (_, i) =>
      circle(230 + i * 84, 770, 13, b.palette.lampsLit > 2 ? b.palette.lamp : b.paint(THING.glass, 0.9)),
    ),
    path('M-20 880Q180 850 380 880T780 876T1180 880T1620 870V1010H-20Z', b.paint(THING.teal, 0.9), { opacity: 0.85 }),
  );
}

/** Over the bow into the light. */
function bow(b: Brush): void {
  const horizon = 480;
  sky(b, { horizon, sun: { x: 0.5, y: 0.66, r: 70 }, clouds: 6 });
  water(b, { horizon, lightAt: 0.5 });
  lightPath(b, horizon, 1000, 800, 0.6, 1.3);
  b.canvas.add(
    path('M-20 1010V900C240 820 560 720 800 560C1040 720 1360 820 1620 900V1010Z', b.paint(THING.white, 0.85)),
    path(
      'M120 1010C360 900 620 780 800 640C980 780 1240 900 1480 1010Z',
      b.canvas.linear([
        [0, b.paint('#c9a06a', 0.95)],
        [1, b.paint('#9a6b42', 0.75)],
      ]),
    ),
    ...[-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((i) =>
      line([800 + i * 8, 660], [800 + i * 130, 1010], b.paint(THING.walnut, 0.5), 2.5, { opacity: 0.5 }),
    ),
  );
  b.canvas.add(
    stroke('M-20 830C240 760 560 660 800 500C1040 660 1360 760 1620 830', b.paint(THING.wood, 1), 14),
    ...Array.from({ length: 19 }, (_, i) => {
      const t = Math.abs(i - 9) / 9;
      const x = 800 + (i - 9) * 90;
      return line([x, 506 + t * 320], [x, 566 + t * 340], b.paint(THING.white, 0.9), 8);
    }),
    rect(792, 330, 16, 240, b.paint(THING.white, 0.9)),
    path('M808 336C850 330 880 352 930 344V396C880 404 850 382 808 390Z', b.paint(THING.navy, 0.9)),
    circle(862, 366, 13, b.paint(THING.brass, 1)),
    at(800, 820, 1, [
      circle(0, 0, 60, b.paint(THING.navy, 0.9)),
      circle(0, 0, 44, 'none', { stroke: b.paint(THING.brass, 1), 'stroke-width': 7 }),
    ]),
  );
  birds(b, 480, 260, 7);
}

function wake(b: Brush): void {
  const horizon = 420;
  sky(b, { horizon, sun: { x: 0.5, y: 0.7, r: 66 }, clouds: 6 });
  hills(b, ridge(b.random.fork('far'), horizon, 60), horizon, '#5c8a8c', 0.68);
  water(b, { horizon, lightAt: 0.5 });
  b.canvas.add(
    path('M790 428C760 560 620 780 300 1010H480C660 800 760 600 796 428Z', '#ffffff', { opacity: 0.3 }),
    path('M810 428C840 560 980 780 1300 1010H1120C940 800 840 600 804 428Z', '#ffffff', { opacity: 0.3 }),
    path('M798 430C780 600 700 820 620 1010H980C900 820 820 600 802 430Z', '#ffffff', { opacity: 0.2 }),
  );
  for (let i = 0; i < 60; i++) {
    const t = b.random.next();
    b.canvas.add(
      ellipse(800 + b.random.between(-1, 1) * (20 + t * 330), 450 + t * 500, 10 + t * 44, 2 + t * 5, '#ffffff', {
        opacity: 0.25,
      }),
    );
  }
  b.canvas.add(sailingBoat(b, 1240, 500, 0.5, 0.2));
  railing(b, 800, 1010);
}

function sport(b: Brush): void {
  openSea(b, 430, 0.76);
  railing(b, 430, 560);
  b.canvas.add(
    rect(
      0,
      560,
      1600,
      450,
      b.canvas.linear([
        [0, b.paint('#3f8a7a', 0.95)],
        [1, b.paint('#2f6a66', 0.8)],
      ]),
    ),
    polygon(
      [
        [260, 620],
        [1340, 620],
        [1620, 1010],
        [-20, 1010],
      ],
      b.paint('#c4643f', 0.9),
    ),
    stroke('M260 620H1340M60 890H1540M800 620V1010', '#fff6e6', 7, { opacity: 0.85 }),
    ellipse(800, 760, 150, 46, 'none', { stroke: '#fff6e6', 'stroke-width': 7, 'stroke-opacity': 0.85 }),
  );
  b.canvas.add(
    rect(300, 250, 16, 480, b.paint(THING.navy, 0.9)),
    rect(316, 240, 180, 130, b.paint(THING.white, 0.95), { rx: 8 }),
    rect(370, 290, 70, 54, 'none', { stroke: b.paint(THING.coral, 0.95), 'stroke-width': 8 }),
    ellipse(405, 380, 50, 12, 'none', { stroke: b.paint(THING.coral, 0.95), 'stroke-width': 9 }),
    ...[-40, -20, 0, 20, 40].map((x) => line([405 + x, 384], [405 + x * 0.6, 450], '#ffffff', 3, { opacity: 0.8 })),
    circle(640, 820, 44, b.paint('#d9823f', 0.97)),
    stroke('M596 820H684M640 776V864M608 790Q640 820 608 850M672 790Q640 820 672 850', b.paint(THING.walnut, 0.7), 4),
    at(1180, 820, 0.9, [
      ellipse(0, 60, 150, 14, b.palette.ink, { opacity: 0.25 }),
      rect(-170, -30, 340, 22, b.paint(THING.navy, 0.95), { rx: 4 }),
      rect(-4, -66, 8, 40, '#ffffff'),
      ...[-140, 130].map((x) => rect(x, -10, 14, 80, b.paint(THING.basalt, 0.7))),
    ]),
  );
  birds(b, 900, 220, 5);
}
