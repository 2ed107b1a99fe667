import type { Random } from '#pictures/random.ts';

export interface PosterInk {
  ground: string;
  shape: string;
  accent: string;
  ink: string;
}

/** Draws the one strong shape of a poster into a field of 800 × 800. */
export type PosterShape = (ink: PosterInk, random: Random) => string;

const disc = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const area = (d: string, fill: string, opacity = 1) => `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;
const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

const sunset: PosterShape = ({ shape, accent }, random) => {
  const y = random.whole(360, 440);
  const bands = times(7, (i) => area(`M0 ${y + 30 + i * 54}h800v${12 + i * 5}H0Z`, accent));
  return [disc(400, y, 270, shape), ...bands].join('');
};

const moon: PosterShape = ({ shape, ground, accent }, random) => {
  const side = random.chance(0.5) ? 1 : -1;
  const stars = times(26, () => disc(random.whole(40, 760), random.whole(40, 760), random.whole(2, 6), accent));
  return [...stars, disc(400, 400, 280, shape), disc(400 + side * 110, 350, 240, ground)].join('');
};

const waves: PosterShape = ({ shape, accent, ground }) =>
  times(6, (row) =>
    times(6, (i) => {
      const x = i * 160 + (row % 2 ? -80 : 0);
      const y = 180 + row * 120;
      return [
        disc(x + 80, y + 110, 130, ground),
        disc(x + 80, y + 110, 118, row % 3 === 1 ? accent : shape),
        disc(x + 80, y + 110, 78, ground),
        disc(x + 80, y + 110, 62, shape),
      ].join('');
    }).join(''),
  ).join('');

const mountain: PosterShape = ({ shape, accent, ink }, random) => {
  const peak = random.whole(280, 520);
  return [
    disc(peak + (peak > 400 ? -210 : 210), 210, 90, accent),
    area(`M-60 800L${peak} 130L860 800Z`, shape),
    area(`M${peak} 130L${peak - 118} 320l60 -34l58 70l46 -60l66 50Z`, ink),
    area(`M${peak} 130L860 800H${peak + 60}Z`, ink, 0.16),
  ].join('');
};

const sail: PosterShape = ({ shape, accent, ink }) =>
  [
    area('M420 60C620 220 690 420 690 640H420Z', shape),
    area('M390 170C250 310 190 460 170 640H390Z', accent),
    area('M90 690H730C700 780 620 800 560 800H250C180 800 110 760 90 690Z', ink),
  ].join('');

const lighthouse: PosterShape = ({ shape, accent, ink }, random) => {
  const left = random.chance(0.5);
  const beam = left ? 'M400 150L-200 -40V360Z' : 'M400 150L1000 -40V360Z';
  return [
    area(beam, accent, 0.85),
    area('M340 220H460L510 820H290Z', shape),
    area('M327 380H473L480 470H320ZM312 560H488L495 650H305Z', ink),
    area('M335 110H465V220H335ZM320 110L400 40L480 110Z', ink),
    disc(400, 165, 34, accent),
  ].join('');
};

const arches: PosterShape = ({ shape, accent, ground }) =>
  times(5, (i) => {
    const r = 360 - i * 72;
    return area(
      `M${400 - r} 800V${400}A${r} ${r} 0 0 1 ${400 + r} ${400}V800Z`,
      i % 2 ? ground : i === 4 ? accent : shape,
    );
  }).join('') + disc(400, 560, 46, accent);

const stairs: PosterShape = ({ shape, accent, ink }, random) => {
  const mirrored = random.chance(0.5);
  const steps = times(7, (i) => `H${800 - i * 110}V${800 - (i + 1) * 95}`).join('');
  const drawn = [
    area(`M800 800${steps}H0V800Z`, shape),
    disc(640, 210, 86, accent),
    area('M0 800H800L800 780H0Z', ink),
  ];
  return mirrored ? `<g transform="translate(800 0) scale(-1 1)">${drawn.join('')}</g>` : drawn.join('');
};

const bars: PosterShape = ({ shape, accent }, random) => {
  const odd = random.whole(2, 5);
  return `<g transform="rotate(-28 400 400)">${times(8, (i) => area(`M-200 ${i * 118 - 60}H1000v66H-200Z`, i === odd ? accent : shape)).join('')}</g>`;
};

const eye: PosterShape = ({ shape, accent, ink }) =>
  [
    area('M20 400C200 120 600 120 780 400C600 680 200 680 20 400Z', shape),
    disc(400, 400, 190, ink),
    disc(400, 400, 130, accent),
    disc(400, 400, 60, ink),
    disc(450, 346, 30, shape),
  ].join('');

const rings: PosterShape = ({ shape, accent }, random) => {
  const odd = random.whole(1, 5);
  return times(7, (i) =>
    line(`M400 ${400 - 50 * (i + 1)}a${50 * (i + 1)} ${50 * (i + 1)} 0 1 1 -1 0Z`, i === odd ? accent : shape, 24),
  ).join('');
};

const city: PosterShape = ({ shape, accent, ink }, random) => {
  const towers = times(9, (i) => ({ x: i * 92 - 10, height: random.whole(220, 640), lit: random.chance(0.5) }));
  const drawn = towers.map(({ x, height, lit }) => {
    const windows = times(Math.floor(height / 90), (n) =>
      area(`M${x + 22} ${840 - height + n * 84}h36v34h-36Z`, lit && n % 3 === 1 ? accent : ink, lit ? 1 : 0.5),
    );
    return area(`M${x} 800V${800 - height}h82V800Z`, shape) + windows.join('');
  });
  return disc(random.whole(160, 640), 150, 84, accent) + drawn.join('');
};

const star: PosterShape = ({ shape, accent }, random) => {
  const points = random.pick([5, 8, 12]);
  const corner = (i: number) => {
    const r = i % 2 ? 150 : 360;
    const angle = (Math.PI * i) / points - Math.PI / 2;
    return `${(400 + r * Math.cos(angle)).toFixed(1)} ${(400 + r * Math.sin(angle)).toFixed(1)}`;
  };
  return area(`M${times(points * 2, corner).join('L')}Z`, shape) + disc(400, 400, 92, accent);
};

const leaf: PosterShape = ({ shape, accent, ink }) =>
  [
    area('M400 40C700 220 720 560 400 780C80 560 100 220 400 40Z', shape),
    area('M400 40C700 220 720 560 400 780Z', accent),
    line(
      'M400 100V800M400 330L560 230M400 330L240 230M400 480L590 360M400 480L210 360M400 620L540 520M400 620L260 520',
      ink,
      12,
    ),
  ].join('');

const fish: PosterShape = ({ shape, accent, ink }, random) =>
  times(5, (i) => {
    const y = 110 + i * 145;
    const turned = i === random.whole(0, 4);
    const body = `${area('M-190 0C-90 -90 90 -90 150 0L230 -60V60L150 0C90 90 -90 90 -190 0Z', turned ? accent : shape)}${disc(-120, -12, 12, ink)}`;
    return `<g transform="translate(${i % 2 ? 430 : 370} ${y}) scale(${turned ? -0.95 : 0.95} .72)">${body}</g>`;
  }).join('');

const balloon: PosterShape = ({ shape, accent, ink }) =>
  [
    area('M400 40A270 290 0 0 1 400 620A270 290 0 0 1 400 40Z', shape),
    area('M400 40A130 290 0 0 1 400 620A130 290 0 0 1 400 40Z', accent),
    line('M270 570L345 690M530 570L455 690', ink, 8),
    area('M340 690H460V770H340Z', ink),
  ].join('');

export const POSTER_SHAPES: Readonly<Record<string, PosterShape>> = {
  sunset,
  moon,
  waves,
  mountain,
  sail,
  lighthouse,
  arches,
  stairs,
  bars,
  eye,
  rings,
  city,
  star,
  leaf,
  fish,
  balloon,
};
