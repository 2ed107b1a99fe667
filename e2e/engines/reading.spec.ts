// What guests read: an article and its document, and the way to a restaurant.
import { deviceRoutes } from '#contract/areas/device.ts';
import { DEVICES } from '../devices.ts';
import { shipPack } from '../pack.ts';
import { ship } from '../ship.ts';
import { label, role, text } from './guest-page.ts';
import { expect, test } from './test.ts';

const { content } = await shipPack();
const owner = content.articles.find(({ published, pdfs }) => published && pdfs.some(({ id }) => id === 'deck-plan'));
const document = owner?.pdfs[0]?.name.replace(/\.pdf$/, '') ?? '';

/** How many pixels of the drawing are dark; runs in the page. */
function ink(): number {
  const canvas = window.document.querySelector('canvas');
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  let dark = 0;
  for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 128 && pixels[at + 3] === 255) dark += 1;
  return dark;
}

test('an article opens its PDF where the device allows it', { tag: '@short' }, async ({ phone }) => {
  const body = { deviceGroup: DEVICES.Kiosk.group };
  const { token } = await ship.callOps(deviceRoutes.createEnrolment, { body });
  await phone.goto(`/v1/devices/enrol/${token}`);
  await phone.goto(`/content/detail/${owner?.id}`);
  await phone.tap(role('button', new RegExp(document)));
  await phone.sees(role('img', /Page 1 of \d/));
  await expect.poll(() => phone.run(ink)).toBeGreaterThan(100);
  await phone.tap(role('button', 'Next'));
  await phone.sees(role('img', /Page 2 of \d/));
});

test('the map shows a restaurant, and a way without stairs', async ({ phone }) => {
  await phone.goto('/wayfinder?wayfinderProfileId=poi-chart-house');
  await phone.sees(role('img', 'The ship from the side, deck by deck'));
  await phone.choose(role('combobox', 'From'), 'Reception');
  await phone.check(role('checkbox', 'Without stairs'));
  await phone.tap(role('button', 'Show the way'));
  await phone.sees(text(/Lifts \w+ to deck 11/));
  await phone.fill(label('Cabin number'), '7214');
  await phone.engine.press('Enter');
  await phone.sees(text('Cabin 7214: Deck 7'));
});
