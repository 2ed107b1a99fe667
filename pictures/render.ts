import sharp from 'sharp';
import type { Picture } from '#packs/schema/media.ts';
import { type Brush, brush } from './brush.ts';
import { rect } from './marks.ts';
import { paletteOf } from './palette.ts';
import { type Person, portrait } from './people.ts';
import { seeded } from './random.ts';
import { findScene } from './scenes.ts';

export const SIZES = { wide: [1600, 1000], icon: [256, 256], poster: [800, 1200], square: [1000, 1000] } as const;
const GRAIN_SIZE = 400;
/** How far a grain may move a pixel, of 255. */
const GRAIN_DEPTH = 11;

/** Whose ships have banks on both sides. */
const RIVER_LOOK = 'lorelei';

export type Recipe = Omit<Picture, 'id'> & { id?: string };

/** `before` paints what stands before the scene. */
export function drawSvg(picture: Recipe, before: (brush: Brush) => void = () => undefined): string {
  const scene = findScene(picture.scene, picture.motif);
  const [width, height] = SIZES[picture.shape ?? 'wide'];
  const hour = picture.hour ?? 'day';
  const seed = `${picture.scene}/${picture.motif}/${picture.seed ?? 0}`;
  const b = brush(seed, paletteOf(hour, picture.look), hour, width, height, picture.look === RIVER_LOOK);
  if (picture.shape !== 'icon') b.canvas.add(rect(0, 0, width, height, b.palette.haze));
  scene(b);
  before(b);
  if (picture.shape !== 'icon') vignette(b);
  return b.canvas.toSvg();
}

/** Corners a little deeper, so that the eye stays in the picture and titles read on it. */
function vignette({ canvas, palette }: Brush): void {
  const edge = canvas.radial(
    [
      [0, palette.ink, 0],
      [0.62, palette.ink, 0],
      [1, palette.ink, 0.34],
    ],
    [0.5, 0.46],
    0.78,
  );
  canvas.add(rect(0, 0, canvas.width, canvas.height, edge));
}

/** A photograph of invented people before a scene. */
export async function renderPhotograph(recipe: Recipe, people: readonly Person[]): Promise<Buffer> {
  return sharp(Buffer.from(drawSvg(recipe, (b) => portrait(b, people))))
    .flatten()
    .composite([{ input: await grain(), tile: true, blend: 'overlay' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Of an SVG's own size. */
const DENSITY = 72;

/** The master of a picture as WebP. */
export async function renderPicture(
  picture: Picture,
  scale = 1,
): Promise<{ bytes: Buffer; width: number; height: number }> {
  const drawn = sharp(Buffer.from(drawSvg(picture)), { density: DENSITY * scale });
  // Small ones are for tests: without grain.
  if (picture.shape !== 'icon' && scale === 1) {
    drawn.flatten().composite([{ input: await grain(), tile: true, blend: 'overlay' }]);
  }
  const { data, info } = await drawn
    .webp(picture.shape === 'icon' ? { quality: 90, alphaQuality: 100 } : { quality: 84, effort: 1 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

let grainTile: Promise<Buffer> | undefined;

/** Fine paper grain: grey that overlay leaves alone, moved a little up and down. */
function grain(): Promise<Buffer> {
  grainTile ??= (async () => {
    const random = seeded('grain');
    const pixels = Buffer.alloc(GRAIN_SIZE * GRAIN_SIZE * 4);
    for (let i = 0; i < pixels.length; i += 4) {
      const value = 128 + (random.next() + random.next() - 1) * GRAIN_DEPTH;
      pixels.fill(value, i, i + 3);
      pixels[i + 3] = 255;
    }
    return sharp(pixels, { raw: { width: GRAIN_SIZE, height: GRAIN_SIZE, channels: 4 } })
      .png()
      .toBuffer();
  })();
  return grainTile;
}
