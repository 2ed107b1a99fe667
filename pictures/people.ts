import type { Brush } from './brush.ts';
import { at, circle, d, ellipse, path, stroke } from './marks.ts';

/** Who stands before the camera: invented people, drawn as such. */
export const CAST = {
  mother: { skin: '#e8b795', hair: '#8a5a34', cut: 'long', wear: '#c8553d', size: 1 },
  father: { skin: '#deaa86', hair: '#4a3b30', cut: 'short', wear: '#2f5d73', size: 1.08 },
  daughter: { skin: '#ecbd9c', hair: '#a9713f', cut: 'tails', wear: '#e3b23c', size: 0.74 },
  toddler: { skin: '#f0c6a8', hair: '#c99a5e', cut: 'short', wear: '#7fb069', size: 0.52 },
  grandmother: { skin: '#e6b698', hair: '#e9e4dc', cut: 'bob', wear: '#6d597a', size: 0.96 },
  grandfather: { skin: '#dca98a', hair: '#d8d2c8', cut: 'bald', wear: '#355070', size: 1.04 },
  traveller: { skin: '#a9714b', hair: '#231b18', cut: 'bob', wear: '#1b998b', size: 1 },
} as const;
export type Person = keyof typeof CAST;
type Look = (typeof CAST)[Person];

const OUTLINE = '#2b2320';
/** How far the head sits down on the shoulders. */
const CHIN = 62;

function hairBehind({ cut, hair }: Look, tone: (colour: string) => string): string[] {
  if (cut === 'long') return [path(d`M-86 -250C-110 -60 -104 0 -78 30L78 30C104 0 110 -60 86 -250Z`, tone(hair))];
  if (cut === 'bob') return [ellipse(0, -218, 92, 96, tone(hair))];
  if (cut === 'tails') return [-1, 1].map((side) => ellipse(side * 96, -190, 26, 62, tone(hair)));
  return [];
}

function hairBefore({ cut, hair }: Look, tone: (colour: string) => string): string[] {
  if (cut === 'bald') {
    return [-1, 1].map((side) => ellipse(side * 74, -214, 14, 34, tone(hair)));
  }
  const fringe = cut === 'short' ? -262 : -236;
  return [
    path(d`M-80 -214C-92 -330 92 -330 80 -214C64 ${fringe} 20 -268 -20 -262C-52 -258 -70 -240 -80 -214Z`, tone(hair)),
  ];
}

/** Head and shoulders around a neck at the origin, for an adult. */
function bust(look: Look, tone: (colour: string, light?: number) => string): string[] {
  return [
    at(0, CHIN, 1, hairBehind(look, tone)),
    path(d`M-210 420C-206 150 -170 40 -70 6L70 6C170 40 206 150 210 420Z`, tone(look.wear)),
    path(d`M-210 420C-206 150 -170 40 -70 6L-40 4C-110 60 -150 200 -150 420Z`, tone(look.wear, 0.72)),
    path(d`M-42 -80L-46 10C-20 44 20 44 46 10L42 -80Z`, tone(look.skin, 0.78)),
    at(0, CHIN, 1, face(look, tone)),
  ];
}

function face(look: Look, tone: (colour: string, light?: number) => string): string[] {
  const dark = tone(OUTLINE);
  return [
    ellipse(0, -206, 76, 96, tone(look.skin)),
    ...[-1, 1].map((side) => ellipse(side * 76, -200, 13, 20, tone(look.skin, 0.86))),
    ...hairBefore(look, tone),
    ...[-1, 1].map((side) => ellipse(side * 29, -206, 7, 9, dark)),
    ...[-1, 1].map((side) => stroke(d`M${side * 18} -228Q${side * 30} -236 ${side * 43} -228`, dark, 5)),
    stroke(d`M0 -200Q8 -178 -3 -174`, tone(look.skin, 0.55), 5),
    ...[-1, 1].map((side) => circle(side * 44, -170, 15, tone('#d9705f'), { opacity: 0.28 })),
    path(d`M-30 -152Q0 -116 30 -152Q0 -140 -30 -152Z`, '#fffaf2'),
    stroke(d`M-32 -153Q0 -114 32 -153`, tone('#8f3b34'), 5),
    ...(look.cut === 'bald' ? glasses(dark) : []),
  ];
}

function glasses(dark: string): string[] {
  const rim = { 'fill-opacity': 0, stroke: dark, 'stroke-width': 5 };
  return [...[-1, 1].map((side) => circle(side * 30, -206, 22, dark, rim)), stroke('M-8 -208Q0 -214 8 -208', dark, 5)];
}

/** A group before whatever was painted, the tallest in the middle of it and all of them close. */
export function portrait(b: Brush, people: readonly Person[]): void {
  const scale = people.length > 3 ? 0.92 : people.length > 1 ? 1.06 : 1.25;
  const step = 300 * scale;
  const left = 800 - ((people.length - 1) * step) / 2;
  for (const [index, name] of people.entries()) {
    const look = CAST[name];
    const x = left + index * step + b.random.between(-16, 16);
    const y = 1000 - 330 * look.size * scale + b.random.between(-8, 8);
    const tone = (colour: string, light = 0.96) => b.paint(colour, light);
    b.canvas.add(at(x, y, look.size * scale, bust(look, tone), b.random.next() < 0.5));
  }
}
