import { expect, it } from 'vitest';
import { partnerPictureSet, pictureSet } from './picture-set.ts';

it.each([
  ['/v1/blobs/image?reference=a&width=400&version=b', [200, 400, 600, 800, 1200], '(max-width: 767px) 100vw, 400px'],
  ['https://hub.example/v1/blobs/image?id=a&width=1048&version=b', [400, 640, 800, 1048, 1600, 1920], '100vw'],
  ['/v1/blobs/image?reference=a&width=200&category=header&version=b', [200, 400, 600], '200px'],
])('[A333-A336] offers %s by device pixels', (address, widths, sizes) => {
  const set = pictureSet(address);
  const offered = set?.srcSet.split(', ').map((one) => one.split(' ')) ?? [];
  expect(offered.map(([, width]) => width)).toEqual(widths.map((width) => `${width}w`));
  expect(offered.map(([one]) => one)).toEqual(widths.map((width) => address.replace(/width=\d+/, `width=${width}`)));
  expect(set?.sizes).toBe(sizes);
});

it('lets the browser measure the place of a lazy picture', () => {
  expect(pictureSet('/v1/blobs/image?id=a&width=200&version=b', true)?.sizes).toBe('auto, 200px');
});

it.each([
  '/v1/blobs/image?id=a&version=b',
  '/v1/blobs/image?id=a&width=333&version=b',
  'https://partner.example/a.jpg?width=400&version=b',
  '',
])('leaves %s as it is', (address) => {
  expect(pictureSet(address)).toBeUndefined();
});

it.each([50, 64, 200, 400, 1048])('[A333-A336] asks a hub that names no version for %i alone', (width) => {
  expect(pictureSet(`/v1/blobs/image?reference=a&width=${width}`)).toBeUndefined();
  expect(pictureSet(`/v1/blobs/image?reference=a&width=${width}&category=header`, true, '50vw')).toBeUndefined();
});

it('is asked for as wide as its page says that it stands', () => {
  const address = '/v1/blobs/image?id=a&width=400&version=b';
  expect(pictureSet(address, true, '50vw')?.sizes).toBe('auto, 50vw');
  expect(pictureSet(address, false, '50vw')?.sizes).toBe('50vw');
});

it('offers the widths that a partner has', () => {
  const address = 'https://partner.example/a.webp';
  expect(partnerPictureSet(address, [200, 800], '20vw')).toEqual({
    srcSet: `${address}?width=200 200w, ${address}?width=800 800w`,
    sizes: '20vw',
  });
  expect(partnerPictureSet(`${address}?a=1`, [200, 800])?.srcSet).toContain(`${address}?a=1&width=200 200w`);
  expect(partnerPictureSet(address, [800])).toBeUndefined();
});
