import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contentRoutes } from '#contract/areas/content.ts';
import { type ShipContent, shipRoutes } from '#contract/areas/ship.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { renderPortal } from '#portal-test/render.tsx';
import { picturesByCategory, shipOf, swatches } from './ship.rules.ts';

const SHIP: ShipContent = {
  shipCode: 'MS',
  shipName: 'Meridian Star',
  description: '<p>Long evenings</p>',
  technicalData: [{ label: { defaultValue: 'Length', de: 'Länge' }, value: '240 m' }],
  cabin: {
    title: 'Cabins and suites',
    description: '<p>Even to port</p>',
    cabinDeck: [
      { cabinCategory: 'Suite', colours: ['#d8b26a', '#8c6a2f'], cabinCode: 'SU' },
      { cabinCategory: 'Inside cabin', colours: ['#e7cdb4'], cabinCode: 'IN' },
    ],
  },
};
const image = (id: string, category: string) => ({ id, name: id, url: `/v1/blobs/image?id=${id}`, category });

function shipHub(images = [image('one', 'Ship'), image('two', 'Ship'), image('plan-deck-5', 'DeckPlan')]): FakeHub {
  return new FakeHub()
    .on(shipRoutes.content, SHIP)
    .on(contentRoutes.images, ({ params }) =>
      params.id === 'MS' ? images : [image(`${params.id}-picture`, 'Header')],
    );
}

describe('the ship page', () => {
  it('[A334 C282 C283 C284 C285 C286 C287] [CD45] shows name, description, gallery, data, plans and cabins in this order', async () => {
    const { hub } = renderPortal({ hub: shipHub(), at: '/shipdetail' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Meridian Star' })).toBeDefined();
    expect(screen.getByText('Long evenings')).toBeDefined();
    const gallery = await screen.findByRole('list', { name: 'More pictures' });
    const small = [...gallery.querySelectorAll('img')].map((picture) => new URL(picture.src).search);
    expect(small).toEqual(['?id=two&width=200']);
    expect(screen.getByText('Length').nextSibling?.textContent).toBe('240 m');
    const plan = await screen.findByRole('region', { name: 'Deck 5' });
    expect(plan.querySelector('img')?.getAttribute('src')).toContain('id=plan-deck-5');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Technical data', 'Deck plans', 'Cabins and suites']);
    expect(screen.getByText('Even to port')).toBeDefined();
    const suite = screen.getByRole('heading', { level: 3, name: 'Suite' }).closest('li') as HTMLElement;
    expect(within(suite).getAllByRole('img', { name: /^#/ })).toHaveLength(2);
    expect(suite.querySelector('img')?.getAttribute('src')).toContain('id=MS_SU-picture');
    expect(screen.getByRole('heading', { level: 3, name: 'Inside cabin' })).toBeDefined();
    const asked = hub.callsTo(contentRoutes.images).map(({ params }) => params.id);
    expect(asked.sort()).toEqual(['MS', 'MS_IN', 'MS_SU']);
  });

  it('[C12] [CD45] offers a gallery only with more than one picture of the ship', async () => {
    renderPortal({ hub: shipHub([image('one', 'Ship'), image('plan-deck-5', 'DeckPlan')]), at: '/shipdetail' });
    await screen.findByRole('region', { name: 'Deck 5' });
    expect(screen.queryByRole('list', { name: 'More pictures' })).toBeNull();
  });

  it('[C286] asks for no picture of a cabin without a code, or of a ship without one', async () => {
    const cabinDeck = [{ cabinCategory: 'Suite' }, { cabinCategory: 'Inside cabin', cabinCode: 'IN' }];
    const asked = async (shipCode?: string) => {
      const hub = shipHub().on(shipRoutes.content, { ...SHIP, shipCode, cabin: { cabinDeck } });
      renderPortal({ hub, at: '/shipdetail' });
      await screen.findByRole('heading', { level: 3, name: 'Inside cabin' });
      cleanup();
      return hub.callsTo(contentRoutes.images).map(({ params }) => params.id);
    };
    expect((await asked('MS')).sort()).toEqual(['MS', 'MS_IN']);
    expect(await asked()).toEqual([]);
  });

  it('[C289] [CD7] has no list of names: the cast list is that of films', async () => {
    renderPortal({ hub: shipHub(), at: '/shipdetail' });
    await screen.findByRole('heading', { level: 1, name: 'Meridian Star' });
    expect(screen.queryByText(/cast/i)).toBeNull();
  });

  it.each([
    ['an empty object', {}],
    ['an empty list', []],
    ['null', null],
  ])('[C288] [CD45] says that there are no data for %s', async (_, reply) => {
    renderPortal({ hub: new FakeHub().on(shipRoutes.content, reply as never), at: '/shipdetail' });
    expect(await screen.findByRole('heading', { name: 'No ship data available' })).toBeDefined();
  });

  it('tells of a failure and tries again', async () => {
    const hub = new FakeHub().on(shipRoutes.content, refuse(503, 'busy'));
    const { user } = renderPortal({ hub, at: '/shipdetail' });
    const again = await screen.findByRole('button', { name: /again/i });
    hub.on(shipRoutes.content, SHIP).on(contentRoutes.images, []);
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Meridian Star' })).toBeDefined();
  });
});

describe('what a ship may be', () => {
  it('[CD45] is an object, or the first of a list', () => {
    expect(shipOf([SHIP])).toBe(SHIP);
    expect(shipOf(SHIP)).toBe(SHIP);
    for (const none of [[], {}, null, undefined, 'x', [{}]]) expect(shipOf(none)).toBeUndefined();
  });

  it('[C287] tells plans from pictures of the ship', () => {
    const { ship, plans } = picturesByCategory([image('a', 'Ship'), image('b', 'DeckPlan'), image('c', 'Header')]);
    expect(ship.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(plans.map(({ id }) => id)).toEqual(['b']);
  });

  it('takes colours that are colours', () => {
    expect(swatches(['#fff', 'teal', 'url(x)', 7, null])).toEqual(['#fff', 'teal']);
    expect(swatches(undefined)).toEqual([]);
  });
});
