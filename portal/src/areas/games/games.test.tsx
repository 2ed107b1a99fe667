import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deviceRoutes } from '#contract/areas/device.ts';
import { renderPortal } from '#portal-test/render.tsx';

const TITLES = [
  'Teenie Meanies',
  'Solitaire',
  'Bird vs Bird',
  '2048',
  'Eye 2 Eye',
  'Two To Match',
  "Honey I'm home",
  'Sudoku',
  'Pic Fix',
];
const gamesUrl = 'https://games.example';

async function links(options: Parameters<typeof renderPortal>[0] = {}) {
  const rendered = renderPortal({ at: '/games/overview', config: { gamesUrl }, ...options });
  const list = await screen.findByRole('list', { name: 'Games' });
  return { ...rendered, links: within(list).getAllByRole('link') };
}

describe('the games', () => {
  it('[C186 C187] are exactly nine, without a login', async () => {
    const { links: all } = await links();
    expect(all.map((link) => TITLES.find((title) => link.textContent?.startsWith(title)))).toEqual(TITLES);
  });

  it('[C188] [CD30] open on the games host, in a new tab', async () => {
    const { links: all } = await links();
    expect(all.map((link) => link.getAttribute('href'))).toEqual(
      [
        'teenie-meanies',
        'solitaire',
        'bird-vs-bird',
        '2048',
        'eye-2-eye',
        'two-to-match',
        'honey-im-home',
        'sudoku',
        'pic-fix',
      ].map((id) => `https://games.example/games/${id}/index.html`),
    );
    expect(new Set(all.map((link) => link.getAttribute('target')))).toEqual(new Set(['_blank']));
  });

  it('[CD30] a click is recorded as an external link', async () => {
    const { links: all, user, hub } = await links();
    await user.click(all[3] as HTMLElement);
    const pages = hub.callsTo(deviceRoutes.pageView).map(({ params }) => decodeURIComponent(params.page ?? ''));
    expect(pages.some((page) => page.includes('games.example/games/2048/index.html'))).toBe(true);
  });

  it('the hub’s address is stronger than the client’s own', async () => {
    const { links: all } = await links({ client: { gamesUrl: 'https://own.example' } });
    expect(all[0]?.getAttribute('href')).toMatch(/^https:\/\/games\.example\//);
  });

  it('the client’s own address counts when the hub names none', async () => {
    const { links: all } = await links({ config: {}, client: { gamesUrl: 'https://own.example/' } });
    expect(all[0]?.getAttribute('href')).toBe('https://own.example/games/teenie-meanies/index.html');
  });
});
