// Every page of the route map that is built, on every kind of device: accessible, steady, silent, not too wide.
import { ROUTE_MAP } from '#portal/app/route-map.ts';
import { DEVICES, type DeviceKind } from '../devices.ts';
import { expectGoodPage, expectNoSidewaysScroll, settled } from '../good-page.ts';
import { samplesOf } from '../pages/samples.ts';
import { test } from '../test.ts';

const NARROWEST_PHONE = 360;
const OPEN_ROUTES = ROUTE_MAP.filter((row) => row.page !== 'pending' && row.access === 'open');
const ADDRESSES = [...OPEN_ROUTES.flatMap((row) => samplesOf(row.path)), '/no/such/page'];

for (const kind of Object.keys(DEVICES) as DeviceKind[]) {
  for (const address of ADDRESSES) {
    test(`${kind} ${address} is a good page`, async ({ open }) => {
      const page = await open(kind);
      await page.goto(address);
      await expectGoodPage(page);
      const name = address.slice(1).replaceAll('/', '_') || 'home';
      await page.screenshot({ path: `test-results/screens/${kind}/${name}.png`, fullPage: kind === 'App' });
    });
  }
}

for (const address of ADDRESSES) {
  test(`the narrowest phone shows ${address} without scrolling sideways`, async ({ open }) => {
    const page = await open('App', { width: NARROWEST_PHONE });
    await page.goto(address);
    await settled(page);
    await expectNoSidewaysScroll(page);
  });
}
