import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { en } from '#portal/texts/en.ts';
import type { ConfigChanges } from '#portal-test/fixtures.ts';
import { renderPortal } from '#portal-test/render.tsx';

const byName: ConfigChanges = { pmsConfiguration: { pms: 'HotelSystem' }, deviceType: 'Kiosk' };
const firstName = () => screen.findByLabelText<HTMLInputElement>(en.login_first_name);
const lastName = () => screen.getByLabelText<HTMLInputElement>(en.login_last_name);
const birthDate = () => screen.getByLabelText<HTMLInputElement>(en.login_birth_date);
const keyboard = () => screen.findByRole('group', { name: 'On-screen keyboard' });
const noKeyboard = () => expect(screen.queryByRole('group', { name: 'On-screen keyboard' })).toBeNull();

async function open(config = byName) {
  const rendered = renderPortal({ at: '/login', config });
  await firstName();
  const press = async (...keys: string[]) => {
    for (const name of keys) {
      await rendered.user.click(within(await keyboard()).getByRole('button', { name }));
    }
  };
  return { ...rendered, press };
}

describe('the keyboard on the screen of a kiosk', () => {
  it('opens at a tap and types names with capitals and accents into the field that has the focus', async () => {
    const { user, press } = await open();
    noKeyboard();
    await user.click(await firstName());
    await press(
      'Capital letter',
      'Z',
      'o',
      'Accents and signs',
      'ë',
      'Accents and signs',
      'y',
      'Erase the last letter',
    );
    expect((await firstName()).value).toBe('Zoë');
    await user.click(lastName());
    await press('Capital letter', 'V', 'a', 'n', 'Space', "'", 't');
    expect(lastName().value).toBe("Van 't");
    expect(document.activeElement).toBe(lastName());
    await user.click(birthDate());
    noKeyboard();
    expect(screen.getByRole('group', { name: 'Number keys' })).toBeTruthy();
  });

  it('closes when the guest is done', async () => {
    const { user, press } = await open();
    await user.click(await firstName());
    await press('Done');
    noKeyboard();
  });

  it('leaves a real keyboard alone', async () => {
    const { user } = await open();
    await user.tab();
    (await firstName()).focus();
    noKeyboard();
    await user.click(await firstName());
    await keyboard();
    await user.keyboard('A');
    await waitFor(noKeyboard);
    expect((await firstName()).value).toBe('A');
  });

  it('is not there on a guest’s own device', async () => {
    const { user } = await open({ ...byName, deviceType: 'App' });
    await user.click(await firstName());
    expect(document.activeElement).toBe(await firstName());
    noKeyboard();
  });
});
