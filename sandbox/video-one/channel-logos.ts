// The signs of the channels, of one family: a ground of two tones with the waterline across, one white drawing in one pen.

interface Sign {
  /** Above and below the waterline. */
  ground: readonly [string, string];
  /** Strokes of one width. */
  pen: string;
  /** Filled parts, if any. */
  fill?: string;
}

const SIGNS: Readonly<Record<string, Sign>> = {
  bridge: {
    ground: ['#1d5c7a', '#12405a'],
    pen: 'M22 36h36v28H22zM58 46l16-9v26l-16-9M34 24a5 5 0 1 0 .1 0zM48 24a5 5 0 1 0 .1 0zM40 64v12M30 76h20',
  },
  today: {
    ground: ['#c98a2b', '#a2641b'],
    pen: 'M48 22v8M28 30l5 6M68 30l-5 6M20 50h7M69 50h7M22 66h52M34 60a14 14 0 0 1 28 0M30 76h36',
  },
  news: {
    ground: ['#8f2f3b', '#6d1f2c'],
    pen: 'M48 22a26 26 0 1 0 .1 0zM22 48h52M48 22c-14 14-14 38 0 52M48 22c14 14 14 38 0 52',
  },
  nature: {
    ground: ['#2f7a5c', '#1e5a45'],
    pen: 'M48 78V46M48 60c-16 2-24-8-22-26 16 0 24 10 22 26M48 50c0-14 8-24 24-24 0 16-8 26-24 24',
  },
  cinema: {
    ground: ['#3a2f63', '#281f49'],
    pen: 'M24 38h48v36H24zM24 38l46-14 2 12M36 34l6 4M50 30l6 6M44 48l14 8-14 8z',
  },
  sport: {
    ground: ['#d1603d', '#a94325'],
    pen: 'M30 24h36v18a18 18 0 0 1-36 0zM30 30h-9c0 10 4 16 11 16M66 30h9c0 10-4 16-11 16M48 60v10M36 76h24',
  },
  kids: {
    ground: ['#3f98a3', '#2a7480'],
    pen: 'M24 58h48c-2 12-10 18-24 18s-22-6-24-18zM48 54V22M48 24c14 2 22 12 22 26H48',
    fill: 'M44 30c-10 4-16 10-18 20h18z',
  },
  lounge: {
    ground: ['#5b3a6e', '#432752'],
    pen: 'M40 66V28l30-6v38M40 38l30-6',
    fill: 'M40 66a8 7 0 1 1-16 0 8 7 0 0 1 16 0zM70 60a8 7 0 1 1-16 0 8 7 0 0 1 16 0z',
  },
};
/** A television, for channels that have no drawing of their own. */
const PLAIN: Sign = { ground: ['#33658a', '#234a68'], pen: 'M22 32h52v36H22zM36 78h24M48 68v10' };

export function channelLogo(id: string): string {
  const { ground, pen, fill } = (Object.hasOwn(SIGNS, id) && SIGNS[id]) || PLAIN;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">',
    '<clipPath id="c"><rect width="96" height="96" rx="22"/></clipPath>',
    `<g clip-path="url(#c)"><path d="M0 0h96v96H0z" fill="${ground[0]}"/>`,
    `<path d="M0 62q12-7 24 0t24 0 24 0 24 0v34H0z" fill="${ground[1]}"/></g>`,
    fill ? `<path d="${fill}" fill="#fff"/>` : '',
    `<path d="${pen}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
    '</svg>',
  ].join('');
}
