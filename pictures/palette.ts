import type { Look } from '#packs/schema/look.ts';
import type { Picture } from '#packs/schema/media.ts';
import { mix } from './colour.ts';

export type Hour = NonNullable<Picture['hour']>;

/** The light of one hour: everything in a scene is painted under it, which is what makes the scenes one family. */
export interface Palette {
  /** From the zenith to the horizon. */
  sky: [string, string, string, string];
  /** From the horizon to the viewer. */
  water: [string, string, string];
  sun: string;
  glow: string;
  /** What distance turns colours into. */
  haze: string;
  /** The colour of light and of shadow on surfaces. */
  light: string;
  shadow: string;
  /** Windows and lamps; how many of ten windows are lit. */
  lamp: string;
  lampsLit: number;
  cloud: string;
  /** Silhouettes close to the viewer. */
  ink: string;
}

const HOURS: Record<Hour, Palette> = {
  dawn: {
    sky: ['#3d6a8c', '#85a8b3', '#e6c4ab', '#fbe6c4'],
    water: ['#ecd0b4', '#86adb2', '#264f70'],
    sun: '#fff3d6',
    glow: '#ffdca6',
    haze: '#e9cdb6',
    light: '#ffe9cf',
    shadow: '#7a86a3',
    lamp: '#ffd58a',
    lampsLit: 1,
    cloud: '#fbdcc0',
    ink: '#1f3350',
  },
  day: {
    sky: ['#2b7a9b', '#6fb3bb', '#b9dccf', '#f1efdc'],
    water: ['#b5dccf', '#3f98a3', '#114a66'],
    sun: '#fffaea',
    glow: '#fff4d2',
    haze: '#cfe4da',
    light: '#fff7e6',
    shadow: '#7f9aab',
    lamp: '#5c7d8c',
    lampsLit: 0,
    cloud: '#fdfaf0',
    ink: '#143a4d',
  },
  dusk: {
    sky: ['#1b2f57', '#5a5684', '#d07f6b', '#fbc57f'],
    water: ['#f3b679', '#8a6a80', '#1a2d52'],
    sun: '#ffe9b8',
    glow: '#ffc06f',
    haze: '#d79a80',
    light: '#ffd0a0',
    shadow: '#5b5580',
    lamp: '#ffd27a',
    lampsLit: 4,
    cloud: '#f2a27c',
    ink: '#131d3b',
  },
  night: {
    sky: ['#060e22', '#0f2448', '#1f4a6d', '#4c8794'],
    water: ['#3f7686', '#153a5c', '#071530'],
    sun: '#f7eccf',
    glow: '#9cc7c4',
    haze: '#2a5671',
    light: '#8fa9c4',
    shadow: '#1f3357',
    lamp: '#ffcb70',
    lampsLit: 6,
    cloud: '#2b5874',
    ink: '#050b1a',
  },
};

type Share = readonly [colour: string, share: number];

/** What a look lays over the light of every hour. */
interface Tint {
  /** Over the upper and the lower half of the sky. */
  high: Share;
  low: Share;
  water: Share;
  /** Over what the light falls on. */
  light: Share;
  ink: Share;
}

const TINTS: Record<Exclude<Look, 'meridian'>, Tint> = {
  /** The valley's green, paper and copper. */
  lorelei: {
    high: ['#6d9080', 0.42],
    low: ['#f0dcc0', 0.26],
    water: ['#5f8c70', 0.4],
    light: ['#fff4e0', 0.3],
    ink: ['#1c3024', 0.5],
  },
  /** Bright water, sand and coral. */
  palma: {
    high: ['#4fbccb', 0.34],
    low: ['#ffcfa8', 0.36],
    water: ['#3fc0b4', 0.34],
    light: ['#fff0d8', 0.4],
    ink: ['#4a2c3a', 0.4],
  },
  /** The blue of instruments in the dark. */
  nightflight: {
    high: ['#0f2a86', 0.4],
    low: ['#5f8df0', 0.26],
    water: ['#16348c', 0.4],
    light: ['#dbe6ff', 0.2],
    ink: ['#040a1c', 0.6],
  },
};

/** The light of one hour as a look sees it. */
export function paletteOf(hour: Hour, look: Look = 'meridian'): Palette {
  const plain = HOURS[hour];
  if (look === 'meridian') return plain;
  const { high, low, water, light, ink } = TINTS[look];
  const [zenith, upper, lower, edge] = plain.sky;
  const [far, middle, near] = plain.water;
  const over = (colour: string, [tint, share]: Share, part = 1) => mix(colour, dimmed(tint, hour), share * part);
  return {
    ...plain,
    sky: [over(zenith, high), over(upper, high), over(lower, low), over(edge, low)],
    water: [over(far, low), over(middle, water), over(near, water)],
    glow: over(plain.glow, low, 0.5),
    haze: over(plain.haze, low),
    light: over(plain.light, light),
    shadow: over(plain.shadow, high, 0.5),
    cloud: over(plain.cloud, low, 0.6),
    ink: over(plain.ink, ink),
  };
}

/** A tint is as dark as its hour. */
const dimmed = (tint: string, hour: Hour) => mix(tint, '#050b1a', { dawn: 0.1, day: 0, dusk: 0.35, night: 0.78 }[hour]);

/** Colours of things by daylight. */
export const THING = {
  cream: '#f3e4c8',
  white: '#faf6ec',
  sand: '#e2c795',
  honey: '#d9ac6a',
  ochre: '#d39a4a',
  brass: '#c9a257',
  coral: '#d97b5c',
  terracotta: '#c4643f',
  brick: '#a8492f',
  rose: '#dfa08d',
  wine: '#7c2f3c',
  stone: '#b9ae9b',
  rock: '#8b857e',
  basalt: '#4b4f58',
  olive: '#7d8a55',
  pine: '#2f5b4a',
  cypress: '#234a3f',
  leaf: '#5d8d5b',
  lime: '#a9bf63',
  glass: '#8fc5b8',
  aqua: '#4fa6ad',
  teal: '#1f6f80',
  navy: '#14305a',
  night: '#0b1b38',
  wood: '#9a6b42',
  walnut: '#5c3d2b',
  linen: '#efe6d3',
  snow: '#f7f7f2',
} as const;
