import { Canvas } from './canvas.ts';
import { mix, under } from './colour.ts';
import type { Hour, Palette } from './palette.ts';
import { type Random, seeded } from './random.ts';

/** What every scene paints with. */
export interface Brush {
  canvas: Canvas;
  palette: Palette;
  hour: Hour;
  random: Random;
  /** Outside the windows lies the other bank of a river, not the sea. */
  river: boolean;
  /** A thing's colour under this hour's light (0 in shadow, 1 in full light) at a distance (0 near, 1 gone in haze). */
  paint(colour: string, light?: number, distance?: number): string;
}

export function brush(seed: string, palette: Palette, hour: Hour, width = 1600, height = 1000, river = false): Brush {
  return {
    canvas: new Canvas(width, height),
    palette,
    hour,
    random: seeded(seed),
    river,
    paint: (colour, light = 1, distance = 0) =>
      mix(under(colour, mix(palette.shadow, palette.light, light)), palette.haze, distance),
  };
}

/** The same things by the light of a lamp: after dark, colours keep their warmth indoors. */
export function lamplit(b: Brush): Brush {
  const light = (share: number) => mix('#4a4260', '#ffdcab', share);
  return {
    ...b,
    paint: (colour, share = 1, distance = 0) => mix(under(colour, light(share)), b.palette.haze, distance),
  };
}

export type Scene = (brush: Brush) => void;
