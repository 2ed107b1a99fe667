import type { Brush } from '../brush.ts';
import { mix } from '../colour.ts';
import { hills, ridge } from '../land.ts';
import { d, path, polygon, rect } from '../marks.ts';
import { THING } from '../palette.ts';
import { cypress, roundTree, scrub } from '../plants.ts';
import { birds, mist, sky } from '../sky.ts';
import { arch, hillTown } from '../town.ts';

const PLAIN = 700;

export function athens(b: Brush): void {
  sky(b, { horizon: PLAIN, sun: { x: 0.25, y: 0.42 }, clouds: 5 });
  hills(b, ridge(b.random.fork('far'), PLAIN - 40, 200), PLAIN, '#6f8796', 0.68);
  lycabettus(b);
  mist(b, PLAIN, 220, 0.8);
  const style = {
    walls: [THING.white, THING.cream, THING.linen, THING.sand],
    roof: THING.terracotta,
    roofs: 'mixed' as const,
    distance: 0.34,
    size: 30,
    tall: 0.9,
  };
  b.canvas.add(...hillTown(b, { line: () => 600, base: () => 690, from: -20, to: 1630, rows: 5 }, style, 'far'));
  mist(b, PLAIN, 130, 0.45);
  rock(b);
  parthenon(b);
  b.canvas.add(
    ...hillTown(
      b,
      { line: () => 720, base: () => 880, from: -20, to: 1630, rows: 5 },
      { ...style, distance: 0.08, size: 58 },
      'near',
    ),
  );
  groundTrees(b);
  birds(b, 1240, 250, 6);
}

function lycabettus(b: Brush): void {
  const rockTone = b.paint('#6c8576', 0.6, 0.5);
  b.canvas.add(
    path('M1140 700C1220 640 1280 520 1344 430C1372 470 1440 600 1560 700Z', rockTone),
    rect(1334, 412, 20, 22, b.paint(THING.white, 0.9, 0.4)),
    polygon(
      [
        [1330, 412],
        [1344, 398],
        [1358, 412],
      ],
      b.paint(THING.terracotta, 0.8, 0.4),
    ),
  );
}

function rock(b: Brush): void {
  const stone = (light: number) => b.paint('#b79d7c', light, 0.1);
  b.canvas.add(
    path(
      'M330 740C380 690 400 600 440 560C470 520 520 510 560 480L1080 470C1130 500 1170 540 1210 590C1250 640 1290 690 1340 740Z',
      b.canvas.blend(stone(0.9), mix(stone(0.6), b.palette.haze, 0.3)),
    ),
    path(
      'M1080 470C1130 500 1170 540 1210 590C1250 640 1290 690 1340 740H1160C1150 660 1120 560 1080 470Z',
      stone(0.25),
      { opacity: 0.6 },
    ),
    ...[
      'M560 500L600 560L580 640L620 740H560L540 640L556 570Z',
      'M760 486L790 560L770 660L800 740H750L730 640L752 560Z',
      'M940 480L960 560L1000 640L990 740H930L920 640L934 560Z',
    ].map((crack) => path(crack, stone(0.3), { opacity: 0.45 })),
    path('M540 500L560 470L1084 458L1096 486Z', b.paint(THING.sand, 0.8, 0.08)),
    scrub(b, 400, 690, 300, 50, 0.16, THING.olive),
    scrub(b, 1040, 700, 300, 44, 0.16, THING.olive),
  );
}

/** Eight columns to the front, a broken pediment. */
function parthenon(b: Brush): void {
  const marble = (light: number) => b.paint('#f1dfbe', light, 0.04);
  const [left, right, base, top] = [640, 1010, 462, 322];
  b.canvas.add(
    rect(left - 22, base - 6, right - left + 44, 10, marble(0.7)),
    rect(left - 12, base - 15, right - left + 24, 10, marble(0.9)),
    rect(left + 6, top + 18, right - left - 12, base - top - 30, marble(0.08)),
  );
  const columns = 10;
  for (let i = 0; i < columns; i++) {
    const x = left + ((right - left - 24) * i) / (columns - 1);
    b.canvas.add(
      polygon(
        [
          [x, base - 14],
          [x + 3, top + 24],
          [x + 21, top + 24],
          [x + 24, base - 14],
        ],
        marble(0.98),
      ),
      polygon(
        [
          [x + 14, base - 14],
          [x + 14, top + 24],
          [x + 21, top + 24],
          [x + 24, base - 14],
        ],
        marble(0.35),
      ),
      rect(x - 2, top + 18, 28, 7, marble(0.85)),
    );
  }
  b.canvas.add(
    rect(left - 8, top, right - left + 16, 20, marble(0.95)),
    rect(left - 8, top + 13, right - left + 16, 7, marble(0.4)),
    polygon(
      [
        [left - 8, top],
        [left + 150, top - 44],
        [left + 176, top - 44],
        [left + 196, top - 30],
        [left + 240, top - 32],
        [right + 8, top],
      ],
      marble(0.9),
    ),
    path(d`M1046 462V400h10v62zM1064 462V410h9v52zM1084 462V400h10v62z`, marble(0.8)),
    rect(1040, 394, 60, 8, marble(0.9)),
    rect(500, 440, 90, 44, marble(0.7)),
    arch(530, 452, 20, 32, marble(0.1)),
  );
}

function groundTrees(b: Brush): void {
  b.canvas.add(scrub(b, -20, 960, 1680, 110, 0, THING.pine));
  for (const [x, size] of [
    [70, 300],
    [120, 360],
    [1490, 340],
    [1540, 270],
  ] as const) {
    b.canvas.add(cypress(b, { x, y: 985, size }));
  }
  for (const x of [250, 420, 640, 930, 1120, 1320]) b.canvas.add(roundTree(b, { x, y: 1000, size: 150 }));
  b.canvas.add(rect(0, 975, 1600, 30, b.paint(THING.cypress, 0.2)));
}
