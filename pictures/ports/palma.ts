import { sailingBoat } from '../boats.ts';
import type { Brush } from '../brush.ts';
import { ranges } from '../land.ts';
import { circle, path, polygon, rect } from '../marks.ts';
import { THING } from '../palette.ts';
import { palm } from '../plants.ts';
import { birds, mist, sky } from '../sky.ts';
import { arch, hillTown } from '../town.ts';
import { reflection, water } from '../water.ts';

const HORIZON = 700;

export function palma(b: Brush): void {
  sky(b, { horizon: HORIZON, sun: { x: 0.2, y: 0.42 }, clouds: 4 });
  ranges(b, HORIZON, { count: 3, height: 210, colour: '#5b8490' });
  mist(b, HORIZON, 170, 0.7);
  const style = {
    walls: [THING.cream, THING.sand, THING.honey, THING.linen],
    roof: THING.terracotta,
    roofs: 'hip' as const,
    distance: 0.16,
    size: 50,
  };
  const city = hillTown(
    b,
    { line: () => HORIZON - 110, base: () => HORIZON - 40, from: -20, to: 1630, rows: 3 },
    style,
  );
  const shore = [...city, ...cathedral(b), ...seaWall(b)];
  b.canvas.add(...shore);
  water(b, { horizon: HORIZON, lightAt: 0.2 });
  reflection(b, HORIZON, shore, 0.36);
  b.canvas.add(sailingBoat(b, 260, 800, 1.1), sailingBoat(b, 1390, 760, 0.7, 0.1));
  birds(b, 480, 260, 5);
}

/** La Seu: a long nave on buttresses, seen from the bay. */
function cathedral(b: Brush): string[] {
  const base = HORIZON - 60;
  const paint = (light: number) => b.paint(THING.honey, light, 0.05);
  const marks = [
    rect(560, base - 250, 560, 260, paint(0.55)),
    rect(620, base - 310, 440, 80, paint(0.7)),
    polygon(
      [
        [610, base - 308],
        [640, base - 334],
        [1040, base - 334],
        [1070, base - 308],
      ],
      b.paint(THING.ochre, 0.5, 0.08),
    ),
  ];
  for (let i = 0; i < 9; i++) {
    const x = 572 + i * 64;
    marks.push(
      arch(x + 20, base - 200, 28, 110, paint(0.05)),
      rect(x - 12, base - 282, 24, 292, paint(0.98)),
      rect(x + 4, base - 282, 8, 292, paint(0.3)),
      polygon(
        [
          [x - 14, base - 280],
          [x, base - 342],
          [x + 14, base - 280],
        ],
        paint(0.9),
      ),
      polygon(
        [
          [x + 3, base - 280],
          [x, base - 342],
          [x + 14, base - 280],
        ],
        paint(0.35),
      ),
    );
  }
  for (const x of [540, 1132]) {
    marks.push(
      rect(x - 34, base - 360, 68, 370, paint(0.95)),
      rect(x + 8, base - 360, 26, 370, paint(0.3)),
      polygon(
        [
          [x - 38, base - 358],
          [x, base - 440],
          [x + 38, base - 358],
        ],
        paint(0.85),
      ),
      polygon(
        [
          [x + 8, base - 358],
          [x, base - 440],
          [x + 38, base - 358],
        ],
        paint(0.35),
      ),
      arch(x - 22, base - 320, 26, 70, paint(0.05)),
    );
  }
  marks.push(
    rect(1166, base - 260, 90, 270, paint(0.9)),
    rect(1216, base - 260, 40, 270, paint(0.3)),
    circle(840, base - 262, 30, paint(0.15)),
    circle(840, base - 262, 22, b.palette.lampsLit > 2 ? b.palette.lamp : b.paint(THING.glass, 0.8)),
  );
  return marks;
}

function seaWall(b: Brush): string[] {
  const paint = (light: number) => b.paint(THING.sand, light, 0.02);
  const palms = [110, 210, 330, 450, 1290, 1380, 1480, 1570];
  return [
    path('M-10 702V640L300 634L300 612H1300V634L1610 640V702Z', paint(0.8)),
    rect(300, 612, 1000, 8, paint(1)),
    rect(-10, 684, 1620, 20, paint(0.3)),
    ...[400, 520, 640, 760, 880, 1000, 1120, 1230].map((x) => arch(x, 636, 34, 48, paint(0.25))),
    ...palms.map((x, i) => palm(b, { x, y: 652, size: 150 + ((i * 53) % 60) })),
  ];
}
