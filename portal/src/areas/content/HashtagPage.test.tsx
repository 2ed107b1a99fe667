import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contentRoutes } from '#contract/areas/content.ts';
import { anArticle, hubWith } from '#portal-test/content-fixtures.ts';
import { refuse } from '#portal-test/fake-hub.ts';
import { renderPortal } from '#portal-test/render.tsx';

describe('hashtags', () => {
  const found = () =>
    hubWith(anArticle('spa')).on(contentRoutes.articlesByHashtag, [anArticle('spa'), anArticle('pool')]);

  it('[B282 A86 A285 A311 A312] lead to the first article', async () => {
    const { hub, path } = renderPortal({ hub: found(), at: '/QR/deck%2010' });
    await waitFor(() => expect(path()).toBe('/content/detail/spa'));
    expect(hub.callsTo(contentRoutes.articlesByHashtag)[0]?.query.get('hashtag')).toBe('deck 10');
  });

  it('[A311] [AD46] take everything behind /QR/, slashes included', async () => {
    const { hub, path } = renderPortal({ hub: found(), at: '/QR/deck/7/spa' });
    await waitFor(() => expect(path()).toBe('/content/detail/spa'));
    expect(hub.callsTo(contentRoutes.articlesByHashtag)[0]?.query.get('hashtag')).toBe('deck/7/spa');
  });

  it('[A313] lead home when there is no article', async () => {
    const { path } = renderPortal({ hub: found().on(contentRoutes.articlesByHashtag, []), at: '/QR/none' });
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('[A313] [AD46] lead home on an error, and without a call for an empty hash', async () => {
    const failing = found().on(contentRoutes.articlesByHashtag, refuse(500, 'broken'));
    const first = renderPortal({ hub: failing, at: '/QR/spa' });
    await waitFor(() => expect(first.path()).toBe('/'));
    const second = renderPortal({ hub: found(), at: '/QR/' });
    await waitFor(() => expect(second.path()).toBe('/'));
    expect(second.hub.callsTo(contentRoutes.articlesByHashtag)).toEqual([]);
  });

  it('[AD46] replace the route, so that Back does not bounce', async () => {
    const { router, path } = renderPortal({ hub: found(), at: '/wherewhen' });
    await screen.findByRole('heading', { level: 1 });
    router.navigate('/QR/spa');
    await waitFor(() => expect(path()).toBe('/content/detail/spa'));
    router.navigate(-1);
    await waitFor(() => expect(path()).toBe('/wherewhen'));
  });
});
