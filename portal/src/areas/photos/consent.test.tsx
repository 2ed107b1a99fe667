import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contentRoutes } from '#contract/areas/content.ts';
import { photosRoutes } from '#contract/areas/photos.ts';
import { anArticle } from '#portal-test/content-fixtures.ts';
import { HubAnswer, refuse } from '#portal-test/fake-hub.ts';
import { aPhotoCart } from '#portal-test/photo-fixtures.ts';
import { openPhotos } from '#portal-test/photo-pages.ts';

const press = (name: string) => screen.findByRole('button', { name });
const CARE = { config: { extensions: ['photo-care'] } };

describe('the first decision', () => {
  it('[B287 B289] yes is sent and leads to the overview', async () => {
    const { user, hub, path } = openPhotos('consent', (on) =>
      on.on(photosRoutes.consent, null).on(photosRoutes.optIn, true),
    );
    await user.click(await press('Yes, find my photos'));
    await waitFor(() => expect(path()).toBe('/photomatch/overview'));
    expect(await screen.findByRole('link', { name: /My photos/ })).toBeTruthy();
    expect(hub.callsTo(photosRoutes.optIn)).toHaveLength(1);
  });

  it('[B289] a hub that answers with nothing, or with words of its own, has said yes', async () => {
    for (const answer of [new HubAnswer(200, ''), new HubAnswer(200, 'OK')]) {
      const { user, path } = openPhotos('consent', (on) =>
        on.on(photosRoutes.consent, null).on(photosRoutes.optIn, answer),
      );
      await user.click((await screen.findAllByRole('button', { name: 'Yes, find my photos' })).at(-1) as HTMLElement);
      await waitFor(() => expect(path()).toBe('/photomatch/overview'));
    }
  });

  it('[B290] no is sent and stands on the page', async () => {
    const { user, hub, path } = openPhotos('consent', (on) =>
      on.on(photosRoutes.consent, null).on(photosRoutes.optOut, false),
    );
    await user.click(await press('No, thank you'));
    expect(await screen.findByText('Opted out')).toBeTruthy();
    expect(hub.callsTo(photosRoutes.optOut)).toHaveLength(1);
    expect(path()).toBe('/photomatch/consent');
  });

  it('[BD53] a decision that is not taken leaves the old one and says so', async () => {
    const { user, path } = openPhotos('consent', (on) =>
      on.on(photosRoutes.consent, null).on(photosRoutes.optIn, refuse(500, 'internal')),
    );
    await user.click(await press('Yes, find my photos'));
    expect(await screen.findByText(/could not be saved/)).toBeTruthy();
    expect(await press('No, thank you')).toBeTruthy();
    expect(path()).toBe('/photomatch/consent');
  });

  it('a session without an account of its own is told what to do', async () => {
    const { user } = openPhotos('consent', (on) =>
      on.on(photosRoutes.consent, null).on(photosRoutes.optIn, refuse(409, 'account_needed')),
    );
    await user.click(await press('Yes, find my photos'));
    expect(await screen.findByText(/your own account number/)).toBeTruthy();
  });

  it('explains in plain words what is done, stored, for how long and how it ends, with the operator’s own text', async () => {
    openPhotos('consent', (on) =>
      on
        .on(photosRoutes.consent, null)
        .on(contentRoutes.articlesByHashtag, [anArticle('c', { description: '<p>Ask Mara at the desk</p>' })]),
    );
    for (const name of ['What we do', 'What is stored', 'For how long', 'How to take it back']) {
      expect(await screen.findByRole('heading', { name })).toBeTruthy();
    }
    expect(screen.getByText(/biometric data/)).toBeTruthy();
    expect(screen.getByText(/Article 9 of the GDPR/)).toBeTruthy();
    expect(await screen.findByText('Ask Mara at the desk')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Privacy policy/ }).getAttribute('href')).toContain('privacy-policy.pdf');
  });
});

describe('changing the status', () => {
  it('[B290 B291] from in to out with one press, which takes the basket out of the header', async () => {
    const { user, hub, portal } = openPhotos('consent', (on) =>
      on.on(photosRoutes.cart, aPhotoCart()).on(photosRoutes.optOut, false),
    );
    expect(await screen.findByRole('link', { name: 'Photo basket, £44.00' })).toBeTruthy();
    const out = await press('Change status: opt out');
    expect(screen.getByText(/If you opt out/).textContent).toContain('deleted at once');
    await user.click(out);
    expect(await screen.findByText(/You have opted out/)).toBeTruthy();
    expect(hub.callsTo(photosRoutes.optOut)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('link', { name: /Photo basket/ })).toBeNull());
    expect(portal.store.getState().photo).toMatchObject({ consent: false, cart: undefined });
  });

  it('[B291] from out to in', async () => {
    const { user, hub, path } = openPhotos('consent', (on) =>
      on.on(photosRoutes.consent, false).on(photosRoutes.optIn, true),
    );
    await user.click(await press('Change status: opt in'));
    await waitFor(() => expect(path()).toBe('/photomatch/overview'));
    expect(hub.callsTo(photosRoutes.optIn)).toHaveLength(1);
  });
});

describe('where the hub offers more', () => {
  it('photos without a look at faces', async () => {
    const { user, hub, path } = openPhotos(
      'consent',
      (on) => on.on(photosRoutes.consent, null).on(photosRoutes.optInWithoutFaces, true),
      CARE,
    );
    await user.click(await press('Only my cabin’s photos and tickets'));
    await waitFor(() => expect(path()).toBe('/photomatch/overview'));
    expect(hub.callsTo(photosRoutes.optInWithoutFaces)).toHaveLength(1);
  });

  it('a receipt of what was deleted', async () => {
    openPhotos(
      'consent',
      (on) =>
        on.on(photosRoutes.consent, false).on(photosRoutes.consentDetails, {
          consent: false,
          faces: false,
          receipt: {
            number: 'R-17',
            date: '03/07/2026',
            time: '10:15',
            deleted: { faceVectors: 1, matches: 12, tickets: 0, refusals: 0, basketPhotos: 2 },
            keptOrders: 1,
          },
        }),
      CARE,
    );
    const receipt = (await screen.findByRole('heading', { name: 'Receipt R-17' })).parentElement as HTMLElement;
    expect(receipt.textContent).toContain('Deleted on 03/07/2026 at 10:15');
    expect(receipt.textContent).toContain('Photos found for you12');
    expect(receipt.textContent).not.toContain('tickets');
  });

  it('without the extension neither shows, and nothing is asked', async () => {
    const { hub } = openPhotos('consent', (on) => on.on(photosRoutes.consent, false));
    await press('Change status: opt in');
    expect(screen.queryByRole('button', { name: /tickets/ })).toBeNull();
    expect(hub.callsTo(photosRoutes.consentDetails)).toEqual([]);
  });
});
