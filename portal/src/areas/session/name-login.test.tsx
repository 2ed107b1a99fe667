import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionRoutes } from '#contract/areas/session.ts';
import { en } from '#portal/texts/en.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger, type ConfigChanges } from '#portal-test/fixtures.ts';
import { renderPortal } from '#portal-test/render.tsx';

const typeB: ConfigChanges = { pmsConfiguration: { pms: 'HotelSystem' } };
const aHotelGuest = () => aPassenger({ sessionType: 'RemotePms', pms: { name: 'HotelSystem' } });

const firstName = () => screen.findByLabelText<HTMLInputElement>(en.login_first_name);
const lastName = () => screen.getByLabelText<HTMLInputElement>(en.login_last_name);
const birthDate = () => screen.getByLabelText<HTMLInputElement>(en.login_birth_date);
const submit = () => screen.getByRole('button', { name: new RegExp(`^${en.login_submit}`) });

async function open(hub = new FakeHub(), config: ConfigChanges = typeB) {
  const rendered = renderPortal({ at: '/login', hub, config });
  await firstName();
  return rendered;
}
async function fill({ user }: ReturnType<typeof renderPortal>, dob = '12041978') {
  await user.type(await firstName(), ' Claudia');
  await user.type(lastName(), 'Hartmann ');
  await user.type(birthDate(), dob);
}

describe('the name login', () => {
  it('[A154 A178] asks for first name, last name and date of birth', async () => {
    await open();
    expect([lastName().value, birthDate().value]).toEqual(['', '']);
    expect((await firstName()).autocomplete).toBe('given-name');
  });

  it('[A155] shows with appLoginByName, whatever the PMS', async () => {
    await open(new FakeHub(), {
      pmsConfiguration: { pms: 'CabinSystem' },
      hub: { uiSettings: { appLoginByName: true } },
    });
    expect(birthDate()).toBeTruthy();
  });

  it('[A179 A180 A181] sets the slashes while digits are typed and takes nothing else', async () => {
    const { user } = await open();
    await user.type(birthDate(), '1a2.04/19789');
    expect(birthDate().value).toBe('12/04/1978');
  });

  it('[A179] lets a guest correct a digit in the middle', async () => {
    const { user } = await open();
    await user.type(birthDate(), '12041978');
    await user.type(birthDate(), '{Backspace}1', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect(birthDate().value).toBe('12/01/1978');
    expect(birthDate().selectionStart).toBe(5);
  });

  it('[A184] sends names and date of birth, and goes home', async () => {
    const hub = new FakeHub().on(sessionRoutes.loginByPms, aHotelGuest());
    const rendered = await open(hub);
    await fill(rendered);
    await rendered.user.click(submit());
    await waitFor(() => expect(rendered.path()).toBe('/'));
    expect(hub.callsTo(sessionRoutes.loginByPms)[0]?.body).toEqual({
      firstName: 'Claudia',
      lastName: 'Hartmann',
      dob: '12/04/1978',
    });
  });

  it('[A182 A183] [AD4] takes the month first in the US locale and sends the day first', async () => {
    const hub = new FakeHub().on(sessionRoutes.loginByPms, aHotelGuest());
    const rendered = await open(hub, { ...typeB, hub: { layoutTheme: 'nightflight' } });
    expect(screen.getByText(/12\/31\/1960/)).toBeTruthy();
    await fill(rendered, '04121978');
    await rendered.user.click(submit());
    await waitFor(() => expect(hub.callsTo(sessionRoutes.loginByPms)[0]?.body).toMatchObject({ dob: '12/04/1978' }));
  });

  it.each(['', '1204', '31022000'])('[A166 A185] [AD4] sends nothing with the date of birth %j', async (dob) => {
    const hub = new FakeHub();
    const rendered = await open(hub);
    await rendered.user.type(await firstName(), 'Claudia');
    await rendered.user.type(lastName(), 'Hartmann');
    if (dob) await rendered.user.type(birthDate(), dob);
    await rendered.user.click(submit());
    expect(await screen.findByText('Please make sure to fill out all the fields.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(birthDate()));
    expect(hub.callsTo(sessionRoutes.loginByPms)).toEqual([]);
  });

  it('[A185] marks every missing field and goes to the first', async () => {
    const { user } = await open();
    await user.click(submit());
    await screen.findByText(en.error_empty_fields);
    const invalid = [await firstName(), lastName(), birthDate()].map((field) => field.getAttribute('aria-invalid'));
    expect(invalid).toEqual(['true', 'true', 'true']);
    await waitFor(async () => expect(document.activeElement).toBe(await firstName()));
  });

  it('[A164 A186] a failure shows its text, keeps what was typed and stays', async () => {
    const hub = new FakeHub().on(sessionRoutes.loginByPms, refuse(401, 'login_failed', 'Unknown.'));
    const rendered = await open(hub);
    await fill(rendered);
    await rendered.user.click(submit());
    expect(await screen.findByText('Login failed, please check the details you have entered')).toBeTruthy();
    expect(birthDate().value).toBe('12/04/1978');
    expect(rendered.portal.store.getState().authentication.isAuthenticated).toBe(false);
  });
});
