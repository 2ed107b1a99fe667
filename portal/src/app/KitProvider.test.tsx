import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contentRoutes } from '#contract/areas/content.ts';
import { aCategory } from '#portal-test/content-fixtures.ts';
import { FakeHub } from '#portal-test/fake-hub.ts';
import { renderPortal } from '#portal-test/render.tsx';

const picture = () => screen.getByRole('main').querySelector('img');

it('[A24 A331] a picture that fails on a page gives way to the default image of the configuration', async () => {
  const hub = new FakeHub().on(contentRoutes.rootCategories, [aCategory('dining')]).on(contentRoutes.rootArticles, []);
  renderPortal({ at: '/content/overview', hub, config: { defaultImageId: 'sea-view' } });
  await screen.findByText('Category dining');
  await waitFor(() => expect(picture()).not.toBeNull());
  const shown = picture();
  expect(shown?.getAttribute('src')).not.toContain('sea-view');
  if (shown) fireEvent.error(shown);
  expect(new URL(picture()?.getAttribute('src') ?? '').search).toBe('?id=sea-view');
});
