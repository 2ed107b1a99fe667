// The pictures of all titles in three sizes, drawn once and kept on disk; whoever asks first waits for theirs alone.
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { sourceHash } from '#packs/media/source-hash.ts';
import { drawCover } from '#pictures/posters/cover.ts';
import { drawPoster, POSTER_HEIGHT, POSTER_WIDTH, type Poster } from '#pictures/posters/poster.ts';
import { drawStill } from '#sandbox/films/stills/still.ts';
import { writeWhole } from '#sandbox/write-whole.ts';

const WIDTHS = [200, 400, 800] as const;
const QUALITY = { 200: 74, 400: 78, 800: 82 } as const;

export interface Copy {
  url: string;
  filesize: number;
  width: number;
  height: number;
}

export interface Drawing extends Poster {
  /** Without words. */
  isStill?: boolean;
}

export interface PosterShop {
  /** The copies of a picture, with addresses below `base`. */
  copies(name: string, poster: Drawing, base: string): Promise<Copy[]>;
  read(name: string, width: string): Promise<Buffer | undefined>;
  /** Draws what nobody has asked for yet. */
  stock(all: readonly { name: string; poster: Drawing }[]): Promise<void>;
  close(): void;
}

interface Drawn {
  sizes: Record<string, number>;
  file: (width: number) => string;
}

export function openPosterShop(folder: string): PosterShop {
  const drawn = new Map<string, Promise<Drawn>>();
  const styles = { poster: sourceHash('pictures/posters'), still: sourceHash('sandbox/films/stills') };
  let isClosed = false;

  async function draw(poster: Drawing): Promise<Drawn> {
    const style = (await styles.poster) + (poster.isStill ? await styles.still : '');
    const recipe = createHash('sha256')
      .update(JSON.stringify([style, WIDTHS, QUALITY, poster]))
      .digest('hex')
      .slice(0, 20);
    const file = (width: number) => join(folder, `${recipe}-${width}.webp`);
    const index = join(folder, `${recipe}.json`);
    const known = await readFile(index, 'utf8').catch(() => undefined);
    if (known) return { sizes: JSON.parse(known), file };
    await mkdir(folder, { recursive: true });
    const drawing = poster.isStill ? drawStill(poster) : poster.isSquare ? drawCover(poster) : drawPoster(poster);
    const { data, info } = await sharp(Buffer.from(drawing)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels } as const;
    const sizes: Record<string, number> = {};
    for (const width of WIDTHS) {
      const bytes = await sharp(data, { raw })
        .resize({ width })
        .webp({ quality: QUALITY[width], effort: 2 })
        .toBuffer();
      await writeWhole(file(width), bytes);
      sizes[width] = bytes.length;
    }
    await writeWhole(index, JSON.stringify(sizes));
    return { sizes, file };
  }

  function known(name: string, poster: Drawing): Promise<Drawn> {
    const found = drawn.get(name) ?? draw(poster);
    drawn.set(name, found);
    return found;
  }

  return {
    async copies(name, poster, base) {
      const { sizes } = await known(name, poster);
      return WIDTHS.map((width) => ({
        url: `${base}${name}-${width}.webp`,
        filesize: sizes[width] ?? 0,
        width,
        height: poster.isSquare ? width : Math.round((width * POSTER_HEIGHT) / POSTER_WIDTH),
      }));
    },
    async read(name, width) {
      const found = await drawn.get(name);
      const wanted = WIDTHS.find((one) => String(one) === width);
      return found && wanted && readFile(found.file(wanted));
    },
    async stock(all) {
      for (const { name, poster } of all) {
        if (isClosed) return;
        await known(name, poster);
      }
    },
    close() {
      isClosed = true;
    },
  };
}
