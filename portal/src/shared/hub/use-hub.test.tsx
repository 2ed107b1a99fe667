import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bookablesRoutes } from '#contract/areas/bookables.ts';
import { aBookable } from '#portal-test/bookable-fixtures.ts';
import { FakeHub } from '#portal-test/fake-hub.ts';
import { renderPortal } from '#portal-test/render.tsx';

const PERGOLA = JSON.stringify([aBookable()]);

it('a page begins with the answer that it was served with, and does not ask for it', async () => {
  const { hub } = renderPortal({ at: '/dining/overview', brought: { dining: PERGOLA } });
  expect(await screen.findByRole('link', { name: /La Pergola/ })).toBeDefined();
  expect(hub.calls.map(({ path }) => path)).not.toContain('dining');
});

it('asks for what cannot be read', async () => {
  const hub = new FakeHub().on(bookablesRoutes.restaurants, [aBookable()]);
  renderPortal({ hub, at: '/dining/overview', brought: { dining: '<html>' } });
  expect(await screen.findByRole('link', { name: /La Pergola/ })).toBeDefined();
  expect(hub.calls.map(({ path }) => path)).toContain('dining');
});
