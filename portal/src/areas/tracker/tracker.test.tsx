import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type GpsProfile, trackerRoutes } from '#contract/areas/tracker.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import type { FakeStream } from '#portal-test/fake-stream.ts';
import { renderPortal } from '#portal-test/render.tsx';

const weather = {
  synopsis: { en: 'Clear sky', de: 'Klarer Himmel' },
  icon: '01d',
  temp: 21,
  humidity: 55,
  feels_like: 20,
  windDirection: 90,
  windSpeed: 4,
  unit: 'metric',
};
const naples: GpsProfile = {
  latitude: 40.84,
  longitude: 14.26,
  dataType: 'Ship',
  advancedInformation: { heading: 0, course: 45, weather },
};

async function open(gpsProfile: GpsProfile | null = naples, options: Parameters<typeof renderPortal>[0] = {}) {
  const hub = new FakeHub().on(trackerRoutes.current, { gpsProfile });
  const rendered = renderPortal({ at: '/map/tracker/1', hub, ...options });
  const map = await screen.findByRole('region', { name: 'Map of our position' });
  const stream = () => rendered.streams.findLast(({ url }) => url.endsWith('cms/events/register')) as FakeStream;
  await waitFor(() => expect(stream()).toBeDefined());
  const bring = (profile: GpsProfile) =>
    act(() => stream().onmessage?.({ data: JSON.stringify({ gpsProfile: profile }) }));
  return { ...rendered, map, stream, bring };
}
const marker = () => screen.findByRole('img', { name: /^Our / });
const frameOf = (image: HTMLElement) => image.parentElement as HTMLElement;

describe('the tracker', () => {
  it('[C236 C237 C243 C245] [CD38] shows the position on a map at zoom 4, titled by the module, without a login', async () => {
    const { map } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Ship life' })).toBeTruthy();
    await waitFor(() => expect(map.dataset.centre).toBe('40.84 14.26'));
    expect(map.dataset.zoom).toBe('4');
    expect(screen.getByText('40° 50.4′ N, 14° 15.6′ E')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /our position in the centre/ }).checked).toBe(true);
  });

  it('starts nearer where the operator says so', async () => {
    const { map } = await open(naples, { config: { hub: { uiSettings: { trackerZoom: 7 } } } });
    await waitFor(() => expect(map.dataset.centre).toBe('40.84 14.26'));
    expect(map.dataset.zoom).toBe('7');
  });

  it('[CD38] any other id shows the same vessel', async () => {
    await open(naples, { at: '/map/tracker/anything' });
    expect(screen.getByRole('heading', { level: 1, name: 'Where we are' })).toBeTruthy();
    expect(await marker()).toBeTruthy();
  });

  it('[C239 C241 C244] [CD39] turns the marker by the heading minus 90° at 80 px, a ship or an aircraft', async () => {
    const { bring } = await open();
    const ship = await marker();
    expect(ship.dataset.vessel).toBe('Ship');
    expect(ship.querySelector('svg')?.style.transform).toBe('rotate(-90deg)');
    expect(frameOf(ship).style.width).toBe('80px');
    const art = ship.innerHTML;
    bring({ ...naples, dataType: 'Aircraft', advancedInformation: { heading: 511, course: 45 } });
    const aircraft = await screen.findByRole('img', { name: 'Our aircraft' });
    expect(aircraft.dataset.vessel).toBe('Aircraft');
    expect(aircraft.querySelector('svg')?.style.transform).toBe('rotate(-45deg)');
    expect(aircraft.innerHTML).not.toBe(art);
  });

  it('[C243 C244] goes in to zoom 18 and out to zoom 3, and the marker grows above 13', async () => {
    const { map, user } = await open();
    const size = async () => frameOf(await marker()).style.width;
    const go = async (name: string, zoom: number) => {
      for (let click = 0; click < 20 && map.dataset.zoom !== String(zoom); click++) {
        await user.click(within(map).getByRole('button', { name }));
      }
      expect(map.dataset.zoom).toBe(String(zoom));
    };
    await go('Zoom in', 13);
    expect(await size()).toBe('80px');
    await go('Zoom in', 14);
    expect(await size()).toBe('120px');
    await go('Zoom in', 18);
    expect(await size()).toBe('280px');
    await user.click(within(map).getByRole('button', { name: 'Zoom in' }));
    expect(map.dataset.zoom).toBe('18');
    await go('Zoom out', 3);
    await user.click(within(map).getByRole('button', { name: 'Zoom out' }));
    expect(map.dataset.zoom).toBe('3');
  });

  it('pins a house, which has no direction and is nowhere approximately', async () => {
    const house = { ...naples, advancedInformation: { heading: 511, course: 511 } };
    await open(house, { config: { hub: { hubType: 'Resort' } } });
    const pin = await screen.findByRole('img', { name: 'Our house' });
    expect(pin.dataset.vessel).toBe('House');
    expect(pin.querySelector('svg')?.style.transform).toBe('rotate(0deg)');
    expect(screen.queryByText('Showing approximate location.')).toBeNull();
  });

  it('[C240 C242] says that the location is approximate when heading and course are both unknown, and not otherwise', async () => {
    const { bring } = await open();
    await marker();
    const said = () => screen.queryByText('Showing approximate location.');
    expect(said()).toBeNull();
    bring({ ...naples, advancedInformation: { heading: 511, course: 511 } });
    expect(said()).toBeTruthy();
    bring({ ...naples, advancedInformation: { heading: 511, course: 0 } });
    expect(said()).toBeNull();
    bring({ ...naples, advancedInformation: undefined });
    expect(said()).toBeTruthy();
  });

  it('[C238 C245 C246] a new position re-centres the map, but not once auto-centre is off', async () => {
    const { map, bring, user } = await open();
    bring({ ...naples, latitude: 39, longitude: 12 });
    await waitFor(() => expect(map.dataset.centre).toBe('39.00 12.00'));
    await user.click(screen.getByRole('checkbox', { name: /our position in the centre/ }));
    bring({ ...naples, latitude: 38, longitude: 11 });
    expect(await screen.findByText('38° 0.0′ N, 11° 0.0′ E')).toBeTruthy();
    expect(map.dataset.centre).toBe('39.00 12.00');
    await user.click(screen.getByRole('checkbox', { name: /our position in the centre/ }));
    await waitFor(() => expect(map.dataset.centre).toBe('38.00 11.00'));
  });

  it('[C246] [CD38] moving the map by keyboard switches auto-centre off', async () => {
    const { map, user } = await open();
    await marker();
    act(() => map.focus());
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /our position in the centre/ }).checked).toBe(false);
  });

  it('[C247 C248 C249] shows the weather over the map in its unit, and hides it', async () => {
    const { bring, user } = await open();
    const overlay = await screen.findByRole('region', { name: 'Weather at our position' });
    for (const text of ['Clear sky', '21 °C', '20 °C', '4 m/s E', '55 %']) {
      expect(within(overlay).getByText(text)).toBeTruthy();
    }
    expect(overlay.querySelector('svg')?.classList).toContain('lucide-sun');
    bring({ ...naples, advancedInformation: { heading: 0, weather: { ...weather, unit: 'imperial' } } });
    expect(within(overlay).getByText('21 °F')).toBeTruthy();
    expect(within(overlay).getByText('4 mph E')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Show the weather on the map' }));
    expect(screen.queryByRole('region', { name: 'Weather at our position' })).toBeNull();
  });

  it('[CD38] without a known position says so and shows no marker', async () => {
    await open({ latitude: 91, longitude: 181 });
    expect(await screen.findByText('Our position is not known at the moment.')).toBeTruthy();
    expect(screen.queryByRole('img', { name: /^Our / })).toBeNull();
  });

  it('[CD40] keeps the last position when the stream breaks or brings nonsense, and says that it is old', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { stream } = await open({ ...naples, positionTime: '2026-06-15T12:05:00Z' });
    await marker();
    act(() => stream().onmessage?.({ data: 'KIOSK' }));
    act(() => stream().onmessage?.({ data: '{"gpsProfile":{"latitude":91,"longitude":181}}' }));
    expect(screen.getByText('40° 50.4′ N, 14° 15.6′ E')).toBeTruthy();
    act(() => stream().onerror?.('lost'));
    expect(await screen.findByText(/Live updates are interrupted/)).toBeTruthy();
    expect(stream().isClosed).toBe(true);
    expect(warn).toHaveBeenCalledWith('The stream of positions broke', 'lost');
    expect(screen.getByText(/14:05$/)).toBeTruthy();
    warn.mockRestore();
  });

  it('[C238 C248] reads a message of the stream as tolerantly as the first position', async () => {
    const { bring } = await open();
    await marker();
    const windy = { ...weather, windDirection: 'NE' };
    bring({ latitude: '38.1', longitude: 14.26, advancedInformation: { course: '90', weather: windy } } as never);
    expect(screen.getByText('38° 6.0′ N, 14° 15.6′ E')).toBeTruthy();
    expect(screen.getByText('90° E')).toBeTruthy();
    expect(screen.getByText('4 m/s NE')).toBeTruthy();
  });

  it('asks again when the position cannot be read', async () => {
    const hub = new FakeHub().on(trackerRoutes.current, refuse(500, 'broken'));
    const { user } = renderPortal({ at: '/map/tracker/1', hub });
    const again = await screen.findByRole('button', { name: 'Try again' });
    hub.on(trackerRoutes.current, { gpsProfile: naples });
    await user.click(again);
    expect(await marker()).toBeTruthy();
  });

  it('on a screen with a layout of its own keeps the ship in the middle', async () => {
    const { map, bring } = await open(naples, { config: { deviceType: 'DigitalSignage', extensions: ['screens'] } });
    bring({ ...naples, latitude: 39, longitude: 12 });
    await waitFor(() => expect(map.dataset.centre).toBe('39.00 12.00'));
  });

  it('has no switches on a screen', async () => {
    await open(naples, { config: { deviceType: 'DigitalSignage' } });
    await marker();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull();
  });

  it.each([
    [{ trackerNamesUrl: 'https://names.example/{z}/{x}/{y}.svg' }, 1],
    [{}, 0],
  ])('[CD38] has names of the map above the vessel where %j names them', async (uiSettings, panes) => {
    const { map } = await open(naples, { config: { hub: { uiSettings } } });
    expect(map.querySelectorAll('.leaflet-names-pane')).toHaveLength(panes);
  });

  it.each([
    [
      { osmUrl: 'https://own.example/{z}/{x}/{y}.svg', hub: { osmServiceUrl: 'https://service.example' } },
      'https://own.example/',
    ],
    [{ hub: { osmServiceUrl: 'https://service.example' } }, 'https://service.example/'],
    [{}, 'https://client.example/'],
  ])('[CD38] takes its tiles from where the configuration %j says', async (config, start) => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
    const { map } = await open(naples, { config, client: { osmUrl: 'https://client.example' } });
    await waitFor(() => expect(map.querySelector<HTMLImageElement>('img.leaflet-tile')?.src).toMatch(start));
    expect(map.querySelector<HTMLImageElement>('img.leaflet-tile')?.src).toMatch(/\/4\/\d+\/\d+\.(svg|png)$/);
    width.mockRestore();
    height.mockRestore();
  });
});
