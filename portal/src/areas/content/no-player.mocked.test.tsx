import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { contentRoutes } from '#contract/areas/content.ts';
import { anArticle, hubWith } from '#portal-test/content-fixtures.ts';
import { renderPortal } from '#portal-test/render.tsx';

vi.mock('#portal/shared/player/Player.tsx', () => Promise.reject(new Error('no such file')));

it('an article whose player cannot be fetched is still there to be read, and says what is missing', async () => {
  const hub = hubWith(anArticle('x')).on(contentRoutes.audios, [
    { id: 's', name: 'Harbour song.mp3', url: '/v1/blobs/files/song.mp3' },
  ]);
  renderPortal({ hub, at: '/content/detail/x', config: { deviceType: 'App' } });
  expect((await screen.findByRole('alert')).textContent).toBe('This recording cannot be played.');
  expect(screen.getByText('Harbour song')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
});
