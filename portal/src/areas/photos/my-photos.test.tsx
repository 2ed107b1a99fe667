import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { photosRoutes } from '#contract/areas/photos.ts';
import { type FakeHub, HubAnswer, refuse } from '#portal-test/fake-hub.ts';
import { aCabinImage, anEmptyPhotoCart, aPhotoCart, aPhotoConfig } from '#portal-test/photo-fixtures.ts';
import { openPhotos, PICTURE } from '#portal-test/photo-pages.ts';

const CARE = { config: { extensions: ['photo-care'] } };
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const quantity = (inside: ReturnType<typeof within>, name: string) =>
  inside.getByRole('status', { name: `Quantity of ${name}` }).textContent;

beforeEach(() => {
  let made = 0;
  URL.createObjectURL = vi.fn(() => `blob:picture-${++made}`);
  URL.revokeObjectURL = vi.fn();
});

/** A hub that keeps a basket: counts are absolute. */
function withBasket(on: FakeHub) {
  let isFilled = false;
  const after = (filled: boolean) => () => {
    isFilled = filled;
    return isFilled ? aPhotoCart() : anEmptyPhotoCart();
  };
  return on
    .on(photosRoutes.cart, () => (isFilled ? aPhotoCart() : anEmptyPhotoCart()))
    .on(photosRoutes.addToCart, after(true))
    .on(photosRoutes.removeFromCart, after(false));
}

describe('my photos', () => {
  it('keeps nothing of a photo that comes when the guest has gone on', async () => {
    const late = Promise.withResolvers<void>();
    const answers: Promise<unknown>[] = [];
    const { hub, router } = openPhotos('myphotos', (on) =>
      on.on(photosRoutes.image, (() => {
        const answer = late.promise.then(() => PICTURE);
        answers.push(answer);
        return answer;
      }) as never),
    );
    await waitFor(() => expect(hub.callsTo(photosRoutes.image)).toHaveLength(3));
    await act(async () => router.navigate('/nowhere'));
    late.resolve();
    await act(() => Promise.all(answers));
    await screen.findByRole('heading', { level: 1 });
    expect(URL.createObjectURL).not.toHaveBeenCalled();
  });

  it('[B294 B295] shows the photos by folder, each fetched with the session and colons for slashes', async () => {
    const { hub } = openPhotos('myphotos');
    expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual([
      'Gala evening 2 photos',
      'At the gangway 1 photo',
    ]);
    await waitFor(() => expect(hub.callsTo(photosRoutes.image)).toHaveLength(3));
    const [first] = hub.callsTo(photosRoutes.image);
    expect(first?.path).toBe('photomatch/image/gala:1');
    expect(first?.params.id).toBe('gala:1');
    expect(first?.headers.SessionId).toBe('session-1');
    await waitFor(() => expect(document.querySelectorAll('main img[src^="blob:"]')).toHaveLength(3));
  });

  it('a chip shows one folder alone', async () => {
    const { user } = openPhotos('myphotos');
    await user.click(await screen.findByRole('button', { name: /At the gangway/ }));
    expect(screen.queryByRole('article', { name: 'Photo 1' })).toBeNull();
    expect(screen.getByRole('article', { name: 'Photo 3' })).toBeTruthy();
  });

  it('[B286 B296] [B297] a hub that has no texts by key, and no photos, says so with the default one', async () => {
    const { keyvalues: _, ...bare } = aPhotoConfig();
    openPhotos('myphotos', (on) => on.on(photosRoutes.cabinImages, []).on(photosRoutes.config, bare as never));
    expect(await screen.findByText(/We have not found any photos of you yet/)).toBeTruthy();
  });

  it.each([
    ['[B296] the default message', {}, 'We have not found any photos of you yet, please check back later.'],
    ['[B297] the operator’s own', { NO_PHOTOS_ERROR_MESSAGE: 'Come to deck 5' }, 'Come to deck 5'],
  ])('%s without photos', async (_name, keyvalues, message) => {
    const answer = Promise.withResolvers<never[]>();
    const { hub } = openPhotos('myphotos', (on) =>
      on.on(photosRoutes.cabinImages, () => answer.promise).on(photosRoutes.config, aPhotoConfig({ keyvalues })),
    );
    await waitFor(() => expect(hub.callsTo(photosRoutes.cabinImages)).toHaveLength(1));
    expect(screen.queryByText(message)).toBeNull();
    answer.resolve([]);
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('says so when the photos cannot be read, and asks again', async () => {
    let isDown = true;
    const { user } = openPhotos('myphotos', (on) =>
      on.on(photosRoutes.cabinImages, () => (isDown ? refuse(500, 'internal') : [aCabinImage('gala/1')])),
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByRole('article', { name: 'Photo 1' })).toBeTruthy();
  });

  it('[B298 B312 B313] every variant has blurb, price and quantity; further ones have their price', async () => {
    openPhotos('myphotos');
    const photo = await card('Photo 1');
    for (const shown of ['Print 15 × 20 cm', '£20.00', 'Digital photo', '£25.00'])
      expect(photo.getByText(shown)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Prices and offers' }).textContent).toContain('each further one £12.00');
    expect(screen.getByText('Captain’s evening: third photo for less')).toBeTruthy();
  });

  it('[B299 B300] prints go up and never below none, a file stops at one', async () => {
    const { user } = openPhotos('myphotos');
    const photo = await card('Photo 1');
    const less = photo.getByRole('button', { name: 'One less: Print 15 × 20 cm' });
    expect(less.getAttribute('aria-disabled')).toBe('true');
    const more = photo.getByRole('button', { name: 'One more: Print 15 × 20 cm' });
    await user.click(more);
    await user.click(more);
    expect(quantity(photo, 'Print 15 × 20 cm')).toBe('2');
    await user.click(less);
    await user.click(less);
    await user.click(less);
    expect(quantity(photo, 'Print 15 × 20 cm')).toBe('0');
    const file = photo.getByRole('button', { name: 'One more: Digital photo' });
    await user.click(file);
    await user.click(file);
    expect(quantity(photo, 'Digital photo')).toBe('1');
    expect(file.getAttribute('aria-disabled')).toBe('true');
  });

  it('[B302 B303] adds the quantities, marks the photo and takes it out again', async () => {
    const { user, hub } = openPhotos('myphotos', withBasket);
    const photo = await card('Photo 1');
    expect(photo.getByRole('button', { name: 'Add to basket' }).getAttribute('aria-disabled')).toBe('true');
    const more = photo.getByRole('button', { name: 'One more: Print 15 × 20 cm' });
    await user.click(more);
    await user.click(more);
    await user.click(photo.getByRole('button', { name: 'Add to basket' }));
    expect((await photo.findAllByText('In your basket')).length).toBeGreaterThan(0);
    expect(hub.callsTo(photosRoutes.addToCart).map(({ body }) => body)).toEqual([
      { photos: [{ id: 'gala/1', variants: [{ id: 'print', count: 2 }] }] },
    ]);
    expect(await screen.findByText('£44.00', { selector: 'data' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the basket' }).getAttribute('href')).toBe('/photomatch/cart');
    const less = photo.getByRole('button', { name: 'One less: Print 15 × 20 cm' });
    await user.click(less);
    expect(photo.getByRole('button', { name: 'Update basket' })).toBeTruthy();
    await user.click(less);
    await user.click(photo.getByRole('button', { name: 'Take out of basket' }));
    await waitFor(() => expect(photo.queryByText('In your basket')).toBeNull());
    expect(hub.callsTo(photosRoutes.removeFromCart)[0]?.body).toEqual({ photos: [{ id: 'gala/1' }] });
  });

  it('[B303] a hub that answers with nothing has added all the same', async () => {
    let isFilled = false;
    const { user } = openPhotos('myphotos', (on) =>
      on
        .on(photosRoutes.cart, () => (isFilled ? aPhotoCart() : anEmptyPhotoCart()))
        .on(photosRoutes.addToCart, () => {
          isFilled = true;
          return new HubAnswer(200, 'OK');
        }),
    );
    const photo = await card('Photo 1');
    await user.click(photo.getByRole('button', { name: 'One more: Digital photo' }));
    await user.click(photo.getByRole('button', { name: 'Add to basket' }));
    expect((await photo.findAllByText('In your basket')).length).toBeGreaterThan(0);
  });

  it('[B302] a failed addition keeps the quantities and says so', async () => {
    const { user } = openPhotos('myphotos', (on) => on.on(photosRoutes.addToCart, refuse(500, 'internal')));
    const photo = await card('Photo 1');
    await user.click(photo.getByRole('button', { name: 'One more: Digital photo' }));
    await user.click(photo.getByRole('button', { name: 'Add to basket' }));
    expect(await screen.findByText(/could not be changed/)).toBeTruthy();
    expect(quantity(photo, 'Digital photo')).toBe('1');
    expect(photo.queryByText('In your basket')).toBeNull();
  });
});

describe('a photo enlarged', () => {
  it('[B298] [BD58] has the same quantities, and arrow keys turn', async () => {
    const { user, hub } = openPhotos('myphotos', withBasket);
    await user.click((await card('Photo 1')).getByRole('button', { name: 'One more: Digital photo' }));
    await user.click(await screen.findByRole('button', { name: 'Enlarge Photo 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Photo 1' }));
    expect(quantity(dialog, 'Digital photo')).toBe('1');
    await user.click(dialog.getByRole('button', { name: 'Add to basket' }));
    expect(hub.callsTo(photosRoutes.addToCart)[0]?.body).toEqual({
      photos: [{ id: 'gala/1', variants: [{ id: 'digital', count: 1 }] }],
    });
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('dialog', { name: 'Photo 2' })).toBeTruthy();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(await screen.findByRole('dialog', { name: 'Photo 3' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('dialog', { name: 'Photo 1' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('“this is not me” takes it off the list, where the hub offers it', async () => {
    const { user, hub } = openPhotos(
      'myphotos',
      (on) => on.on(photosRoutes.notMe, [aCabinImage('gala/2'), aCabinImage('gangway/1', { folder: 'gangway' })]),
      CARE,
    );
    await user.click(await screen.findByRole('button', { name: 'Enlarge Photo 1' }));
    await user.click(await screen.findByRole('button', { name: 'This is not me' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Photo 3' })).toBeNull());
    expect(hub.callsTo(photosRoutes.notMe)[0]?.body).toEqual({ photos: [{ id: 'gala/1' }] });
    expect(await screen.findByRole('dialog', { name: 'Photo 1' })).toBeTruthy();
  });

  it('neither that nor tickets show against a hub that does not name them', async () => {
    const { user } = openPhotos('myphotos');
    await user.click(await screen.findByRole('button', { name: 'Enlarge Photo 1' }));
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'This is not me' })).toBeNull();
    expect(screen.queryByLabelText(/Code on the ticket/)).toBeNull();
  });
});

describe('a ticket', () => {
  it('brings its photos, and says what is wrong with a code', async () => {
    const { user, hub } = openPhotos(
      'myphotos',
      (on) =>
        on.on(photosRoutes.ticket, ({ body }) =>
          (body as { code: string }).code === 'SUN-1'
            ? { code: 'SUN-1', photoCount: 4 }
            : refuse(404, 'unknown_ticket'),
        ),
      CARE,
    );
    const code = await screen.findByLabelText(/Code on the ticket/);
    const send = screen.getByRole('button', { name: 'Find the photos' });
    await user.click(send);
    expect(await screen.findByText('Please enter the code on your ticket')).toBeTruthy();
    expect(hub.callsTo(photosRoutes.ticket)).toEqual([]);
    await user.type(code, 'XX');
    await user.click(send);
    expect(await screen.findByText(/do not know this code/)).toBeTruthy();
    await user.clear(code);
    await user.type(code, 'SUN-1');
    const before = hub.callsTo(photosRoutes.cabinImages).length;
    await user.click(send);
    expect(await screen.findByText('4 photos of this ticket are now among yours.')).toBeTruthy();
    await waitFor(() => expect(hub.callsTo(photosRoutes.cabinImages).length).toBe(before + 1));
  });
});

describe('packages', () => {
  it('[B286 B301] show title, blurb, price, description and picture', async () => {
    openPhotos('packages');
    const album = within(
      (await screen.findByRole('heading', { name: 'Digital album' })).closest('article') as HTMLElement,
    );
    for (const shown of ['Every photo of you', 'All files of the voyage', '£149.00'])
      expect(album.getByText(shown)).toBeTruthy();
    expect(document.querySelector('main img')?.getAttribute('src')).toContain(
      'blobs/image?reference=pic-album&width=400',
    );
  });

  it('[B302 B304] one can be added, once; another one only as its upgrade', async () => {
    let isAdded = false;
    const { user, hub } = openPhotos('packages', (on) =>
      on
        .on(photosRoutes.cart, () =>
          isAdded
            ? aPhotoCart({ photoGroups: [] }, { bulkAdded: true, bulkName: 'Digital album' })
            : anEmptyPhotoCart(),
        )
        .on(photosRoutes.addToCart, () => {
          isAdded = true;
          return anEmptyPhotoCart();
        }),
    );
    await user.click((await screen.findAllByRole('button', { name: 'Add to basket' }))[0] as HTMLElement);
    const added = await screen.findByRole('button', { name: 'In your basket' });
    expect(added.getAttribute('aria-disabled')).toBe('true');
    expect(hub.callsTo(photosRoutes.addToCart).map(({ body }) => body)).toEqual([{ bulk: 'album' }]);
    expect(screen.getByRole('button', { name: 'Change to this package' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('[BD57] a refusal says why', async () => {
    const { user } = openPhotos('packages', (on) => on.on(photosRoutes.addToCart, refuse(409, 'package_in_basket')));
    await user.click((await screen.findAllByRole('button', { name: 'Add to basket' }))[0] as HTMLElement);
    expect(await screen.findByText('There is another package in your basket.')).toBeTruthy();
  });
});
