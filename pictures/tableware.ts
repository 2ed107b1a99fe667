import type { Brush } from './brush.ts';
import { mix } from './colour.ts';
import { at, circle, d, ellipse, line, path, rect, stroke } from './marks.ts';
import { THING } from './palette.ts';

/** A table seen from above, in the light of a window. */
export function table(b: Brush, cloth: string): void {
  const { canvas } = b;
  canvas.add(
    rect(
      0,
      0,
      1600,
      1000,
      canvas.linear(
        [
          [0, b.paint(cloth, 1)],
          [1, b.paint(cloth, 0.55)],
        ],
        [0, 0],
        [1, 1],
      ),
    ),
  );
  for (let i = 0; i < 26; i++) canvas.add(rect(0, i * 40, 1600, 1.4, b.paint(cloth, 0.2), { opacity: 0.14 }));
  canvas.add(
    circle(
      260,
      120,
      900,
      canvas.radial([
        [0, b.palette.glow, 0.5],
        [0.5, b.palette.glow, 0.12],
        [1, b.palette.glow, 0],
      ]),
    ),
  );
  for (const x of [-160, 340, 840]) canvas.add(path(d`M${x} 0h190l640 1000h-190z`, '#ffffff', { opacity: 0.06 }));
}

export function dish(
  b: Brush,
  x: number,
  y: number,
  r: number,
  china: string = THING.white,
  rim: string = THING.brass,
): string[] {
  return [
    ellipse(x + r * 0.07, y + r * 0.09, r * 1.03, r * 1.02, b.palette.ink, { opacity: 0.26 }),
    circle(x, y, r, b.paint(china, 0.97)),
    circle(x, y, r * 0.965, 'none', { stroke: b.paint(rim, 0.95), 'stroke-width': Math.max(2, r * 0.014) }),
    circle(
      x,
      y,
      r * 0.7,
      b.canvas.linear(
        [
          [0, b.paint(china, 0.72)],
          [1, b.paint(china, 1)],
        ],
        [0, 0],
        [1, 1],
      ),
    ),
    path(d`M${x - r * 0.82} ${y - r * 0.3}A${r * 0.87} ${r * 0.87} 0 0 1 ${x - r * 0.2} ${y - r * 0.84}`, 'none', {
      stroke: '#ffffff',
      'stroke-width': r * 0.035,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.8,
    }),
  ];
}

export function cutlery(b: Brush, x: number, y: number, scale = 1): string[] {
  const metal = (light: number) => b.paint('#d5d3cb', light);
  return [
    at(x - 400, y, scale, [
      rect(-9, -30, 18, 300, metal(0.9), { rx: 9 }),
      path(
        'M-30 -230V-120C-30 -80 -12 -70 -9 -30H9C12 -70 30 -80 30 -120V-230H18V-130H8V-230H-8V-130H-18V-230Z',
        metal(0.95),
      ),
    ]),
    at(x + 400, y, scale, [
      rect(-9, -30, 18, 300, metal(0.75), { rx: 9 }),
      path('M-9 -30V-250C26 -220 30 -120 18 -30Z', metal(0.95)),
    ]),
  ];
}

/** A stemmed glass from above is a circle in a circle. */
export function glassOf(b: Brush, x: number, y: number, r: number, wine: string): string[] {
  return [
    circle(x + 10, y + 14, r, b.palette.ink, { opacity: 0.18 }),
    circle(x, y, r, '#ffffff', { opacity: 0.5 }),
    circle(x, y, r * 0.8, b.paint(wine, 0.9)),
    path(d`M${x - r * 0.6} ${y - r * 0.2}A${r * 0.64} ${r * 0.64} 0 0 1 ${x} ${y - r * 0.62}`, 'none', {
      stroke: '#ffffff',
      'stroke-width': r * 0.1,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.8,
    }),
  ];
}

export function leaf(b: Brush, x: number, y: number, size: number, angle: number, colour: string = THING.leaf): string {
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(angle)}) scale(${Math.round(size * 100) / 100})">${path('M0 -40C26 -20 26 20 0 40C-26 20 -26 -20 0 -40Z', b.paint(colour, 0.85))}${path('M0 -40C26 -20 26 20 0 40Z', b.paint(colour, 0.5))}${stroke('M0 -36V36', mix(b.paint(colour, 1), '#ffffff', 0.3), 2)}</g>`;
}

/** A folded napkin. */
export function napkin(b: Brush, x: number, y: number, colour: string): string[] {
  return [
    path(d`M${x} ${y}h200v420h-200z`, b.palette.ink, { opacity: 0.14, transform: 'translate(10 12)' }),
    path(d`M${x} ${y}h200v420h-200z`, b.paint(colour, 0.95)),
    path(d`M${x + 100} ${y}h100v420h-100z`, b.paint(colour, 0.75)),
    line([x + 14, y], [x + 14, y + 420], b.paint(THING.brass, 0.9), 3),
  ];
}
