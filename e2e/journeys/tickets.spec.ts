// A ticket in the hand of a guest: opened without a network, believed by a scanner without one, refused once it ended.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { readQr } from '#portal-test/read-qr.ts';
import { runOps } from '#scripts/ops-commands.ts';
import { expectGoodAnswer } from '../good-page.ts';
import { excursion, excursionOffice } from '../pages/excursions.ts';
import { bookDirectly } from '../pages/guest-calls.ts';
import { guest } from '../pages/guests.ts';
import { LoginPage } from '../pages/login.page.ts';
import { ship } from '../ship.ts';
import { expect, test } from '../test.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|stream/i;

/** What a scanner reads off the screen: the dots as they are drawn, decoded. */
async function scanned(page: Page): Promise<string> {
  const code = page.getByRole('img', { name: /^QR code of the ticket/ });
  const drawn = await code.evaluate((svg) => ({
    size: Number(svg.getAttribute('viewBox')?.split(' ')[2]),
    path: svg.querySelector('path')?.getAttribute('d') ?? '',
  }));
  const dots = Array.from({ length: drawn.size }, () => new Array<boolean>(drawn.size).fill(false));
  for (const [, column, row, run] of drawn.path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    dots[Number(row)]?.fill(true, Number(column), Number(column) + Number(run));
  }
  return readQr(dots.slice(4, -4).map((line) => line.slice(4, -4))).text;
}

/** The script on a machine that may read files and nothing else: no network, no hub. */
function verify(folder: string, ticket: string, cabin?: string): Promise<string> {
  const args = ['--permission', '--allow-fs-read=*', 'scripts/verify-ticket.ts', folder, ticket];
  return promisify(execFile)(process.execPath, cabin ? [...args, cabin] : args, { cwd: ROOT, env: {} }).then(
    ({ stdout }) => stdout.trim(),
    ({ stdout, stderr }) => `${stdout}${stderr}`.trim(),
  );
}

test('a ticket opens without a network, a scanner without one believes it, and neither once it is cancelled', async ({
  open,
}) => {
  test.slow(); // three looks by axe, and a whole build to keep
  const who = guest('10112');
  const trip = excursion('excursion-canal');
  const { failed, bookingReference } = await bookDirectly(who, trip.id);
  expect(failed).toBe(false);
  const page = await open('App', { expectComplaints: OFFLINE });
  await new LoginPage(page).logIn(who);
  await page.goto('/my_onboard_bookings');
  const row = page.getByRole('listitem').filter({ hasText: trip.name.en }).first();
  expect(trip.meetingPoint?.en).toBeTruthy();
  await expect(row).toContainText(trip.meetingPoint?.en ?? '');
  await expectGoodAnswer(page);
  await row.getByRole('link', { name: /^Ticket for/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: trip.name.en })).toBeVisible();
  await expectGoodAnswer(page);
  const ticket = await scanned(page);

  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: trip.name.en })).toBeVisible();
  expect(await scanned(page)).toBe(ticket);
  await page.context().setOffline(false);

  const gate = await mkdtemp(join(tmpdir(), 'gangway-gate-'));
  try {
    await runOps(ship.callOps, ['export-tickets', gate]);
    expect(await verify(gate, ticket, who.cabin)).toMatch(/^GOOD: ticket \d+, excursion /);
    const another = ticket.replace(/\/(\d{8})(\d{4})\//, '/20300101$2/');
    expect(await verify(gate, another)).toMatch(/^REFUSED \(tampered\)/);

    await excursionOffice.cancel(bookingReference ?? '');
    await runOps(ship.callOps, ['export-tickets', gate]);
    expect(await verify(gate, ticket)).toMatch(/^REFUSED \(revoked\): cancelled/);
    await expect(runOps(ship.callOps, ['scan', ticket, 'off'])).rejects.toThrow('no longer good');
  } finally {
    await rm(gate, { recursive: true });
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This ticket is no longer valid.' })).toBeVisible();
  await expectGoodAnswer(page);
});
