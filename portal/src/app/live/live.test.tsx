import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';

const ON = { extensions: ['live'] };
const emergency = (isDrill: boolean) => ({
  id: '1',
  isDrill,
  text: { en: 'Go to your station', de: 'Gehen Sie zu Ihrer Station', fr: 'Allez à votre poste' },
  since: '2026-06-15T12:00:00Z',
});
const announcement = (id: string, priority: string, until = '2100-01-01T00:00:00Z') => ({
  id,
  priority,
  text: { en: `Announcement ${id}` },
  until,
});

async function open(options: RenderOptions = {}) {
  const rendered = renderPortal({ at: '/nowhere', ...options, config: { ...ON, ...options.config } });
  await screen.findByRole('main');
  await act(async () => undefined); // effects that have not run yet
  const stream = () => rendered.streams.findLast(({ url }) => url.endsWith('digitalsignage/events/live'));
  const tell = (state: object) => act(() => stream()?.onmessage?.({ data: JSON.stringify(state) }));
  return { ...rendered, stream, tell };
}

afterEach(() => void vi.restoreAllMocks());

describe('the emergency', () => {
  it.each(['App', 'Kiosk', 'DigitalSignage'])('takes over a %s, in all languages, and ends', async (deviceType) => {
    const { tell } = await open({ config: { deviceType } });
    await tell({ emergency: emergency(false) });
    const dialog = within(screen.getByRole('dialog'));
    for (const text of ['Emergency', 'Notfall', 'Urgence', 'Gehen Sie zu Ihrer Station']) {
      expect(dialog.getByText(text)).toBeDefined();
    }
    await tell({ emergency: null });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of a drill says so', async () => {
    const { tell } = await open();
    await tell({ emergency: emergency(true) });
    expect(screen.getByText(/only an exercise/)).toBeDefined();
    expect(screen.queryByText('Emergency')).toBeNull();
  });

  it('is there again after a reload before the hub has said anything', async () => {
    await open({ stored: { live: { emergency: emergency(false) } } as never });
    expect(screen.getByText('Notfall')).toBeDefined();
  });

  it('is not believed when storage holds something else', async () => {
    await open({ stored: { live: { emergency: { id: 7 } } } as never });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('announcements', () => {
  it('are a banner that a guest closes, except urgent ones', async () => {
    const { tell, user } = await open();
    await tell({ announcements: [announcement('1', 'normal')] });
    expect(screen.getByText('Announcement 1').closest('[role=status]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Announcement 1')).toBeNull();
    await tell({ announcements: [announcement('2', 'urgent')] });
    expect(screen.getByText('Announcement 2').closest('[role=alert]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('that have ended are not shown', async () => {
    const { tell } = await open();
    await tell({ announcements: [announcement('1', 'normal', '2020-01-01T00:00:00Z')] });
    expect(screen.queryByText('Announcement 1')).toBeNull();
  });
});

describe('the stream', () => {
  it('is not opened where the hub does not offer it', async () => {
    const { stream } = await open({ config: { extensions: [] } });
    expect(stream()).toBeUndefined();
  });

  it('bears what it does not understand', async () => {
    const { tell, stream } = await open();
    act(() => stream()?.onmessage?.({ data: 'nonsense' }));
    await tell({ announcements: 'none' });
    expect(screen.getByRole('main')).toBeDefined();
  });

  it('rests while a phone is in a pocket, and is opened when it is looked at', async () => {
    const { stream, streams } = await open();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const first = stream();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(first?.isClosed).toBe(true);
    const before = streams.length;
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(streams.length).toBe(before + 1);
  });
});
