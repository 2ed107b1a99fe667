// A map server: tiles of the world for zoom 3 to 18, with the ports of the voyage by name (CD38).
import sharp from 'sharp';
import type { Port } from '#packs/schema/voyage.ts';
import type { Partner, PartnerReply } from '#sandbox/partner.ts';
import { drawNames, drawTile, type TileAt } from './draw-tile.ts';

const ZOOM = { least: 3, most: 18 };
const MOST_KEPT = 2_000;
const PATH = /^(names\/)?(\d{1,2})\/(\d{1,6})\/(\d{1,6})\.(svg|png)$/;

interface AskedTile extends TileAt {
  format: string;
  /** Only what has a name, for a layer above the map. */
  isNamesOnly: boolean;
}

function tileOf(path: string): AskedTile | undefined {
  const [, names, zoom, x, y, format] = PATH.exec(path) ?? [];
  if (format === undefined) return undefined;
  const tile = { zoom: Number(zoom), x: Number(x), y: Number(y), format, isNamesOnly: names !== undefined };
  if (tile.zoom < ZOOM.least || tile.zoom > ZOOM.most) return undefined;
  return tile.x < 2 ** tile.zoom && tile.y < 2 ** tile.zoom ? tile : undefined;
}

export function tiles({ ports }: { ports: readonly Port[] }): Partner {
  const named = ports.map(({ name, latitude, longitude }) => ({ name: name.defaultValue, latitude, longitude }));
  const kept = new Map<string, Promise<string | Uint8Array>>();

  async function draw({ format, isNamesOnly, ...at }: AskedTile) {
    const svg = isNamesOnly ? drawNames(at, named) : drawTile(at, named);
    return format === 'png' ? sharp(Buffer.from(svg)).png().toBuffer() : svg;
  }

  return {
    name: 'tiles',
    title: 'Map tiles for the tracker',
    async answer({ path }): Promise<PartnerReply | undefined> {
      const tile = tileOf(path);
      if (!tile) return undefined;
      const drawn = kept.get(path) ?? draw(tile);
      // The tile that was asked for longest ago goes first.
      kept.delete(path);
      kept.set(path, drawn);
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
      const type = tile.format === 'png' ? 'image/png' : 'image/svg+xml';
      return { headers: { 'content-type': type, 'cache-control': 'public, max-age=86400' }, body: await drawn };
    },
  };
}
