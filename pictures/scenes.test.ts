import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadPack, PACK_NAMES } from '#packs/load-pack.ts';
import { mix, under } from './colour.ts';
import { SUBJECTS } from './focus.ts';
import { paletteOf } from './palette.ts';
import { seeded } from './random.ts';
import { drawSvg, renderPicture } from './render.ts';
import { findScene } from './scenes.ts';

const packs = await Promise.all(PACK_NAMES.map((name) => loadPack(name)));

describe.each(packs)('the pictures of $id', ({ pictures }) => {
  const drawn = pictures.map((picture) => ({ id: picture.id, svg: drawSvg(picture) }));

  it('are drawn without a slip of the pen', () => {
    const slips = drawn.filter(({ svg }) => /NaN|undefined|Infinity|null/.test(svg));
    expect(slips.map(({ id }) => id)).toEqual([]);
  });

  it('give each mark its attributes once', () => {
    const twice = drawn.filter(({ svg }) => /<\w+[^>]* ([\w-]+)="[^>]* \1="/.test(svg));
    expect(twice.map(({ id }) => id)).toEqual([]);
  });

  it('hold no words', () => {
    expect(drawn.filter(({ svg }) => svg.includes('<text')).map(({ id }) => id)).toEqual([]);
  });

  it('are all different', () => {
    expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length);
  });

  it('come out the same at every drawing', () => {
    for (const picture of pictures.filter((_, i) => i % 16 === 0)) {
      expect(drawSvg(picture) === drawn.find(({ id }) => id === picture.id)?.svg, picture.id).toBe(true);
    }
  });
});

it('takes the light of the look: no two looks paint the same sky', () => {
  const skies = (['dawn', 'day', 'dusk', 'night'] as const).map((hour) =>
    (['meridian', 'lorelei', 'palma', 'nightflight'] as const).map((look) => paletteOf(hour, look).sky.join()),
  );
  expect(skies.map((looks) => new Set(looks).size)).toEqual([4, 4, 4, 4]);
  expect(packs.map(({ operator, pictures }) => pictures.every(({ look }) => look === operator.look))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

it('names the subject of scenes that there are', () => {
  expect(Object.keys(SUBJECTS).length).toBeGreaterThan(30);
  for (const name of Object.keys(SUBJECTS)) {
    const [family = '', motif = ''] = name.split('/');
    expect(() => findScene(family, motif), name).not.toThrow();
  }
});

/** Light and dark of a scene as a guest sees it on a small tile, around their middle and of length one. */
async function shapeOf(name: string): Promise<number[]> {
  const [scene = '', motif = ''] = name.split('/');
  const small = sharp(Buffer.from(drawSvg({ scene, motif })), { density: 7.2 })
    .flatten()
    .greyscale();
  const tones = [...(await small.resize(32, 20, { fit: 'fill' }).raw().toBuffer())];
  const middle = tones.reduce((sum, tone) => sum + tone, 0) / tones.length;
  const length = Math.hypot(...tones.map((tone) => tone - middle));
  return tones.map((tone) => (tone - middle) / length);
}

describe.each([
  [
    'ashore',
    0.6,
    ['anafiotika', 'canal', 'gallery', 'lagoon', 'laundry', 'mdina', 'palaces', 'panier', 'stradun', 'tram'],
  ],
  [
    'river',
    0.75,
    ['basel', 'breisach', 'cologne', 'heidelberg', 'koblenz', 'loreley', 'ruedesheim', 'speyer', 'strasbourg'],
  ],
])('the towns of %s', (family, limit, motifs) => {
  it('are each seen from a point of their own', { timeout: 30_000 }, async () => {
    const shapes = await Promise.all(motifs.map((motif) => shapeOf(`${family}/${motif}`)));
    const alike = motifs.flatMap((one, i) =>
      motifs.slice(i + 1).flatMap((other, k) => {
        const likeness = shapes[i]?.reduce((sum, tone, n) => sum + tone * (shapes[i + 1 + k]?.[n] ?? 0), 0) ?? 1;
        return likeness > limit ? [`${one} and ${other}: ${likeness.toFixed(2)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});

describe('a rendered picture', () => {
  // Two renderings; on a busy machine they take longer than a test's usual time.
  it('is 1600 wide and the same bytes twice', { timeout: 30_000 }, async () => {
    const picture = { id: 'x', scene: 'port', motif: 'naples', hour: 'dusk' } as const;
    const [first, second] = [await renderPicture(picture), await renderPicture(picture)];
    expect(first).toMatchObject({ width: 1600, height: 1000 });
    expect(first.bytes.equals(second.bytes)).toBe(true);
  });

  it('of a sign is small and keeps what lies behind it visible', async () => {
    const { bytes } = await renderPicture({ id: 'x', scene: 'icon', motif: 'taste', shape: 'icon' });
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 256, height: 256, hasAlpha: true });
  });

  it('names the scene that is not there', () => {
    expect(() => drawSvg({ id: 'x', scene: 'port', motif: 'atlantis' })).toThrow('port/atlantis');
  });
});

describe('chance', () => {
  it('repeats from a seed, and a fork leaves its parent alone', () => {
    const [one, two] = [seeded('sea'), seeded('sea')];
    one.fork('clouds').next();
    expect([one.next(), one.next()]).toEqual([two.next(), two.next()]);
    expect(seeded('sea').next()).not.toBe(seeded('land').next());
  });
});

describe('colour', () => {
  it.each([
    ['#000000', '#ffffff', 0, '#000000'],
    ['#000000', '#ffffff', 1, '#ffffff'],
    ['#204060', '#204060', 0.5, '#204060'],
  ])('mixes %s and %s by %s to %s', (a, b, share, expected) => {
    expect(mix(a, b, share)).toBe(expected);
  });

  it('shows a surface under a light', () => {
    expect(under('#ffffff', '#ffd0a0')).toBe('#ffd0a0');
    expect(under('#000000', '#ffd0a0')).toBe('#000000');
  });
});
