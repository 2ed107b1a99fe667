import type { Brush } from './brush.ts';
import { mix } from './colour.ts';
import { d, group, path, rect } from './marks.ts';

export interface WaterOptions {
  horizon: number;
  /** Where the light lies on the water, as a share of the width; nothing = no path of light. */
  lightAt?: number;
  bottom?: number;
}

export function water(b: Brush, { horizon, lightAt, bottom = b.canvas.height }: WaterOptions): void {
  const { canvas, palette } = b;
  const [far, middle, near] = palette.water;
  const gradient = canvas.linear([
    [0, far],
    [0.35, middle],
    [1, near],
  ]);
  canvas.add(rect(0, horizon, canvas.width, bottom - horizon, gradient));
  bands(b, horizon, bottom);
  if (lightAt !== undefined) lightPath(b, horizon, bottom, lightAt * canvas.width);
}

/** Flat swells that grow towards the viewer. */
function bands(b: Brush, horizon: number, bottom: number): void {
  const random = b.random.fork('bands');
  const { canvas, palette } = b;
  const depth = bottom - horizon;
  for (let share = 0.05; share < 1; share += 0.045 + share * 0.07) {
    const y = horizon + depth * share;
    const tone = mix(palette.water[1], share < 0.5 ? palette.water[0] : palette.water[2], Math.abs(share - 0.5) * 1.3);
    const bright = random.chance(0.5);
    const fill = bright ? mix(tone, palette.water[0], 0.5) : mix(tone, palette.water[2], 0.6);
    canvas.add(
      path(swell(random.next() * 6, y, 2 + share * 20, canvas.width), fill, { opacity: bright ? 0.26 : 0.32 }),
    );
  }
}

function swell(phase: number, y: number, thick: number, width: number): string {
  let top = '';
  let under = '';
  const step = 80;
  for (let x = -step; x <= width + step; x += step) {
    const wave = Math.sin(x / 260 + phase) * thick * 0.3 + Math.sin(x / 97 + phase * 2) * thick * 0.12;
    top += d`${top ? 'L' : 'M'}${x} ${y + wave}`;
    const swellUnder = Math.sin(x / 210 + phase * 1.7);
    under = d`L${x} ${y + wave + thick * (0.45 + 0.45 * swellUnder)}${under}`;
  }
  return `${top}${under}Z`;
}

/** Broken light below sun or moon, or below the lights of a town. */
export function lightPath(b: Brush, horizon: number, bottom: number, x: number, strength = 1, spread = 1): void {
  const random = b.random.fork(`light${Math.round(x)}`);
  const depth = bottom - horizon;
  const marks: string[] = [];
  for (let i = 0; i < 95 * strength; i++) {
    const share = random.next() ** 1.35;
    const y = horizon + 4 + share * depth * 0.95;
    const reach = (26 + share * 190) * spread;
    const offset = (random.next() + random.next() - 1) * reach;
    const w = (10 + share * 74) * random.between(0.4, 1) * spread;
    const h = 1.6 + share * 5.5;
    marks.push(glint(x + offset, y, w, h, b.palette.sun, (1 - Math.abs(offset) / reach) * (0.85 - share * 0.45)));
  }
  b.canvas.add(group(marks, { opacity: b.hour === 'day' ? 0.75 : 0.9 }));
}

export function glint(x: number, y: number, w: number, h: number, fill: string, opacity: number): string {
  return path(d`M${x - w} ${y}Q${x} ${y - h} ${x + w} ${y}Q${x} ${y + h} ${x - w} ${y}Z`, fill, { opacity });
}

/** Mirrors marks that stand on the water line, fading with depth and broken by ripples. */
export function reflection(b: Brush, horizon: number, marks: readonly string[], strength = 0.35, stretch = 0.75): void {
  const { canvas, palette } = b;
  const mirrored = group(marks, {
    transform: `translate(0 ${Math.round(horizon * (1 + stretch))}) scale(1 ${-stretch})`,
  });
  const reach = (canvas.height - horizon) * 0.85;
  canvas.add(group([group([mirrored], { opacity: strength })], { mask: canvas.fade(horizon, horizon + reach) }));
  const random = b.random.fork('ripples');
  for (let i = 0; i < 46; i++) {
    const share = random.next();
    const y = horizon + 5 + share * reach;
    canvas.add(
      glint(
        random.between(0, canvas.width),
        y,
        random.between(40, 170) * (0.4 + share),
        1.4 + share * 3,
        palette.water[share < 0.4 ? 0 : 1],
        0.4,
      ),
    );
  }
}
