import { type Brush, lamplit, type Scene } from '../brush.ts';
import { mix } from '../colour.ts';
import { openSea, planks, railing } from '../decks/open-deck.ts';
import { at, circle, d, ellipse, group, line, path, rect } from '../marks.ts';
import { THING } from '../palette.ts';
import { cloud, sky } from '../sky.ts';
import { glint, water } from '../water.ts';

/** What is drawn around the origin, about 600 wide and high. */
type Draw = (b: Brush) => string[];

const MIDDLE = 800;
const SIZE = 1.12;
/** Where a table begins before the wall, and where things stand on it. */
const EDGE = 690;
const STAND = 850;

/** After dark a thing has its lamp, and what is around it lies in the shade. */
export const indoors = (b: Brush) => (b.hour === 'night' ? lamplit(b) : b);

/** On a table before a wall; `foot` is how far down the drawing reaches. */
export function standing(draw: Draw, { foot, wall = THING.glass, width = 300 }: Standing): Scene {
  return (b) => {
    wallOf(b, wall);
    windowLight(b, { x: 420, y: 60, w: 720, h: 560, lean: 150 });
    tableTop(b);
    b.canvas.add(
      ellipse(MIDDLE + 70, STAND + 4, width * 1.34, 44, b.canvas.glow(b.palette.ink, 0.6)),
      ellipse(MIDDLE, STAND, width, 16, b.palette.ink, { opacity: 0.3 }),
      at(MIDDLE, STAND - foot * SIZE, SIZE, draw(indoors(b))),
    );
  };
}

interface Standing {
  foot: number;
  wall?: string;
  /** Half the width of what touches the table. */
  width?: number;
}

/** On a wall of boards, with the shadow that the light from the left throws. */
export function hanging(draw: Draw, options: { wall?: string; shadow?: number } = {}): Scene {
  const { wall = THING.sand, shadow = 280 } = options;
  return (b) => {
    wallOf(b, wall);
    for (let x = 60; x < 1600; x += 185)
      b.canvas.add(
        rect(x, 0, 3, 1000, b.paint(wall, 0.1), { opacity: 0.3 }),
        rect(x + 3, 0, 2, 1000, b.paint(wall, 1), { opacity: 0.35 }),
      );
    windowLight(b, { x: 330, y: 90, w: 900, h: 760, lean: 190 });
    b.canvas.add(
      ...(shadow ? [circle(MIDDLE + 66, 566, shadow * SIZE * 1.24, b.canvas.glow(b.palette.ink, 0.62))] : []),
      at(MIDDLE, 500, SIZE, draw(indoors(b))),
    );
  };
}

/** Lying on a table, seen from above. */
export function lying(draw: Draw, options: { cloth?: string; shadow?: readonly [number, number] } = {}): Scene {
  const { cloth = THING.wood, shadow = [300, 210] } = options;
  return (b) => {
    const { canvas } = b;
    const corners = [[0, 0] as const, [1, 1] as const] as const;
    const top = canvas.linear(
      [
        [0, b.paint(cloth, 0.95)],
        [1, b.paint(cloth, 0.5)],
      ],
      ...corners,
    );
    canvas.add(rect(0, 0, 1600, 1000, top));
    if (cloth === THING.wood || cloth === THING.walnut) boards(b, cloth);
    windowLight(b, { x: 180, y: -60, w: 1000, h: 980, lean: 330 });
    canvas.add(
      ellipse(MIDDLE + 34, 546, shadow[0] * 1.5, shadow[1] * 1.56, canvas.glow(b.palette.ink, 0.75)),
      at(MIDDLE, 500, SIZE, draw(indoors(b))),
    );
  };
}

/** Out on the open deck. */
export function onDeck(draw: Draw, { foot }: { foot: number }): Scene {
  return (b) => {
    openSea(b, 520, 0.2);
    planks(b, 730);
    railing(b, 590, 740);
    b.canvas.add(
      ellipse(MIDDLE + 60, 872, 400, 34, b.canvas.glow(b.palette.ink, 0.6)),
      at(MIDDLE, 866 - foot * SIZE, SIZE, draw(b)),
    );
  };
}

/** Upon the water, with what the ripples leave of its reflection. */
export function afloat(draw: Draw, { line: y, scale = SIZE }: { line: number; scale?: number }): Scene {
  return (b) => {
    const horizon = 400;
    sky(b, { horizon, sun: { x: 0.2, y: 0.6 }, clouds: 4 });
    water(b, { horizon, lightAt: 0.2 });
    const marks = draw(b);
    const mirrored = group(marks, { transform: `translate(0 ${y * 1.8}) scale(1 -0.8)`, opacity: 0.28 });
    b.canvas.add(at(MIDDLE, 720 - y * scale, scale, [mirrored, ...marks]));
    const random = b.random.fork('ripples');
    for (let i = 0; i < 26; i++) {
      const share = random.next();
      const x = MIDDLE + random.between(-420, 420) * (1.1 - share * 0.4);
      b.canvas.add(
        glint(x, 716 + share * 210, 50 + share * 110, 3 + share * 4, b.palette.water[share < 0.5 ? 0 : 1], 0.5),
      );
    }
  };
}

/** Below the surface, with the light coming down in shafts. */
export function sunken(draw: Draw): Scene {
  return (b) => {
    const { canvas, palette } = b;
    canvas.add(rect(0, 0, 1600, 1000, canvas.blend(mix(palette.water[1], palette.water[0], 0.35), palette.water[2])));
    for (const [x, w] of [
      [120, 150],
      [430, 90],
      [640, 220],
      [1010, 120],
      [1290, 190],
    ] as const)
      canvas.add(path(d`M${x} -10h${w}l${w * 0.9 - 260} 1020h${-w * 2.2}z`, fading(b, 0.26)));
    const random = b.random.fork('sand');
    canvas.add(
      path('M-20 1010V930C240 880 460 950 760 910C1080 868 1300 930 1620 890V1010Z', b.paint(THING.sand, 0.4, 0.1)),
      ellipse(900, 900, 330, 26, canvas.glow(palette.ink, 0.5)),
      ...Array.from({ length: 22 }, () =>
        circle(random.between(200, 1400), random.between(80, 800), random.between(2, 7), '#ffffff', { opacity: 0.3 }),
      ),
      at(MIDDLE, 470, SIZE, draw(b)),
    );
  };
}

/** High up in the open air. */
export function aloft(draw: Draw, { foot }: { foot?: number } = {}): Scene {
  return (b) => {
    sky(b, { horizon: 1000, sun: false, clouds: 0 });
    b.canvas.add(circle(430, 330, 760, b.canvas.glow(b.palette.glow, 0.6)));
    const random = b.random.fork('heap');
    for (const [x, y, w] of [
      [-120, 300, 520],
      [1130, 240, 420],
      [-260, 860, 900],
      [760, 900, 1000],
      [240, 970, 1100],
    ] as const)
      cloud(b, x, y, w, 0.8, random.fork(String(x)));
    b.canvas.add(at(MIDDLE, foot === undefined ? 480 : 1010 - foot * SIZE, SIZE, draw(b)));
  };
}

function wallOf(b: Brush, colour: string): void {
  const { canvas } = b;
  canvas.add(rect(0, 0, 1600, 1000, canvas.blend(b.paint(colour, 0.5), b.paint(colour, 0.86))));
}

export function tableTop(b: Brush): void {
  const { canvas } = b;
  const wood = (light: number) => b.paint(THING.wood, light);
  canvas.add(
    rect(0, EDGE - 60, 1600, 62, fading(b, 0.3, b.palette.ink, true)),
    rect(0, EDGE, 1600, 1010 - EDGE, canvas.blend(wood(1), wood(0.5))),
    rect(0, EDGE, 1600, 5, mix(wood(1), '#ffffff', 0.35)),
  );
  for (const y of [742, 812, 904])
    canvas.add(line([0, y], [1600, y], b.paint(THING.walnut, 0.5), 1 + (y - EDGE) / 90, { opacity: 0.35 }));
  canvas.add(path('M560 690H1180L1420 1010H520Z', b.palette.light, { opacity: b.hour === 'night' ? 0.06 : 0.16 }));
}

function boards(b: Brush, wood: string): void {
  for (let y = 120; y < 1000; y += 182)
    b.canvas.add(
      rect(0, y, 1600, 4, b.paint(wood, 0), { opacity: 0.5 }),
      rect(0, y + 4, 1600, 2, b.paint(wood, 1), { opacity: 0.4 }),
    );
}

/** What a window throws upon wall and table: four leaning panes, and the pool of a lamp after dark. */
function windowLight(
  b: Brush,
  { x, y, w, h, lean }: { x: number; y: number; w: number; h: number; lean: number },
): void {
  const { canvas } = b;
  if (b.hour === 'night') {
    canvas.add(circle(x + w / 2, y + h * 0.5, 900, canvas.glow(b.palette.lamp, 0.42)));
    return;
  }
  canvas.add(circle(x + w * 0.3, y + h * 0.2, 900, canvas.glow(b.palette.glow, 0.45)));
  const bar = 0.03;
  for (const [u0, u1] of [
    [0, 0.5 - bar],
    [0.5 + bar, 1],
  ] as const)
    for (const [v0, v1] of [
      [0, 0.5 - bar],
      [0.5 + bar, 1],
    ] as const) {
      const corner = (u: number, v: number) => d`${x + u * w + v * lean} ${y + v * h + u * lean * 0.16}`;
      canvas.add(
        path(`M${corner(u0, v0)}L${corner(u1, v0)}L${corner(u1, v1)}L${corner(u0, v1)}Z`, b.palette.sun, {
          opacity: b.hour === 'day' ? 0.3 : 0.24,
        }),
      );
    }
}

function fading(b: Brush, opacity: number, colour = '#ffffff', upwards = false): string {
  const [above, below] = upwards ? [0, opacity] : [opacity, 0];
  return b.canvas.linear([
    [0, colour, above],
    [1, colour, below],
  ]);
}
