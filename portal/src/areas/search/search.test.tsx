import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type SearchReply, searchRoutes } from '#contract/areas/search.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';

const title = (text: string, ...marks: [number, number][]) => ({ text, marks });
const POOL: SearchReply = {
  hits: [
    { kind: 'article', id: 'pool', title: title('The pool', [4, 8]), excerpt: title('Salt water') },
    { kind: 'event', id: 'aqua', title: title('Aqua fitness'), date: '06/03/2026', startTime: '10:00' },
    ...Array.from({ length: 7 }, (_, n) => ({ kind: 'spa', id: `s${n}`, title: title(`Soak ${n}`) })),
  ],
  totals: { article: 1, event: 1, spa: 7 },
};
const NOTHING: SearchReply = { hits: [], totals: {} };

function open({ config, ...options }: RenderOptions = {}, answer: (hub: FakeHub) => void = () => undefined) {
  const hub = new FakeHub().on(searchRoutes.find, POOL).on(searchRoutes.ownMessages, NOTHING);
  answer(hub);
  return renderPortal({ at: '/search', hub, config: { extensions: ['search'], ...config }, ...options });
}
const field = () => screen.findByRole('textbox', { name: 'What are you looking for?' });
const found = async (name: string) => within(await screen.findByRole('region', { name })).getAllByRole('link');

describe('the search', () => {
  it('has an entrance in the header where the hub offers it, and no page where it does not', async () => {
    open({ at: '/' });
    expect((await screen.findByRole('link', { name: 'Search' })).getAttribute('href')).toBe('/search');
  });

  it('is no page against a hub without it', async () => {
    const { hub } = open({ config: { extensions: [] } });
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Search' })).toBeNull();
    expect(hub.callsTo(searchRoutes.find)).toHaveLength(0);
  });

  it('[A334] asks when typing stops and shows groups of links with marks and small pictures', async () => {
    const { user, hub, path } = open();
    await user.type(await field(), 'pool');
    const [article] = await found('Good to know');
    expect(article?.getAttribute('href')).toBe('/content/detail/pool');
    expect(article?.querySelector('mark')?.textContent).toBe('pool');
    expect(article?.querySelector('img')?.getAttribute('src')).toContain('reference=pool&width=200');
    expect((await found('Programme'))[0]?.textContent).toContain('Friday 6 March\u00a0· 10:00');
    expect(hub.callsTo(searchRoutes.find).at(-1)?.query.get('text')).toBe('pool');
    expect(path()).toBe('/search?text=pool');
    expect(hub.callsTo(searchRoutes.ownMessages)).toHaveLength(0);
  });

  it('shows five of a group, then all', async () => {
    const { user } = open({ at: '/search?text=pool' });
    expect(await found('Spa')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(await found('Spa')).toHaveLength(7);
  });

  it('is walked through with arrows', async () => {
    const { user } = open({ at: '/search?text=pool' });
    await found('Spa');
    await user.click(await field());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Aqua fitness');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(await field());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Spa' })).toBeNull());
  });

  it('says what was looked for instead', async () => {
    open({ at: '/search?text=poool' }, (hub) => hub.on(searchRoutes.find, { ...POOL, insteadOf: { poool: 'pool' } }));
    expect(await screen.findByText('Showing results for “pool”.')).toBeDefined();
  });

  it('searches a guest’s messages too', async () => {
    const message = { kind: 'message', id: 'm', title: title('Your parcel') };
    open({ at: '/search?text=parcel', stored: { authentication: aPassenger() } }, (hub) =>
      hub.on(searchRoutes.find, NOTHING).on(searchRoutes.ownMessages, { hits: [message], totals: { message: 1 } }),
    );
    expect((await found('Your messages'))[0]?.getAttribute('href')).toBe('/cabinmessages');
  });

  it('leads to the page whose name is typed', async () => {
    open({ at: '/search?text=ship' }, (hub) => hub.on(searchRoutes.find, NOTHING));
    expect((await screen.findByRole('link', { name: 'Ship life' })).getAttribute('href')).toBe('/content/overview');
  });

  it('says when there is nothing, and a way on', async () => {
    open({ at: '/search?text=whale' }, (hub) => hub.on(searchRoutes.find, NOTHING));
    expect(await screen.findByText('Nothing found for “whale”')).toBeDefined();
  });

  it('says when it failed, and tries again', async () => {
    let isBroken = true;
    const { user } = open({ at: '/search?text=pool' }, (hub) =>
      hub.on(searchRoutes.find, () => (isBroken ? refuse(503, 'busy') : POOL)),
    );
    await screen.findByRole('alert');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await found('Good to know')).toHaveLength(1);
  });

  it('says when there is no connection', async () => {
    const { hub, user } = open();
    const box = await field();
    hub.silence();
    await user.type(box, 'pool');
    expect(await screen.findByText('The search needs a connection')).toBeDefined();
  });

  it('leaves nothing of it on a kiosk', async () => {
    const { user, path } = open({ config: { deviceType: 'Kiosk', extensions: ['search'] } });
    await user.type(await field(), 'pool');
    await found('Good to know');
    expect(path()).toBe('/search');
    expect(JSON.stringify(localStorage)).not.toContain('pool');
  });
});
