import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionRoutes } from '#contract/areas/session.ts';
import { en } from '#portal/texts/en.ts';
import { FakeHub, HubAnswer, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger, type ConfigChanges } from '#portal-test/fixtures.ts';
import { renderPortal } from '#portal-test/render.tsx';

const withPin: ConfigChanges = { pmsConfiguration: { pms: 'CabinSystem', pinLoginEnabled: true } };
const aCabinGuest = () => aPassenger({ sessionType: 'RemotePms', pms: { name: 'CabinSystem' } });

function open(hub = new FakeHub(), config = withPin, at = '/my_account/pin') {
  return renderPortal({ at, hub, config, stored: { authentication: aCabinGuest() } });
}
const current = () => screen.findByLabelText<HTMLInputElement>(en.pin_current);
const fresh = () => screen.getByLabelText<HTMLInputElement>(en.pin_new);
const save = () => screen.getByRole('button', { name: new RegExp(`^${en.pin_change_confirm}`) });

async function change({ user }: ReturnType<typeof renderPortal>, from: string, to: string) {
  if (from) await user.type(await current(), from);
  if (to) await user.type(fresh(), to);
  await user.click(save());
}

describe('the PIN page', () => {
  it('[A80 A237 A238 A239] offers to change and to reset the PIN, and a way back to the dashboard', async () => {
    const { user, path } = open();
    await current();
    expect(screen.getByRole('button', { name: en.pin_page_reset })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: en.pin_page_back }));
    await waitFor(() => expect(path()).toBe('/'));
  });

  it.each([
    ['', ''],
    ['123', '5678'],
    ['1234', '567'],
    ['1234', '56789'],
    ['12345', '5678'],
  ])('[A240] sends nothing with %j and %j', async (from, to) => {
    const hub = new FakeHub();
    const rendered = open(hub);
    await current();
    await change(rendered, from, to);
    expect(await screen.findByText('Please make sure that both PINs are 4 digits')).toBeTruthy();
    expect(hub.callsTo(sessionRoutes.changePin)).toEqual([]);
  });

  it('[A241] [AD33] sends both PINs; an empty answer empties the fields and says that it is done', async () => {
    const hub = new FakeHub().on(sessionRoutes.changePin, undefined);
    const rendered = open(hub);
    await change(rendered, '1234', '5678');
    expect(await screen.findByText(en.pin_page_changed)).toBeTruthy();
    expect([(await current()).value, fresh().value]).toEqual(['', '']);
    expect(hub.callsTo(sessionRoutes.changePin)[0]?.body).toEqual({ currentPin: '1234', newPin: '5678' });
  });

  it.each([
    ['a refusal', refuse(400, 'wrong_pin', 'Not that one.')],
    ['a body where none belongs', new HubAnswer(200, 'PIN history')],
  ])('[A243] [AD33] %s shows error_pin_change and keeps the guest', async (_, answer) => {
    const hub = new FakeHub().on(sessionRoutes.changePin, answer as never);
    const rendered = open(hub);
    await change(rendered, '9999', '5678');
    expect(await screen.findByText('There has been an error with changing your PIN.')).toBeTruthy();
    expect((await current()).value).toBe('9999');
    expect(rendered.path()).toBe('/my_account/pin');
  });

  async function reset({ user }: ReturnType<typeof renderPortal>) {
    await current();
    await user.click(screen.getByRole('button', { name: en.pin_page_reset }));
    const dialog = await screen.findByRole('dialog', { name: en.pin_page_reset_question });
    const [confirm] = [...dialog.querySelectorAll('button')].filter((b) => b.textContent === en.pin_page_reset);
    return confirm as HTMLButtonElement;
  }

  it.each([
    ['an empty text', ''],
    ['an empty body', new HubAnswer(200, '')],
  ])('[A242] [AD34] resets after a question; %s means success', async (_, answer) => {
    const hub = new FakeHub().on(sessionRoutes.resetPin, answer as never);
    const rendered = open(hub);
    const confirm = await reset(rendered);
    expect(hub.callsTo(sessionRoutes.resetPin)).toEqual([]);
    await rendered.user.click(confirm);
    expect(await screen.findByText(en.pin_page_reset_done)).toBeTruthy();
    expect(hub.callsTo(sessionRoutes.resetPin)[0]?.body).toEqual({});
    expect(rendered.path()).toBe('/my_account/pin');
  });

  it('[AD34] resets nothing when the guest thinks better of it', async () => {
    const hub = new FakeHub();
    const rendered = open(hub);
    await reset(rendered);
    await rendered.user.click(screen.getByText(en['kit.cancel']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(hub.callsTo(sessionRoutes.resetPin)).toEqual([]);
  });

  it('[A243] [AD22] a failed reset says so', async () => {
    const hub = new FakeHub().on(sessionRoutes.resetPin, refuse(500, 'internal', 'Oh.'));
    const rendered = open(hub);
    await rendered.user.click(await reset(rendered));
    expect(await screen.findByText('There has been an error.')).toBeTruthy();
  });

  it.each<[string, ConfigChanges]>([
    ['on a kiosk', { ...withPin, deviceType: 'Kiosk' }],
    ['without PIN login', { pmsConfiguration: { pms: 'CabinSystem', pinLoginEnabled: false } }],
  ])('[AD34] %s it leads to the account page', async (_, config) => {
    const { path } = open(new FakeHub(), config);
    await waitFor(() => expect(path()).toBe('/my_account'));
  });
});

describe('the account page', () => {
  it('[A79 A244] links to the PIN page', async () => {
    const { user, path } = open(new FakeHub(), withPin, '/my_account');
    await user.click(await screen.findByRole('link', { name: en.account_pin_link }));
    await waitFor(() => expect(path()).toBe('/my_account/pin'));
  });

  it.each<[string, ConfigChanges]>([
    ['[A245] on a kiosk', { ...withPin, deviceType: 'Kiosk' }],
    ['[A246] without PIN login', { pmsConfiguration: { pms: 'CabinSystem', pinLoginEnabled: false } }],
    ['[A246] with the passenger login', {}],
  ])('%s it does not', async (_, config) => {
    open(new FakeHub(), config, '/my_account');
    expect(await screen.findByText('Ada Winter')).toBeTruthy();
    expect(screen.queryByRole('link', { name: en.account_pin_link })).toBeNull();
  });
});
