import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionRoutes } from '#contract/areas/session.ts';
import { en } from '#portal/texts/en.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { renderPortal } from '#portal-test/render.tsx';

const FAILURE = "Login failed: we couldn't find your account number. Please speak to reception.";
const aCardHolder = () => aPassenger({ sessionType: 'RemotePms', pms: { name: 'CabinSystem' } });

async function open(hub: FakeHub) {
  const config = { deviceType: 'Kiosk', pmsConfiguration: { pms: 'CabinSystem', pinLoginEnabled: true } };
  const rendered = renderPortal({ at: '/login', hub, config });
  await screen.findByRole('heading', { name: en.swipe_title });
  return rendered;
}

describe('the swipe login', () => {
  it.each(['10001', 'MS-10001'])(
    '[A156 A197 A198] takes the %s that a reader types anywhere on the page, and Enter ends the scan',
    async (accountNumber) => {
      const hub = new FakeHub().on(sessionRoutes.loginBySwipe, aCardHolder());
      const { user, path } = await open(hub);
      await user.keyboard(`${accountNumber}{Enter}`);
      await waitFor(() => expect(path()).toBe('/'));
      expect(hub.callsTo(sessionRoutes.loginBySwipe).map((call) => call.body)).toEqual([
        { swipe: true, accountNumber },
      ]);
    },
  );

  it('[A196] lets in a guest who has a PIN to change: there is none here', async () => {
    const pms = { name: 'CabinSystem', information: '{"isPinChangeRequired":true}' };
    const { user, path } = await open(new FakeHub().on(sessionRoutes.loginBySwipe, { ...aCardHolder(), pms }));
    await user.keyboard('10001{Enter}');
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('[AD28] ignores an empty scan', async () => {
    const hub = new FakeHub();
    const { user } = await open(hub);
    await user.keyboard('{Enter} {Enter}');
    expect(hub.callsTo(sessionRoutes.loginBySwipe)).toEqual([]);
  });

  it('[A199] [AD28] a failure shows its text, which goes away with the next scan, and the reader starts afresh', async () => {
    const hub = new FakeHub().on(sessionRoutes.loginBySwipe, refuse(401, 'login_failed', 'Unknown.'));
    const { user } = await open(hub);
    await user.keyboard('99999{Enter}');
    expect(await screen.findByText(FAILURE)).toBeTruthy();
    await user.keyboard('1');
    await waitFor(() => expect(screen.queryByText(FAILURE)).toBeNull());
    await user.keyboard('0001{Enter}');
    await waitFor(() => expect(hub.callsTo(sessionRoutes.loginBySwipe)).toHaveLength(2));
    expect(hub.callsTo(sessionRoutes.loginBySwipe)[1]?.body).toEqual({ swipe: true, accountNumber: '10001' });
  });

  it('[AD28] ignores further scans while a login is under way', async () => {
    const gate = Promise.withResolvers<ReturnType<typeof aCardHolder>>();
    const hub = new FakeHub().on(sessionRoutes.loginBySwipe, () => gate.promise);
    const { user, path } = await open(hub);
    await user.keyboard('10001{Enter}10002{Enter}');
    expect(await screen.findByText(en.swipe_running)).toBeTruthy();
    gate.resolve(aCardHolder());
    await waitFor(() => expect(path()).toBe('/'));
    expect(hub.callsTo(sessionRoutes.loginBySwipe)).toHaveLength(1);
  });

  it('[AD28] the Enter of a scan presses no button that has the focus', async () => {
    const hub = new FakeHub().on(sessionRoutes.loginBySwipe, refuse(401, 'login_failed', ''));
    const { user } = await open(hub);
    const button = document.createElement('button');
    let presses = 0;
    button.addEventListener('click', () => presses++);
    document.body.append(button);
    button.focus();
    await user.keyboard('10001{Enter}');
    expect(presses).toBe(0);
    await user.keyboard('{Enter}');
    expect(presses).toBe(1);
    button.remove();
  });
});

describe('a card on another page of a kiosk', () => {
  const config = {
    deviceType: 'Kiosk',
    extensions: ['screens'],
    pmsConfiguration: { pms: 'CabinSystem', pinLoginEnabled: true },
  };

  it('[A198] logs in where the guest stands', async () => {
    const hub = new FakeHub().on(sessionRoutes.loginBySwipe, aCardHolder());
    const { user, path } = renderPortal({ at: '/nowhere', hub, config });
    await screen.findByRole('main');
    await waitFor(async () => {
      await user.keyboard('10001{Enter}');
      expect(screen.getByRole('button', { name: en.header_logout })).toBeTruthy();
    });
    expect(path()).toBe('/nowhere');
    expect(hub.callsTo(sessionRoutes.loginBySwipe)[0]?.body).toEqual({ swipe: true, accountNumber: '10001' });
  });

  it('[A199] leads to the login page when nobody knows it', async () => {
    const hub = new FakeHub().on(sessionRoutes.loginBySwipe, refuse(401, 'login_failed', 'Unknown.'));
    const { user, path } = renderPortal({ at: '/nowhere', hub, config });
    await screen.findByRole('main');
    await waitFor(async () => {
      await user.keyboard('99999{Enter}');
      expect(path()).toBe('/login');
    });
  });
});
