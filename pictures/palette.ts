import type { Picture } from '#packs/schema/media.ts';

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

export const HOURS: Record<Hour, Palette> = {
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
