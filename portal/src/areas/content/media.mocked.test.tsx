import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contentRoutes } from '#contract/areas/content.ts';
import { anArticle, hubWith } from '#portal-test/content-fixtures.ts';
import { renderPortal } from '#portal-test/render.tsx';
import type { OpenedPdf } from './use-pdf.ts';

const opened = vi.hoisted(() => ({ pages: 3, failed: false, widths: [] as number[] }));
vi.mock('./use-pdf.ts', () => ({
  usePdf: (): OpenedPdf =>
    opened.failed
      ? { status: 'failed' }
      : { status: 'open', document: { numPages: opened.pages, getPage: async (n: number) => n } as never },
  drawPage: async (page: number, _canvas: unknown, width: number) => {
    opened.widths.push(width);
    return `words of page ${page}`;
  },
}));

const SPACE_PX = 2_000;
beforeEach(() => {
  opened.failed = false;
  opened.widths = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #told: () => void;
      constructor(told: () => void) {
        this.#told = told;
      }
      observe(element: HTMLElement) {
        Object.defineProperty(element, 'clientWidth', { value: SPACE_PX, configurable: true });
        this.#told();
      }
      disconnect() {}
    },
  );
});

const PDFS = [
  { id: 'menu', name: 'Dinner menu.PDF', url: '/v1/blobs/files/menu.pdf' },
  { id: 'wine', name: 'The wines of the Campanian coast.pdf', url: 'http://go.ship.example/wine.pdf' },
];

function open(
  deviceType: string,
  settings: { showPdfsOnKiosk?: boolean; enableWayfinder?: boolean; preview?: boolean } = {},
) {
  const hub = hubWith(anArticle('x'))
    .on(contentRoutes.pdfs, PDFS)
    .on(contentRoutes.audios, [{ id: 's', name: 'Harbour song.mp3', url: '/v1/blobs/files/song.mp3' }])
    .on(contentRoutes.videos, [{ id: 'f', description: 'The harbour', urlFrontend: '/v1/blobs/files/film.mp4' }]);
  return renderPortal({
    hub,
    at: '/content/detail/x',
    config: {
      deviceType,
      hub: { uiSettings: { showPdfsOnKiosk: settings.showPdfsOnKiosk } },
      profile: { enableWayfinder: settings.enableWayfinder },
    },
  });
}

describe('PDFs', () => {
  it('[A314 A319 A323 C16] are downloads on a phone, under their label', async () => {
    const { hub } = open('App');
    const link = await screen.findByRole('link', { name: 'Download Dinner menu (PDF)' });
    expect(link.getAttribute('href')).toBe('http://localhost:8080/v1/blobs/files/menu.pdf');
    expect(link.getAttribute('download')).toBe('Dinner menu.PDF');
    expect(screen.getByText('The wines of the Campania…')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Dinner menu' })).toBeNull();
    expect(hub.callsTo(contentRoutes.pdfs)[0]?.path).toBe('blobs/pdfs/x?previewMode=false');
  });

  it('[A319] are saved from here when the hub is of another origin, and the page stays', async () => {
    const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(new Response('%PDF-1.7'));
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:menu', revokeObjectURL: () => undefined });
    open('App');
    const link = await screen.findByRole('link', { name: 'Download Dinner menu (PDF)' });
    expect(fireEvent.click(link)).toBe(false);
    await waitFor(() => expect(saved).toEqual(['Dinner menu.PDF blob:menu']));
    expect(fetched).toHaveBeenCalledWith('http://localhost:8080/v1/blobs/files/menu.pdf');
    vi.restoreAllMocks();
  });

  it('[A319] open beside the page when their bytes cannot be had', async () => {
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('blocked'));
    const beside = vi.spyOn(window, 'open').mockReturnValue(null);
    open('App');
    fireEvent.click(await screen.findByRole('link', { name: 'Download Dinner menu (PDF)' }));
    const address = 'http://localhost:8080/v1/blobs/files/menu.pdf';
    await waitFor(() => expect(beside).toHaveBeenCalledWith(address, '_blank', 'noreferrer'));
    vi.restoreAllMocks();
  });

  it('[A328] are fetched by their public address', async () => {
    open('App');
    const link = await screen.findByRole('link', { name: /wines of the Campanian coast/ });
    expect(link.getAttribute('href')).toBe('http://app.ship.example/wine.pdf');
  });

  it('[A320] are neither shown nor asked for on a kiosk', async () => {
    const { hub } = open('Kiosk');
    await screen.findByText('Harbour song');
    expect(hub.callsTo(contentRoutes.pdfs)).toEqual([]);
    expect(screen.queryByText('Dinner menu')).toBeNull();
  });

  it('[A317 A321] open and close in the viewer on a kiosk that allows them', async () => {
    const { user } = open('Kiosk', { showPdfsOnKiosk: true });
    const button = await screen.findByRole('button', { name: 'Dinner menu' });
    await user.click(button);
    expect(await screen.findByText('Page 1 of 3')).toBeDefined();
    expect(await screen.findByText('words of page 1')).toBeDefined();
    await user.click(button);
    expect(screen.queryByText('Page 1 of 3')).toBeNull();
    expect(screen.queryByRole('link', { name: /Download/ })).toBeNull();
  });

  it('[A318] [AD48] turn by previous and next, which end at the ends; another PDF starts at page 1', async () => {
    const { user } = open('Kiosk', { showPdfsOnKiosk: true });
    await user.click(await screen.findByRole('button', { name: 'Dinner menu' }));
    const next = await screen.findByRole('button', { name: 'Next' });
    const previous = screen.getByRole('button', { name: 'Previous' });
    expect(previous.hasAttribute('disabled')).toBe(true);
    await user.click(next);
    await user.click(next);
    expect(screen.getByText('Page 3 of 3')).toBeDefined();
    expect(await screen.findByText('words of page 3')).toBeDefined();
    expect(next.hasAttribute('disabled')).toBe(true);
    await user.click(previous);
    expect(screen.getByText('Page 2 of 3')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /wines of the Campanian coast/ }));
    expect(await screen.findByText('Page 1 of 3')).toBeDefined();
  });

  it.each([
    [1920, false, 856],
    [1920, true, 590],
    [1080, true, 670],
  ])('[A324] are drawn in a window of %i px, wayfinder %s, at %i px', async (windowWidth, enableWayfinder, width) => {
    vi.stubGlobal('innerWidth', windowWidth);
    const { user } = open('Kiosk', { showPdfsOnKiosk: true, enableWayfinder });
    await user.click(await screen.findByRole('button', { name: 'Dinner menu' }));
    await waitFor(() => expect(opened.widths).toEqual([width]));
    vi.unstubAllGlobals();
  });

  it('say so when they cannot be shown', async () => {
    opened.failed = true;
    const { user } = open('Kiosk', { showPdfsOnKiosk: true });
    await user.click(await screen.findByRole('button', { name: 'Dinner menu' }));
    expect(await screen.findByText('This document cannot be shown.')).toBeDefined();
  });

  it('[AD48] turn by themselves on a screen while nobody has chosen one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    open('DigitalSignage');
    expect(await screen.findByText('Page 1 of 3')).toBeDefined();
    await vi.advanceTimersByTimeAsync(15_000);
    await waitFor(() => expect(screen.getByText('Page 2 of 3')).toBeDefined());
    vi.useRealTimers();
  });

  it('[A317 A318] [AD48] open in the viewer on a screen too', async () => {
    const { user } = open('DigitalSignage');
    await user.click(await screen.findByRole('button', { name: 'Dinner menu' }));
    await user.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Next' }));
    expect(screen.getByText('Page 2 of 3')).toBeDefined();
  });
});

describe('recordings and films', () => {
  it.each(['App', 'Kiosk', 'DigitalSignage'])('[A315] [AD48] recordings show on %s', async (deviceType) => {
    const { hub } = open(deviceType);
    await screen.findByText('Harbour song');
    expect(document.querySelector('audio')?.getAttribute('src')).toBe('http://localhost:8080/v1/blobs/files/song.mp3');
    expect(hub.callsTo(contentRoutes.audios)[0]?.path).toBe('blobs/audios/x?previewMode=false');
  });

  it('[A316 C16] films show on a phone', async () => {
    const { hub } = open('App');
    await screen.findByText('The harbour');
    expect(document.querySelector('video')?.getAttribute('src')).toBe('http://localhost:8080/v1/blobs/files/film.mp4');
    expect(hub.callsTo(contentRoutes.videos)[0]?.path).toBe('blobs/videos/x?previewMode=false');
  });

  it.each(['Kiosk', 'DigitalSignage'])('[A322] films are neither shown nor asked for on %s', async (deviceType) => {
    const { hub } = open(deviceType);
    await screen.findByText('Harbour song');
    expect(document.querySelector('video')).toBeNull();
    expect(hub.callsTo(contentRoutes.videos)).toEqual([]);
  });

  it('say so when they cannot be played', async () => {
    open('App');
    await screen.findByText('The harbour');
    fireEvent.error(document.querySelector('video') as HTMLVideoElement);
    expect(await screen.findByText('This film cannot be played.')).toBeDefined();
  });
});
