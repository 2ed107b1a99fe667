// A map server: tiles of the world for zoom 3 to 18, with the ports of the voyage by name (CD38).
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import type { Port } from '#packs/schema/voyage.ts';
import type { Partner, PartnerReply } from '#sandbox/partner.ts';
import { project } from './coastlines.ts';
import { drawNames, drawTile, type TileAt } from './draw-tile.ts';

const ZOOM = { least: 3, most: 18 };
const ZOOM_AT_FIRST = 4;
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

/** The tile of a port and those beside it. */
function tilesAround({ longitude, latitude }: Port): string[] {
  const [x, y] = project(longitude, latitude).map((side) => Math.floor(side * 2 ** ZOOM_AT_FIRST)) as [number, number];
  const beside = [-1, 0, 1];
  return beside.flatMap((toX) => beside.map((toY) => `${ZOOM_AT_FIRST}/${x + toX}/${y + toY}.svg`));
}

export function tiles({ ports }: { ports: readonly Port[] }): Partner {
  const named = ports.map(({ name, latitude, longitude }) => ({ name: name.defaultValue, latitude, longitude }));
  const kept = new Map<string, Promise<string | Uint8Array>>();
  let isClosed = false;

  async function draw({ format, isNamesOnly, ...at }: AskedTile) {
    const svg = isNamesOnly ? drawNames(at, named) : drawTile(at, named);
    return format === 'png' ? sharp(Buffer.from(svg)).png().toBuffer() : svg;
  }

  function tileAt(path: string, tile: AskedTile): Promise<string | Uint8Array> {
    const drawn = kept.get(path) ?? draw(tile);
    // The tile that was asked for longest ago goes first.
    kept.delete(path);
    kept.set(path, drawn);
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
    return drawn;
  }

  /** Draws what a map of the voyage begins with, a tile at a time: others are served in between. */
  async function stock(): Promise<void> {
    for (const path of new Set(ports.flatMap(tilesAround))) {
      const tile = tileOf(path);
      await setImmediate();
      if (isClosed) return;
      if (tile) await tileAt(path, tile);
    }
  }

  return {
    name: 'tiles',
    title: 'Map tiles for the tracker',
    async open() {
      void stock();
    },
    async close() {
      isClosed = true;
    },
    async answer({ path }): Promise<PartnerReply | undefined> {
      const tile = tileOf(path);
      if (!tile) return undefined;
      const drawn = tileAt(path, tile);
      const type = tile.format === 'png' ? 'image/png' : 'image/svg+xml';
      return { headers: { 'content-type': type, 'cache-control': 'public, max-age=86400' }, body: await drawn };
    },
  };
}
