import { expect, it, vi } from 'vitest';
import type { RouteRow } from '#portal/app/route-map.ts';
import { preload, rowAt } from './preload.ts';

it.each([
  ['/', '/'],
  ['/content/detail/7', '/content/detail/:id'],
  ['/QR/pool/bar', '/QR/*'],
  ['/nowhere', undefined],
])('%s opens the row %s', (pathname, path) => {
  expect(rowAt(pathname)?.path).toBe(path);
});

it('fetches the page ahead, and a failure stays unheard', async () => {
  const page = vi.fn(() => Promise.reject(new Error('offline')));
  const rows: RouteRow[] = [{ path: '/', area: 'home', access: 'open', page }];
  expect(rowAt('/', rows)?.page).toBe(page);
  expect(() => preload('/nowhere', { language: 'xx', look: 'nosuch' }, 'ja')).not.toThrow();
});

it('wears the look of last time while the configuration is under way', async () => {
  delete document.documentElement.dataset.look;
  preload('/nowhere', { look: 'palma' }, 'en');
  await vi.waitFor(() => expect(document.documentElement.dataset.look).toBe('palma'));
});
