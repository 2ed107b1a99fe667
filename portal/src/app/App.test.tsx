import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { contentRoutes } from '#contract/areas/content.ts';
import { deviceRoutes } from '#contract/areas/device.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { FakeHub, HubAnswer, refuse } from '#portal-test/fake-hub.ts';
import { aDeviceConfig } from '#portal-test/fixtures.ts';
import { renderPortal } from '#portal-test/render.tsx';
import { CONFIGURATION_RETRY_MS } from './load-configuration.ts';

const home = () => screen.findByRole('link', { name: 'Ship life' });

describe('the start', () => {
  it('[A15 A16 A75] fetches the configuration, and renders no page before it is there', async () => {
    let answer = (_config: ReturnType<typeof aDeviceConfig>) => {};
    const hub = new FakeHub().on(
      deviceRoutes.config,
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    renderPortal({ hub });
    expect(await screen.findByRole('status')).toHaveProperty('textContent', 'Loading');
    await waitFor(() => expect(hub.callsTo(deviceRoutes.config)).toHaveLength(1));
    expect(screen.queryByRole('banner')).toBeNull();
    answer(aDeviceConfig());
    expect(await home()).toBeDefined();
  });

  it('[A30 A31] shows the failure page when there is no answer', async () => {
    renderPortal({ hub: new FakeHub().silence() });
    expect(await screen.findByRole('heading', { name: 'Server Connection Error' })).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe('Could not fetch configuration from Hub.');
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('[A31] shows the same for an answer that cannot be read', async () => {
    renderPortal({ hub: new FakeHub().on(deviceRoutes.config, new HubAnswer(200, '<html>')) });
    expect((await screen.findByRole('alert')).textContent).toBe('Could not fetch configuration from Hub.');
  });

  it('[A32] shows code and message when the hub has them', async () => {
    renderPortal({ hub: new FakeHub().on(deviceRoutes.config, refuse(503, 'starting', 'The hub is starting')) });
    expect((await screen.findByRole('alert')).textContent).toBe('starting The hub is starting');
  });

  it('tries again every 30 seconds until the hub is there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const hub = new FakeHub().on(deviceRoutes.config, refuse(503, 'starting', 'x'));
    renderPortal({ hub });
    await screen.findByRole('alert');
    await vi.advanceTimersByTimeAsync(CONFIGURATION_RETRY_MS);
    expect(hub.callsTo(deviceRoutes.config)).toHaveLength(2);
    hub.on(deviceRoutes.config, aDeviceConfig());
    await vi.advanceTimersByTimeAsync(CONFIGURATION_RETRY_MS);
    expect(await home()).toBeDefined();
    vi.useRealTimers();
  });
});

describe('the look', () => {
  it.each([
    ['[A6 A7 A8] the theme of the settings', 'palma', 'lorelei', 'palma', 'float'],
    ['[A6 A8] else the one of the hub', undefined, 'lorelei', 'lorelei', 'rule'],
    ['an unknown one gives the default', 'nosuch', undefined, 'meridian', 'band'],
  ])('%s', async (_name, theme, layoutTheme, look, headerStyle) => {
    renderPortal({ config: { hub: { uiSettings: { theme }, layoutTheme } } });
    await home();
    expect(document.documentElement.dataset.look).toBe(look);
    expect(screen.getByRole('banner').dataset.style).toBe(headerStyle);
  });

  it('[A3] one build serves a ship and an airline', async () => {
    renderPortal({ config: { hub: { hubType: 'Airline', layoutTheme: 'nightflight' } } });
    expect(await home()).toBeDefined();
    expect(document.documentElement.dataset.look).toBe('nightflight');
  });

  it.each(['App', 'Kiosk', 'DigitalSignage'])('[A1 A343 A346] tells the styles that this is %s', async (deviceType) => {
    renderPortal({ config: { deviceType } });
    await home();
    expect(document.documentElement.dataset.device).toBe(deviceType);
  });

  it('[A2] gives another device none of the kiosk’s and the screen’s effects', async () => {
    renderPortal({ config: { deviceType: 'Fridge' } });
    await home();
    expect(document.documentElement.dataset.device).toBe('App');
  });
});

describe('the dashboard', () => {
  it('[A75] shows the modules of the profile in their order', async () => {
    renderPortal({
      config: {
        profile: {
          modules: [
            { id: '2', label: { de: 'Ausflüge', defaultValue: 'Excursions' }, url: '/shoreexcursions' },
            { id: '1', label: 'Tours', externalUrl: 'https://tours.example/a' },
          ],
        },
      },
    });
    const list = await screen.findByRole('list', { name: 'Discover' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/shoreexcursions', 'https://tours.example/a']);
    expect(links[0]?.textContent).toContain('Excursions');
  });

  it('shows the shell and no tile without modules', async () => {
    renderPortal({ config: { profile: { modules: [] } } });
    expect(await screen.findByRole('banner')).toBeDefined();
    expect(screen.getByRole('contentinfo')).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Discover' })).toBeNull();
  });

  it('shows today’s port with its times in ship time', async () => {
    const hub = new FakeHub().on(holidayRoutes.schedules, [
      { id: '1', date: '05/03/2026', day: 3, title: 'Lisbon', atSea: false, arrives: '08:00', departs: '18:00' },
    ]);
    renderPortal({ hub, now: () => Date.parse('2026-03-05T10:00:00Z') });
    expect(await screen.findByRole('heading', { name: 'Lisbon' })).toBeDefined();
    expect(screen.getByText('08:00')).toBeDefined();
    expect(screen.getByText('Today, Thursday 5 March')).toBeDefined();
  });
});

describe('the language', () => {
  it('[A56 A62] is the browser’s', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-AT');
    renderPortal();
    expect(await screen.findByRole('link', { name: 'Startseite' })).toBeDefined();
    expect(document.documentElement.lang).toBe('de');
    vi.restoreAllMocks();
  });

  it('[A59] becomes the first of the profile', async () => {
    renderPortal({ config: { profile: { languages: [{ code: 'fr', name: 'Français' }] } } });
    expect(await screen.findByRole('link', { name: 'Accueil' })).toBeDefined();
  });

  it('[A60] is English when the profile has none', async () => {
    renderPortal({ stored: { clientinfo: { language: 'fr' } }, config: { profile: { languages: [] } } });
    expect(await screen.findByRole('link', { name: 'Home' })).toBeDefined();
  });

  it('[A61 A141] changes at once by the picker, the operator’s texts too, and survives a reload', async () => {
    const label = { de: 'Bordleben', defaultValue: 'Ship life' };
    const config = { profile: { modules: [{ id: '1', label, url: '/content/overview' }] } };
    const { user, portal } = renderPortal({ config });
    await home();
    await user.click(screen.getByRole('button', { name: 'Deutsch' }));
    expect(await screen.findByRole('link', { name: 'Bordleben' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Deutsch' }).getAttribute('aria-pressed')).toBe('true');
    portal.persistence.flush();
    expect(JSON.parse(localStorage.getItem('guestportal') ?? '').clientinfo.language).toBe('de');
  });
});

describe('the subjects of pictures', () => {
  const asked = async (extensions: string[]) => {
    const hub = new FakeHub()
      .on(deviceRoutes.config, aDeviceConfig({ extensions }))
      .on(contentRoutes.focus, { default: [0.2, 0.7] });
    renderPortal({ hub });
    await home();
    return hub.callsTo(contentRoutes.focus).length;
  };

  it('are asked for once of a hub that knows them', async () => {
    expect(await asked(['picture-focus'])).toBe(1);
  });

  it('are not asked for of any other', async () => {
    expect(await asked([])).toBe(0);
  });
});
