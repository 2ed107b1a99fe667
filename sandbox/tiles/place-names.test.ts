import { expect, it } from 'vitest';
import { loadPack, PACK_NAMES } from '#packs/load-pack.ts';
import { drawTile, TILE_PX } from './draw-tile.ts';
import { nameSize, placed } from './place-names.ts';

const portsOf = async (pack: string) =>
  (await loadPack(pack)).voyage.ports.map(({ name, latitude, longitude }) => ({
    name: name.defaultValue,
    latitude,
    longitude,
  }));

it.each(PACK_NAMES.flatMap((pack) => [3, 4, 6, 8].map((zoom) => [pack, zoom] as const)))(
  '[CD38] the names of %s do not lie on each other at zoom %d',
  async (pack, zoom) => {
    const scale = TILE_PX * 2 ** zoom;
    const size = nameSize(zoom);
    const names = placed(await portsOf(pack), zoom, scale).flatMap(({ port, name }) => {
      if (!name) return [];
      const width = port.name.length * size * 0.5;
      const x = ((port.longitude + 180) / 360) * scale + name.from[0];
      const sine = Math.sin((port.latitude * Math.PI) / 180);
      const y = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * scale + name.from[1];
      const left = { start: x, middle: x - width / 2, end: x - width }[name.anchor];
      return [{ left, right: left + width, y }];
    });
    expect(names.length).toBeGreaterThan(0);
    const touching = names.filter((one, i) =>
      names.some(
        (two, j) => i < j && Math.abs(one.y - two.y) < size * 0.8 && one.left < two.right && two.left < one.right,
      ),
    );
    expect(touching).toEqual([]);
  },
);

it('[CD38] names every town of the Rhine where the map starts, in the language of the ship', async () => {
  const ports = await portsOf('lorelei');
  const { trackerZoom = 4 } = (await loadPack('lorelei')).operator.uiSettings;
  expect(placed(ports, trackerZoom, TILE_PX * 2 ** trackerZoom).every(({ name }) => name)).toBe(true);
  const tile = drawTile({ zoom: 8, x: 132, y: 85 }, ports);
  expect(tile).toContain('Köln');
  expect(tile).not.toContain('Cologne');
});
