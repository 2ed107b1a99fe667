import type { Brush, Scene } from '../brush.ts';
import { circle, d, ellipse, path, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { roundTree } from '../plants.ts';
import { sky } from '../sky.ts';
import { arch } from '../town.ts';

export const COURTS: Record<string, Scene> = { courtyard };

/** A Spanish patio: arcade, well, orange trees. */
function courtyard(b: Brush): void {
  sky(b, { horizon: 620, sun: { x: 0.5, y: 0.2 }, clouds: 2 });
  const wall = (light: number) => b.paint(THING.cream, light);
  b.canvas.add(
    rect(0, 150, 1600, 620, wall(0.9)),
    rect(0, 130, 1600, 30, b.paint(THING.terracotta, 0.8)),
    rect(0, 770, 1600, 240, b.canvas.blend(b.paint(THING.sand, 0.85), b.paint(THING.stone, 0.6))),
  );
  for (let i = 0; i < 5; i++) {
    const x = 60 + i * 310;
    b.canvas.add(
      arch(x, 410, 250, 370, b.paint(THING.navy, 0.35)),
      arch(x + 60, 480, 190, 300, b.paint(THING.navy, 0.6)),
      rect(x - 42, 560, 26, 220, wall(1)),
      rect(x - 26, 560, 10, 220, wall(0.4)),
      rect(x - 52, 545, 46, 18, wall(0.8)),
    );
    b.canvas.add(arch(x + 70, 200, 110, 150, b.paint(THING.teal, 0.55)), rect(x + 56, 346, 138, 14, wall(0.5)));
  }
  b.canvas.add(
    ellipse(800, 880, 190, 34, b.palette.ink, { opacity: 0.25 }),
    path('M640 800H960L930 890Q800 920 670 890Z', b.paint(THING.stone, 0.8)),
    path('M840 800H960L930 890Q890 906 840 908Z', b.paint(THING.stone, 0.35)),
    ellipse(800, 800, 160, 26, b.paint(THING.aqua, 0.9)),
    stroke('M800 800V700M800 700Q760 690 740 790M800 700Q840 690 860 790', '#f4fbf8', 5, { opacity: 0.75 }),
  );
  for (const [x, size] of [
    [260, 360],
    [1340, 380],
  ] as const) {
    b.canvas.add(roundTree(b, { x, y: 900, size, colour: THING.pine }));
    const random = b.random.fork(`fruit${x}`);
    for (let i = 0; i < 16; i++)
      b.canvas.add(
        circle(
          x + random.between(-100, 90),
          900 - size * 0.66 + random.between(-80, 80),
          10,
          b.paint('#e8913a', random.between(0.7, 1)),
        ),
      );
    b.canvas.add(path(d`M${x - 70} 880h140l-18 80h-104z`, b.paint(THING.terracotta, 0.8)));
  }
}
