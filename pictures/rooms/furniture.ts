import type { Brush } from '../brush.ts';
import { at, circle, d, ellipse, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';

const shadow = (b: Brush, w: number) => ellipse(0, 2, w, w * 0.09, b.palette.ink, { opacity: 0.28 });

/** All stand on the origin; x, y is the middle of their foot. */
export function laidTable(b: Brush, x: number, y: number, scale: number, cloth: string = THING.white): string {
  const plate = (px: number) => [
    ellipse(px, -166, 46, 9, b.paint(THING.white, 1)),
    ellipse(px, -167, 30, 5, b.paint(THING.brass, 0.9)),
  ];
  const goblet = (px: number) => [
    path(d`M${px - 12} -214q2 28 12 30q10 -2 12 -30z`, '#ffffff', { opacity: 0.7 }),
    path(d`M${px - 11} -202q3 16 11 18q8 -2 11 -18z`, b.paint(THING.wine, 0.9)),
    line([px, -184], [px, -168], '#ffffff', 3, { opacity: 0.7 }),
  ];
  return at(x, y, scale, [
    shadow(b, 170),
    path('M-170 -164L-190 -20Q-140 0 -120 -16Q-60 4 0 -12Q60 4 120 -16Q140 0 190 -20L170 -164Z', b.paint(cloth, 0.8)),
    path('M40 -164L60 -10Q90 0 120 -16Q140 0 190 -20L170 -164Z', b.paint(cloth, 0.5)),
    ellipse(0, -164, 170, 26, b.paint(cloth, 1)),
    ...plate(-96),
    ...plate(96),
    ...goblet(-36),
    ...goblet(44),
    circle(0, -200, 70, b.canvas.glow('#ffd58a', b.hour === 'day' ? 0.15 : 0.6)),
    rect(-5, -204, 10, 38, b.paint(THING.linen, 1)),
    path('M0 -226C8 -214 6 -206 0 -204C-6 -206 -8 -214 0 -226Z', '#ffe9b0'),
  ]);
}

export function chair(b: Brush, x: number, y: number, scale: number, colour: string, flip = false): string {
  return at(
    x,
    y,
    scale,
    [
      shadow(b, 70),
      line([-44, -90], [-54, 0], b.paint(THING.walnut, 0.6), 9),
      line([40, -90], [50, 0], b.paint(THING.walnut, 0.6), 9),
      rect(-60, -112, 120, 30, b.paint(colour, 0.95), { rx: 14 }),
      path(
        'M-64 -250C-70 -190 -60 -130 -56 -96H-34C-40 -140 -44 -200 -40 -254Q-54 -266 -64 -250Z',
        b.paint(colour, 0.7),
      ),
      rect(-60, -92, 120, 12, b.paint(colour, 0.4), { rx: 6 }),
    ],
    flip,
  );
}

export function armchair(b: Brush, x: number, y: number, scale: number, colour: string): string {
  return at(x, y, scale, [
    shadow(b, 140),
    ...[-90, 90].map((lx) => line([lx, -30], [lx * 1.08, 0], b.paint(THING.walnut, 0.6), 12)),
    path('M-100 -60V-220C-100 -270 -60 -290 0 -290C60 -290 100 -270 100 -220V-60Z', b.paint(colour, 0.8)),
    path('M30 -288C74 -282 100 -262 100 -220V-60H30Z', b.paint(colour, 0.5)),
    rect(-92, -130, 184, 80, b.paint(colour, 1), { rx: 26 }),
    rect(-140, -180, 58, 150, b.paint(colour, 0.92), { rx: 26 }),
    rect(82, -180, 58, 150, b.paint(colour, 0.55), { rx: 26 }),
    rect(-60, -220, 110, 84, b.paint(THING.brass, 0.9), { rx: 20, transform: 'rotate(-8)' }),
  ]);
}

export function sofa(b: Brush, x: number, y: number, scale: number, colour: string): string {
  return at(x, y, scale, [
    shadow(b, 290),
    ...[-230, 230].map((lx) => line([lx, -30], [lx, 0], b.paint(THING.walnut, 0.6), 14)),
    rect(-250, -220, 500, 180, b.paint(colour, 0.75), { rx: 40 }),
    rect(-240, -130, 236, 90, b.paint(colour, 1), { rx: 26 }),
    rect(4, -130, 236, 90, b.paint(colour, 0.9), { rx: 26 }),
    rect(-290, -170, 66, 142, b.paint(colour, 0.95), { rx: 30 }),
    rect(224, -170, 66, 142, b.paint(colour, 0.5), { rx: 30 }),
    rect(-200, -200, 100, 84, b.paint(THING.brass, 0.95), { rx: 20, transform: 'rotate(-9 -150 -160)' }),
    rect(90, -200, 100, 84, b.paint(THING.glass, 0.9), { rx: 20, transform: 'rotate(8 140 -160)' }),
  ]);
}

export function plant(b: Brush, x: number, y: number, scale: number): string {
  const leaves = [-70, -46, -24, 0, 22, 46, 72].map((turn, i) =>
    path(
      'M0 0C36 -70 36 -150 0 -230C-36 -150 -36 -70 0 0Z',
      b.paint(i % 2 ? THING.pine : THING.leaf, 0.5 + (i % 3) * 0.2),
      { transform: `translate(0 -100) rotate(${turn}) scale(${0.9 - Math.abs(turn) / 260})` },
    ),
  );
  return at(x, y, scale, [
    shadow(b, 80),
    ...leaves,
    path('M-66 -110H66L50 0H-50Z', b.paint(THING.terracotta, 0.95)),
    path('M14 -110H66L50 0H20Z', b.paint(THING.terracotta, 0.5)),
    rect(-74, -124, 148, 22, b.paint(THING.terracotta, 0.85), { rx: 8 }),
  ]);
}

export function stool(b: Brush, x: number, y: number, scale: number, colour: string): string {
  return at(x, y, scale, [
    shadow(b, 60),
    line([0, -190], [0, -6], b.paint(THING.brass, 0.9), 10),
    ellipse(0, -4, 52, 8, b.paint(THING.brass, 0.8)),
    ellipse(0, -74, 40, 7, 'none', { stroke: b.paint(THING.brass, 0.8), 'stroke-width': 6 }),
    rect(-62, -220, 124, 36, b.paint(colour, 0.95), { rx: 18 }),
    rect(10, -220, 52, 36, b.paint(colour, 0.5), { rx: 18 }),
  ]);
}

export function bottles(b: Brush, x: number, y: number, w: number, name: string): string[] {
  const random = b.random.fork(name);
  const marks: string[] = [];
  for (let bx = x; bx < x + w - 16; ) {
    const [bw, bh] = [random.between(16, 30), random.between(64, 118)];
    const colour = b.paint(
      random.pick([THING.pine, THING.ochre, THING.wine, THING.glass, THING.honey, THING.aqua, THING.linen]),
      random.between(0.6, 1),
    );
    marks.push(
      path(
        d`M${bx} ${y}v${-bh * 0.58}q0 ${-bh * 0.1} ${bw * 0.32} ${-bh * 0.16}v${-bh * 0.26}h${bw * 0.36}v${bh * 0.26}q${bw * 0.32} ${bh * 0.06} ${bw * 0.32} ${bh * 0.16}v${bh * 0.58}z`,
        colour,
      ),
      rect(bx + 2, y - bh * 0.42, bw - 4, bh * 0.2, '#fff3d6', { opacity: 0.6 }),
      rect(bx + 3, y - bh * 0.56, 3, bh * 0.5, '#ffffff', { opacity: 0.3 }),
    );
    bx += bw + random.between(4, 12);
  }
  return marks;
}

export function counter(
  b: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  wood: string,
  top: string = THING.brass,
): string[] {
  const panels = Math.round(w / 150);
  return [
    ellipse(x + w / 2, y + h, w * 0.52, 18, b.palette.ink, { opacity: 0.25 }),
    rect(x, y, w, h, b.canvas.blend(b.paint(wood, 0.9), b.paint(wood, 0.45))),
    ...Array.from({ length: panels }, (_, i) =>
      rect(x + 16 + (i * (w - 16)) / panels, y + 40, (w - 16) / panels - 16, h - 66, b.paint(wood, 0.3), {
        rx: 8,
        opacity: 0.5,
      }),
    ),
    rect(x - 20, y - 22, w + 40, 30, b.paint(top, 1), { rx: 10 }),
    rect(x - 20, y, w + 40, 8, b.paint(top, 0.5)),
  ];
}

export function lounger(b: Brush, x: number, y: number, scale: number, cloth: string, flip = false): string {
  return at(
    x,
    y,
    scale,
    [
      shadow(b, 150),
      ...[-110, 20, 110].map((lx) => line([lx, -46], [lx, 0], b.paint(THING.wood, 0.7), 9)),
      rect(-150, -66, 240, 26, b.paint(cloth, 0.95), { rx: 12 }),
      polygon(
        [
          [80, -66],
          [190, -170],
          [212, -152],
          [104, -40],
        ],
        b.paint(cloth, 0.85),
      ),
      rect(-150, -46, 270, 10, b.paint(THING.wood, 0.9), { rx: 5 }),
      rect(150, -166, 54, 26, b.paint(THING.coral, 0.95), { rx: 12, transform: 'rotate(-42 177 -153)' }),
    ],
    flip,
  );
}

export function frame(b: Brush, x: number, y: number, w: number, h: number, art: 'sea' | 'chart' | 'sun'): string[] {
  const inside = {
    sea: [
      rect(x, y, w, h, b.paint(THING.glass, 0.9)),
      path(
        d`M${x} ${y + h * 0.6}q${w * 0.25} ${-h * 0.16} ${w * 0.5} 0t${w * 0.5} 0V${y + h}H${x}z`,
        b.paint(THING.navy, 0.8),
      ),
    ],
    chart: [
      rect(x, y, w, h, b.paint('#efe0bd', 0.95)),
      path(
        d`M${x} ${y + h * 0.2}c${w * 0.4} ${h * 0.1} ${w * 0.2} ${h * 0.5} ${w * 0.5} ${h * 0.6}l${-w * 0.5} ${h * 0.2}z`,
        b.paint(THING.olive, 0.7),
        { opacity: 0.6 },
      ),
      stroke(
        d`M${x + w * 0.3} ${y + h * 0.8}q${w * 0.3} ${-h * 0.1} ${w * 0.5} ${-h * 0.5}`,
        b.paint(THING.wine, 0.9),
        3,
        { 'stroke-dasharray': '3 7' },
      ),
    ],
    sun: [
      rect(x, y, w, h, b.paint(THING.coral, 0.85)),
      circle(x + w * 0.5, y + h * 0.5, Math.min(w, h) * 0.26, b.paint(THING.cream, 1)),
    ],
  }[art];
  return [
    rect(x - 14, y - 14, w + 28, h + 28, b.paint(THING.brass, 0.9), { rx: 4 }),
    rect(x - 6, y - 6, w + 12, h + 12, b.paint(THING.walnut, 0.7)),
    ...inside,
  ];
}
