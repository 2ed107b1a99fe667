import { fishingBoat, sailingBoat } from '../boats.ts';
import type { Brush } from '../brush.ts';
import { hills, ridge } from '../land.ts';
import { d, line, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { scrub } from '../plants.ts';
import { birds, mist, sky } from '../sky.ts';
import { battlement, hillTown, tower } from '../town.ts';
import { reflection, water } from '../water.ts';

const HORIZON = 690;

export function lisbon(b: Brush): void {
  sky(b, { horizon: HORIZON, sun: { x: 0.28, y: 0.5 }, clouds: 5 });
  hills(b, ridge(b.random.fork('far'), HORIZON, 90), HORIZON, '#5c8a8c', 0.72);
  bridge(b);
  mist(b, HORIZON, 120, 0.5);
  const shore = [...alfama(b), ...riverside(b)];
  b.canvas.add(...shore);
  water(b, { horizon: HORIZON, lightAt: 0.28 });
  reflection(b, HORIZON, shore, 0.3);
  birds(b, 640, 280, 6);
  b.canvas.add(
    sailingBoat(b, 470, 792, 1.25),
    sailingBoat(b, 660, 724, 0.5, 0.3),
    fishingBoat(b, 1130, 860, 1.3, THING.terracotta),
  );
}

/** The red bridge over the Tagus. */
function bridge(b: Brush): void {
  const red = b.paint(THING.brick, 0.8, 0.34);
  const dark = b.paint(THING.brick, 0.3, 0.34);
  const deck = HORIZON - 78;
  const top = HORIZON - 240;
  b.canvas.add(rect(-20, deck, 1100, 8, red), rect(-20, deck + 8, 1100, 4, dark));
  for (const x of [150, 560]) {
    b.canvas.add(rect(x - 9, top, 6, 244, red), rect(x + 5, top, 6, 244, dark));
    for (let y = top + 14; y < HORIZON - 20; y += 46) {
      b.canvas.add(line([x - 8, y], [x + 8, y + 30], dark, 2), line([x + 8, y], [x - 8, y + 30], dark, 2));
    }
    b.canvas.add(rect(x - 18, HORIZON - 22, 38, 26, b.paint(THING.stone, 0.6, 0.36)));
  }
  b.canvas.add(
    stroke(
      d`M-160 ${deck - 10}Q-10 ${top + 170} 150 ${top}Q355 ${deck + 74} 560 ${top}Q780 ${top + 170} 1000 ${deck}`,
      red,
      3,
    ),
  );
  for (let x = 170; x < 550; x += 20) {
    const t = (x - 150) / 410;
    const y = top * (1 - t) ** 2 + 2 * (deck + 74) * t * (1 - t) + top * t ** 2;
    b.canvas.add(line([x, y], [x, deck], red, 1.2, { opacity: 0.7 }));
  }
}

/** The castle hill with its stacked houses. */
function alfama(b: Brush): string[] {
  const crest = (x: number) =>
    HORIZON - 40 - 236 * Math.exp(-(((x - 1230) / 300) ** 2)) - 150 * Math.exp(-(((x - 1600) / 210) ** 2));
  const style = {
    walls: [THING.cream, THING.white, THING.rose, THING.sand, THING.white, THING.cream, THING.ochre, THING.linen],
    roof: THING.terracotta,
    roofs: 'hip' as const,
    distance: 0.08,
    size: 50,
  };
  const [lit, dim] = [b.paint(THING.honey, 0.85, 0.22), b.paint(THING.honey, 0.3, 0.22)];
  return [
    scrub(b, 1040, HORIZON - 316, 400, 70, 0.26, THING.pine),
    battlement(1090, HORIZON - 402, 290, 100, 12, lit),
    battlement(1110, HORIZON - 446, 56, 140, 10, lit),
    battlement(1210, HORIZON - 430, 48, 120, 10, lit),
    battlement(1300, HORIZON - 456, 66, 150, 11, lit),
    rect(1142, HORIZON - 446, 24, 136, dim),
    rect(1238, HORIZON - 430, 20, 116, dim),
    rect(1336, HORIZON - 456, 30, 146, dim),
    scrub(b, 1020, HORIZON - 296, 430, 56, 0.18, THING.pine),
    ...hillTown(b, { line: crest, base: () => HORIZON - 8, from: 800, to: 1620, rows: 8 }, style),
    scrub(b, 1120, HORIZON - 168, 90, 26, 0.1, THING.pine),
    scrub(b, 1420, HORIZON - 120, 120, 28, 0.1, THING.pine),
  ];
}

/** The quay with a white twin-towered church. */
function riverside(b: Brush): string[] {
  const church = (x: number) =>
    tower(b, {
      x,
      base: HORIZON - 20,
      w: 36,
      h: 150,
      wall: THING.white,
      top: 'dome',
      roof: THING.white,
      distance: 0.04,
    });
  return [
    rect(946, HORIZON - 130, 92, 130, b.paint(THING.white, 0.85, 0.05)),
    ...church(940),
    ...church(1042),
    rect(760, HORIZON - 16, 860, 20, b.paint(THING.stone, 0.62, 0.08)),
    rect(760, HORIZON - 4, 860, 8, b.paint(THING.stone, 0.2, 0.08)),
  ];
}
