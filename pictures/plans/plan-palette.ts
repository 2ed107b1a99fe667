/** The colours of a plan: those of the look that the portal wears, so that plan and page are one. */
export interface PlanPalette {
  sea: string;
  wave: string;
  hull: string;
  outline: string;
  floor: string;
  teak: string;
  plank: string;
  crew: string;
  ink: string;
  muted: string;
  water: string;
  /** You are here, and the way from there. */
  here: string;
  destination: string;
  onMarker: string;
  shaft: string;
  rooms: Record<string, string>;
}

const LIGHT_ROOMS = {
  dining: '#efc98f',
  bar: '#e2b0a0',
  stage: '#c9b3d6',
  wellness: '#b5dccb',
  family: '#f3dd8a',
  leisure: '#c6d5e8',
  service: '#d9d6cc',
  open: '#e9d7b4',
  pool: '#8ccbd6',
};

export const PLAN_PALETTES: Readonly<Record<string, PlanPalette>> = {
  meridian: {
    sea: '#e3eef0',
    wave: '#d3e3e6',
    hull: '#ffffff',
    outline: '#14305a',
    floor: '#f7f3ea',
    teak: '#ecd9b6',
    plank: '#dfc89c',
    crew: '#e6eaec',
    ink: '#0d2136',
    muted: '#485c6e',
    water: '#7fc3d0',
    here: '#1c6b4a',
    destination: '#b3261e',
    onMarker: '#ffffff',
    shaft: '#14305a',
    rooms: LIGHT_ROOMS,
  },
  lorelei: {
    sea: '#eef0e4',
    wave: '#e1e6d3',
    hull: '#fffefb',
    outline: '#2c5234',
    floor: '#f6f3e9',
    teak: '#ead8bd',
    plank: '#dcc6a4',
    crew: '#e9e6da',
    ink: '#20261d',
    muted: '#585e50',
    water: '#a4c9c0',
    here: '#2f6a3b',
    destination: '#a32a2a',
    onMarker: '#fffefb',
    shaft: '#2c5234',
    rooms: { ...LIGHT_ROOMS, wellness: '#cfe0bd', leisure: '#d6d9c0' },
  },
  palma: {
    sea: '#e2f1ec',
    wave: '#cfe7df',
    hull: '#fffdf9',
    outline: '#6b3f2a',
    floor: '#fbf3e2',
    teak: '#f0d9ae',
    plank: '#e2c48d',
    crew: '#efe6d5',
    ink: '#34261d',
    muted: '#6a584a',
    water: '#79cbc3',
    here: '#1f6b4c',
    destination: '#a81d3c',
    onMarker: '#ffffff',
    shaft: '#6b3f2a',
    rooms: { ...LIGHT_ROOMS, bar: '#f2b8a2' },
  },
  nightflight: {
    sea: '#0a0f18',
    wave: '#101a29',
    hull: '#1a2534',
    outline: '#4a6a92',
    floor: '#1f2c3e',
    teak: '#2f3345',
    plank: '#3a4056',
    crew: '#151e2b',
    ink: '#ecf2fa',
    muted: '#a3b3c8',
    water: '#1d5b7a',
    here: '#58d69a',
    destination: '#ff8078',
    onMarker: '#04101f',
    shaft: '#4a6a92',
    rooms: {
      dining: '#5a4423',
      bar: '#5b3033',
      stage: '#453060',
      wellness: '#1f5245',
      family: '#55501f',
      leisure: '#24406a',
      service: '#35404f',
      open: '#453c2d',
      pool: '#1d5b7a',
    },
  },
};

export function planPalette(look: string | undefined): PlanPalette {
  const palette = PLAN_PALETTES[look ?? 'meridian'] ?? PLAN_PALETTES.meridian;
  if (!palette) throw new Error('The look meridian has a plan palette.');
  return palette;
}
