import { describe, expect, it } from 'vitest';
import {
  defaultImage,
  galleryPictures,
  imageByReference,
  largeCopy,
  PICTURE_WIDTH,
  publicAddress,
  smallCopy,
  versioned,
} from './pictures.ts';

const HUB = 'https://hub.ship.example/v1/';

describe('addresses of pictures', () => {
  it('[A326 A333 A334 A335 C17] by reference and width', () => {
    expect(imageByReference(HUB, '12', PICTURE_WIDTH.tile)).toBe(`${HUB}blobs/image?reference=12&width=400`);
    expect(imageByReference(HUB, '12', PICTURE_WIDTH.thumbnail)).toBe(`${HUB}blobs/image?reference=12&width=200`);
    expect(imageByReference(HUB, '12', PICTURE_WIDTH.header)).toBe(`${HUB}blobs/image?reference=12&width=1048`);
  });

  it('[A326] escapes the reference and may name a category', () => {
    expect(imageByReference(HUB, 'a&b', 400, 'header')).toBe(
      `${HUB}blobs/image?reference=a%26b&width=400&category=header`,
    );
  });

  it('[A336] tag icons are 50 on board and 64 ashore', () => {
    expect([PICTURE_WIDTH.onboardTag, PICTURE_WIDTH.shoreTag]).toEqual([50, 64]);
  });

  it('[A327] the default image by id, and none without an id', () => {
    expect(defaultImage(HUB, '7')).toBe(`${HUB}blobs/image?id=7`);
    expect(defaultImage(HUB, undefined)).toBeUndefined();
  });

  it.each([
    [`${HUB}blobs/image?reference=12&width=400`, 'a1', `${HUB}blobs/image?reference=12&width=400&version=a1`],
    [`${HUB}blobs/image?reference=12&width=400`, undefined, `${HUB}blobs/image?reference=12&width=400`],
    ['https://partner.example/tour.jpg', 'a1', 'https://partner.example/tour.jpg'],
  ])('%s under version %s is %s', (address, version, expected) => {
    expect(versioned(address, version)).toBe(expected);
  });

  const pair = { internalBase: 'http://10.0.0.5:8080/', publicBase: 'https://app.ship.example/' };
  it.each([
    ['https://go.ship.example/a.jpg', undefined, 'https://app.ship.example/a.jpg'],
    ['https://GO.ship.example/go.jpg', undefined, 'https://app.ship.example/go.jpg'],
    ['https://gone.ship.example/a.jpg', undefined, 'https://gone.ship.example/a.jpg'],
    ['https://x.go.example/a.jpg', undefined, 'https://x.go.example/a.jpg'],
    ['/v1/blobs/image?id=1', undefined, '/v1/blobs/image?id=1'],
    ['http://10.0.0.5:8080/a.jpg', undefined, 'http://10.0.0.5:8080/a.jpg'],
    ['http://10.0.0.5:8080/a.jpg', pair, 'https://app.ship.example/a.jpg'],
    ['https://other.example/a.jpg', pair, 'https://other.example/a.jpg'],
  ])('[A328 A329] %s with %o becomes %s', (address, rewrite, expected) => {
    expect(publicAddress(address, rewrite)).toBe(expected);
  });
});

describe('copies of a picture', () => {
  type Copy = { name: string; filesize?: number };
  const copies: Copy[] = [
    { name: 'unknown' },
    { name: 'big', filesize: 200_000 },
    { name: 'middle', filesize: 199_999 },
    { name: 'small', filesize: 4_000 },
  ];

  it('[A339] small is the smallest by filesize', () => {
    expect(smallCopy(copies)?.name).toBe('small');
    expect(smallCopy<Copy>([{ name: 'only' }])).toEqual({ name: 'only' });
    expect(smallCopy([])).toBeUndefined();
  });

  it('[A340] large is the largest below 200000, or the smallest when none is below', () => {
    expect(largeCopy(copies)?.name).toBe('middle');
    expect(largeCopy(copies.slice(0, 2))?.name).toBe('big');
    expect(largeCopy<Copy>([{ name: 'only' }])).toEqual({ name: 'only' });
    expect(largeCopy([])).toBeUndefined();
  });
});

it('[A337 A338] a gallery needs more than one picture and leaves out the first', () => {
  expect(galleryPictures(['a'])).toEqual([]);
  expect(galleryPictures([])).toEqual([]);
  expect(galleryPictures(['a', 'b'])).toEqual(['b']);
  expect(galleryPictures(['a', 'b', 'c'])).toEqual(['b', 'c']);
});
