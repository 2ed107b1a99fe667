import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartGroup } from '#contract/areas/photo-shapes.ts';
import { photosRoutes } from '#contract/areas/photos.ts';
import { refuse } from '#portal-test/fake-hub.ts';
import { anEmptyPhotoCart, aPhotoCart, aPhotoConfig } from '#portal-test/photo-fixtures.ts';
import { openPhotos } from '#portal-test/photo-pages.ts';

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:picture');
  URL.revokeObjectURL = vi.fn();
});

const [rest] = aPhotoCart().photoGroups as [CartGroup];
const captain = (changes: Partial<CartGroup> = {}): CartGroup => ({
  ...rest,
  id: 'captain',
  missedOffer: { id: 'captain', forZ: 5 },
  missedOfferRemainingTriggerCount: 2,
  missedOfferRemainingDiscountedCount: 1,
  ...changes,
});

describe('the photo basket', () => {
  it('[B306] empty says so', async () => {
    openPhotos('cart');
    expect(await screen.findByText('No items in basket.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Place order/ })).toBeNull();
  });

  it('[B305 B307 B309] shows photos with variants and totals', async () => {
    const { hub } = openPhotos('cart', (on) => on.on(photosRoutes.cart, aPhotoCart()));
    const lines = await screen.findAllByRole('button', { name: /^Remove Photo/ });
    expect(lines).toHaveLength(2);
    const main = screen.getByRole('main').textContent;
    for (const shown of [
      '2 × Print 15 × 20 cm',
      '£32.00',
      '1 × Print 15 × 20 cm',
      '£12.00',
      'Photos2',
      'Prints, files and packages3',
      'Total cost£44.00',
    ]) {
      expect(main).toContain(shown);
    }
    await waitFor(() =>
      expect(hub.callsTo(photosRoutes.image).map(({ params }) => params.id)).toEqual(['gala:1', 'gala:2']),
    );
  });

  it('[B305] says so when it cannot be read', async () => {
    openPhotos('cart', (on) => on.on(photosRoutes.cart, refuse(500, 'internal')));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('[B310] removes a photo and shows the basket as it is now', async () => {
    let isGone = false;
    const { user, hub } = openPhotos('cart', (on) =>
      on
        .on(photosRoutes.cart, () => (isGone ? anEmptyPhotoCart() : aPhotoCart()))
        .on(photosRoutes.removeFromCart, () => {
          isGone = true;
          return anEmptyPhotoCart();
        }),
    );
    await user.click(await screen.findByRole('button', { name: 'Remove Photo 2' }));
    expect(await screen.findByText('No items in basket.')).toBeTruthy();
    expect(hub.callsTo(photosRoutes.removeFromCart)[0]?.body).toEqual({ photos: [{ id: 'gala/2' }] });
  });

  it('[B309 B311] shows the package with its price and removes it', async () => {
    const { user, hub } = openPhotos('cart', (on) =>
      on
        .on(
          photosRoutes.cart,
          aPhotoCart({}, { bulkAdded: true, bulkName: 'Digital album', bulkTotal: 149, grandTotal: 193 }),
        )
        .on(photosRoutes.removeFromCart, anEmptyPhotoCart()),
    );
    expect(await screen.findByRole('heading', { name: 'Digital album' })).toBeTruthy();
    expect(screen.getByRole('main').textContent).toContain('Package£149.00');
    await user.click(screen.getByRole('button', { name: 'Remove Digital album' }));
    await waitFor(() => expect(hub.callsTo(photosRoutes.removeFromCart)[0]?.body).toEqual({ bulk: 'album' }));
  });

  it('[B310] a failed removal leaves everything and says so', async () => {
    const { user } = openPhotos('cart', (on) =>
      on.on(photosRoutes.cart, aPhotoCart()).on(photosRoutes.removeFromCart, refuse(500, 'internal')),
    );
    await user.click(await screen.findByRole('button', { name: 'Remove Photo 1' }));
    expect(await screen.findByText(/could not be changed/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove Photo 1' })).toBeTruthy();
  });

  it('[B309 B314 B318] marks offer prices and free ones, and tells the credits that are left', async () => {
    const [one, two] = rest.photos;
    if (!one || !two) throw new Error('the basket has two photos');
    const photos = [
      { ...one, isDiscounted: true },
      { ...two, isFreeVariant: true },
    ];
    openPhotos('cart', (on) =>
      on.on(photosRoutes.cart, aPhotoCart({ photoGroups: [{ photos }], freeCredits: { remaining: 3 } })),
    );
    const lines = (await screen.findAllByText(/^Photo \d$/)).map((name) => name.closest('li')?.textContent);
    expect(lines[0]).toContain('Offer price');
    expect(lines[0]).not.toContain('free');
    expect(lines[1]).toContain('One free with your credit');
    expect(lines[1]).not.toContain('Offer price');
    expect(screen.getByRole('main').textContent).toContain('Free credits left3');
  });

  it('[B312 B313] explains how the price is made', async () => {
    const { user } = openPhotos('cart', (on) => on.on(photosRoutes.cart, aPhotoCart()));
    await user.click(await screen.findByText('How this price is made up'));
    expect(
      screen.getByText('Print 15 × 20 cm: the first of a group costs £20.00, each further one £12.00.'),
    ).toBeTruthy();
  });
});

describe('missed offers', () => {
  it.each([
    ['[B308 B315 B316]', {}, 'Buy 2 more photo(s) and get 1 extra photo(s) for £5.00 each'],
    ['[B316]', { missedOffer: { id: 'captain' } }, 'Buy 2 more photo(s) and get 1 extra photo(s) FREE'],
    [
      '[B317]',
      { missedOfferRemainingDiscountedCount: 10 },
      'Buy 2 more photo(s) and get 10 extra photo(s) for £5.00 each',
    ],
    [
      '[B317]',
      { missedOfferRemainingDiscountedCount: 11 },
      'Buy 2 more photo(s) and get all further photos for £5.00 each',
    ],
    [
      '[B316 B317]',
      { missedOffer: { id: 'captain' }, missedOfferRemainingDiscountedCount: 11 },
      'Buy 2 more photo(s) and get all further photos FREE',
    ],
    ['[BD56]', { missedOfferRemainingTriggerCount: 0 }, 'Add 1 more photo(s) for £5.00 each'],
    ['[BD56]', { missedOfferRemainingTriggerCount: 0, missedOffer: { id: 'captain' } }, 'Add 1 more photo(s) FREE'],
  ])('%s %o', async (_id, changes, text) => {
    openPhotos('cart', (on) => on.on(photosRoutes.cart, aPhotoCart({ photoGroups: [captain(changes)] })));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('[B308] a group has the heading of its offer; one without a missed offer has no such text', async () => {
    openPhotos('cart', (on) => on.on(photosRoutes.cart, aPhotoCart({ photoGroups: [captain({ missedOffer: null })] })));
    expect(await screen.findByRole('heading', { name: aPhotoConfig().photoGroups[0]?.blurb as string })).toBeTruthy();
    expect(within(screen.getByRole('main')).queryByText(/photo\(s\)/)).toBeNull();
  });
});
