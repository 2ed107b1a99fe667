import { cruiseShip, sailingBoat } from '../boats.ts';
import type { Brush, Scene } from '../brush.ts';
import { hills, ridge } from '../land.ts';
import { at, circle, d, ellipse, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { birds, sky } from '../sky.ts';
import { lightPath, water } from '../water.ts';
import { openSea, planks, railing } from './open-deck.ts';

export const SHIP: Record<string, Scene> = { promenade, lifeboat, profile, bow, wake };

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
      b.canvas.blend(b.paint('#c9a06a', 0.95), b.paint('#9a6b42', 0.75)),
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
      circle(px(1300), py(-10), 70 * t, b.canvas.glow('#ffd58a', 0.9)),
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
      b.canvas.blend(b.paint('#c9a06a', 0.95), b.paint('#9a6b42', 0.75)),
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
