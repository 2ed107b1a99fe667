// The ship's own instruments move the marker on an open map.
import { createSocket } from 'node:dgram';
import type { Locator } from '@playwright/test';
import { checksumOf } from '#hub/partners/gps/nmea-sentence.rules.ts';
import { expectGoodAnswer } from '../good-page.ts';
import { expect, test } from '../own-ship.ts';

test.use({ hasInstruments: true });

const sentence = (text: string) => `$${text}*${checksumOf(text).toString(16).padStart(2, '0')}\r\n`;

/** Degrees north and east as an instrument says them: 39.5 is `3930.000`. */
const minutes = (degrees: number, digits: number) =>
  `${String(Math.trunc(degrees)).padStart(digits, '0')}${((degrees % 1) * 60).toFixed(3).padStart(6, '0')}`;

/** Says where the ship is every quarter of a second, as instruments do, until it is somewhere else. */
function instruments(port: number) {
  const socket = createSocket('udp4');
  let said = '';
  const timer = setInterval(() => socket.send(said, port, '127.0.0.1'), 250);
  return {
    sail(latitude: number, longitude: number, heading: number) {
      const place = `${minutes(latitude, 2)},N,${minutes(longitude, 3)},E`;
      said =
        sentence(`GPHDT,${heading.toFixed(1)},T`) +
        sentence(`GPRMC,120000,A,${place},18.0,${heading.toFixed(1)},150626,,`);
    },
    end() {
      clearInterval(timer);
      socket.close();
    },
  };
}

const centreOf = async (map: Locator) => ((await map.getAttribute('data-centre')) ?? '').split(' ').map(Number);

/** To the pixel, which is a tenth of a degree on this map. */
async function expectCentre(map: Locator, ...place: [latitude: number, longitude: number]): Promise<void> {
  await expect.poll(async () => (await centreOf(map)).map(Math.round)).toEqual(place);
}

/** By how many degrees the art, which points to the right, is turned. */
const turnOf = (marker: Locator) =>
  marker.locator('svg').evaluate((art) => {
    const { a, b } = new DOMMatrix(getComputedStyle(art).transform);
    return Math.round((Math.atan2(b, a) * 180) / Math.PI);
  });

test('[C236-C239 C244-C246] a guest follows the ship on the map, looks elsewhere and comes back to her', async ({
  open,
  ownShip,
}) => {
  const bridge = instruments(ownShip.gpsPort);
  try {
    bridge.sail(39, 12, 90);
    const page = await open('App');
    await page.goto('/map/tracker/module-tracker');
    const map = page.getByRole('region', { name: 'Map of our position' });
    const marker = page.getByRole('img', { name: 'Our ship' });
    const facts = page.getByRole('main');
    await expect(facts).toContainText('39° 0.0′ N, 12° 0.0′ E');
    await expectCentre(map, 39, 12);
    await expect.poll(() => turnOf(marker)).toBe(0);
    expect((await marker.locator('..').boundingBox())?.width).toBe(80);
    await expect.poll(() => map.locator('img.leaflet-tile-loaded').count()).toBeGreaterThan(0);
    await expectGoodAnswer(page);

    bridge.sail(40, 14, 180);
    await expect(facts).toContainText('40° 0.0′ N, 14° 0.0′ E');
    await expectCentre(map, 40, 14);
    await expect.poll(() => turnOf(marker)).toBe(90);

    const centred = page.getByRole('checkbox', { name: 'Keep our position in the centre' });
    await expect(centred).toBeChecked();
    await map.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(centred).not.toBeChecked();
    await expect.poll(async () => Math.round((await centreOf(map))[1] ?? 14)).not.toBe(14);
    const elsewhere = (await map.getAttribute('data-centre')) ?? '';
    bridge.sail(41, 16, 180);
    await expect(facts).toContainText('41° 0.0′ N, 16° 0.0′ E');
    await expect(map).toHaveAttribute('data-centre', elsewhere);
    await centred.check();
    await expectCentre(map, 41, 16);
  } finally {
    bridge.end();
  }
});
