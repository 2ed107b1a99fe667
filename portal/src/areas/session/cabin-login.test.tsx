import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Authentication } from '#contract/areas/session.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { STORAGE_KEY } from '#portal/shared/state/storage-key.ts';
import { en } from '#portal/texts/en.ts';
import { FakeHub, HubAnswer, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger, type ConfigChanges } from '#portal-test/fixtures.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';

const typeC = (pinLoginEnabled: boolean): ConfigChanges => ({
  pmsConfiguration: { pms: 'CabinSystem', pinLoginEnabled },
});
const aCabinGuest = (): Authentication => aPassenger({ sessionType: 'RemotePms', pms: { name: 'CabinSystem' } });
const aPendingGuest = (): Authentication => ({
  ...aCabinGuest(),
  isAuthenticated: false,
  pms: { name: 'CabinSystem', information: '{"isPinChangeRequired":true,"embarkDate":"01/06/2026"}' },
});

const account = () => screen.findByLabelText<HTMLInputElement>(en.login_account_number);
const cabin = () => screen.getByLabelText<HTMLInputElement>(en.login_cabin_number);
const pin = () => screen.queryByLabelText<HTMLInputElement>(en.login_pin);
const submit = () => screen.getByRole('button', { name: new RegExp(`^${en.login_submit}`) });

async function open(hub: FakeHub, withPin = true, options: RenderOptions = {}) {
  const rendered = renderPortal({ at: '/login', hub, config: typeC(withPin), ...options });
  await account();
  return rendered;
}
async function fillAndSend({ user }: ReturnType<typeof renderPortal>) {
  await user.type(await account(), ' 10001 ');
  await user.type(cabin(), '7214 ');
  const pinField = pin();
  if (pinField) await user.type(pinField, '1234');
  await user.click(submit());
}

describe('the cabin login', () => {
  it('[A157 A187 A188] asks for account number, cabin number and, with PIN login, a PIN', async () => {
    await open(new FakeHub());
    expect(cabin()).toBeTruthy();
    expect(pin()?.type).toBe('password');
    expect(pin()?.autocomplete).toBe('current-password');
  });

  it('[A189 A192] has no PIN field without PIN login and sends account and cabin', async () => {
    const hub = new FakeHub().on(sessionRoutes.loginByPms, aCabinGuest());
    const rendered = await open(hub, false);
    expect(pin()).toBeNull();
    await fillAndSend(rendered);
    await waitFor(() => expect(rendered.path()).toBe('/'));
    expect(hub.callsTo(sessionRoutes.loginByPms)[0]?.body).toEqual({ accountNumber: '10001', location: '7214' });
    expect(hub.callsTo(sessionRoutes.loginByPin)).toEqual([]);
  });

  it('[A193] sends account, cabin and PIN with PIN login', async () => {
    const hub = new FakeHub().on(sessionRoutes.loginByPin, aCabinGuest());
    const rendered = await open(hub);
    await fillAndSend(rendered);
    await waitFor(() => expect(rendered.path()).toBe('/'));
    expect(hub.callsTo(sessionRoutes.loginByPin)[0]?.body).toEqual({
      accountNumber: '10001',
      location: '7214',
      pinNo: '1234',
    });
    expect(hub.callsTo(sessionRoutes.loginByPms)).toEqual([]);
  });

  it('[A190 A191] sends nothing with an empty field and says error_empty_fields', async () => {
    const hub = new FakeHub();
    const { user } = await open(hub);
    await user.type(await account(), '10001');
    await user.type(cabin(), '7214');
    await user.click(submit());
    expect(await screen.findByText('Please make sure to fill out all the fields.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(pin()));
    await user.type(pin() as HTMLInputElement, '1234');
    await user.clear(cabin());
    await user.click(submit());
    expect(screen.getByText('Please make sure to fill out all the fields.')).toBeTruthy();
    expect(document.activeElement).toBe(cabin());
    await user.type(cabin(), '7214');
    await user.clear(await account());
    await user.type(await account(), '  ');
    await user.click(submit());
    expect(screen.getByText('Please make sure to fill out all the fields.')).toBeTruthy();
    expect(document.activeElement).toBe(await account());
    expect(hub.callsTo(sessionRoutes.loginByPin)).toEqual([]);
  });

  it('[A195] [AD27] a failure shows loginFailed and the hub’s message below, and the guest stays on the form', async () => {
    const hub = new FakeHub().on(sessionRoutes.loginByPin, refuse(429, 'too_many_attempts', 'Try in 15 minutes.'));
    const rendered = await open(hub);
    await fillAndSend(rendered);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Login failed, please check your data and try again')).toBeTruthy();
    expect(within(alert).getByText('Try in 15 minutes.')).toBeTruthy();
    expect(rendered.path()).toBe('/login');
    expect((await account()).value).toBe(' 10001 ');
  });

  it('works by keyboard alone', async () => {
    const hub = new FakeHub().on(sessionRoutes.loginByPin, aCabinGuest());
    const { user, path } = await open(hub);
    (await account()).focus();
    await user.keyboard('10001{Tab}7214{Tab}1234{Enter}');
    await waitFor(() => expect(path()).toBe('/'));
  });
});

describe('the forced PIN change', () => {
  const newPin = () => screen.findByLabelText<HTMLInputElement>(en.pin_new);
  const confirm = () => screen.getByRole('button', { name: new RegExp(`^${en.pin_change_confirm}`) });

  async function openPending(hub = new FakeHub(), options: RenderOptions = {}) {
    hub.on(sessionRoutes.loginByPin, aPendingGuest());
    const rendered = await open(hub, true, options);
    await fillAndSend(rendered);
    await newPin();
    return rendered;
  }

  it('[A196 A220 A229 A230] opens the modal with the session id stored and nobody logged in', async () => {
    const { portal, path, router } = await openPending();
    expect(screen.getByRole('dialog', { name: en.pin_change_title })).toBeTruthy();
    expect(portal.store.getState().authentication).toMatchObject({ sessionId: 'session-1', isAuthenticated: false });
    expect(path()).toBe('/login');
    expect(screen.queryByRole('button', { name: en.header_logout })).toBeNull();
    router.navigate('/my_account');
    await waitFor(() => expect(path()).toBe('/login'));
  });

  it.each(['', '123', '12345'])('[A231 A232] [AD22] refuses the new PIN %j and sends nothing', async (typed) => {
    const hub = new FakeHub();
    const { user } = await openPending(hub);
    if (typed) await user.type(await newPin(), typed);
    await user.click(confirm());
    expect(await screen.findByText('Please make sure your new pin is 4 digits.')).toBeTruthy();
    expect(screen.getByText('Your PIN number needs to be 4 digits long')).toBeTruthy();
    expect(hub.callsTo(sessionRoutes.changePin)).toEqual([]);
  });

  it('[A233 A234 A236] [AD13] changes with the PIN just used, and the login goes on to the origin', async () => {
    const hub = new FakeHub().on(sessionRoutes.changePin, undefined);
    const { user, portal, path } = await openPending(hub, { at: '/my_account' });
    await user.type(await newPin(), '5678');
    await user.click(confirm());
    await waitFor(() => expect(path()).toBe('/my_account'));
    const [call] = hub.callsTo(sessionRoutes.changePin);
    expect(call?.body).toEqual({ currentPin: '1234', newPin: '5678' });
    expect(call?.headers.SessionId).toBe('session-1');
    const { authentication } = portal.store.getState();
    expect(authentication).toMatchObject({ sessionId: 'session-1', isAuthenticated: true });
    expect(authentication.pms?.information).toMatchObject({ isPinChangeRequired: false, embarkDate: '01/06/2026' });
    expect(hub.callsTo(sessionRoutes.logout)).toEqual([]);
  });

  it.each([
    ['a refusal', refuse(400, 'wrong_pin', 'Wrong.')],
    ['a body where none belongs', new HubAnswer(200, 'PIN history')],
  ])('[A235] [AD32 AD33] %s shows error_pin_change and leaves only Close, which ends it', async (_, answer) => {
    const hub = new FakeHub().on(sessionRoutes.changePin, answer as never);
    const { user, portal } = await openPending(hub);
    await user.type(await newPin(), '5678');
    await user.click(confirm());
    expect(await screen.findByText('There has been an error with changing your PIN.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: new RegExp(`^${en.pin_change_confirm}`) })).toBeNull();
    await user.click(screen.getByText(en.pin_change_close));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(portal.store.getState().authentication).toEqual({});
    expect((await account()).value).toBe(' 10001 ');
    expect(pin()?.value).toBe('');
  });

  it('[AD32] closing discards the session id, here and on the hub', async () => {
    const hub = new FakeHub();
    const { user, portal } = await openPending(hub);
    await user.click(screen.getByText(en.pin_change_close));
    await waitFor(() => expect(portal.store.getState().authentication).toEqual({}));
    expect(hub.callsTo(sessionRoutes.logout)[0]?.headers.SessionId).toBe('session-1');
  });

  it('[AD32] the PIN is never stored, and a stored session without its change is discarded at start', async () => {
    const { portal } = await openPending();
    portal.persistence.flush();
    expect(localStorage.getItem(STORAGE_KEY)).not.toContain('1234');
    const again = renderPortal({ at: '/my_account', stored: { authentication: aPendingGuest() }, config: typeC(true) });
    await waitFor(() => expect(again.path()).toBe('/login'));
    expect(again.portal.store.getState().authentication).toEqual({});
  });
});
