import { afterEach, describe, expect, it } from 'vitest';
import { letPictureGo } from './let-picture-go.ts';

function aPicture(complete: boolean, width = 512.5): HTMLImageElement {
  const picture = document.createElement('img');
  Object.assign(picture, { sizes: 'auto, 100vw', srcset: '/a?width=600 600w, /a?width=1200 1200w', src: '/a' });
  picture.getBoundingClientRect = () => new DOMRect(0, 0, width, 90);
  Object.defineProperty(picture, 'complete', { value: complete });
  document.body.append(picture);
  return picture;
}
afterEach(() => {
  document.body.innerHTML = '';
});

/** As React leaves it: told first, then taken out. */
async function leave(picture: HTMLImageElement): Promise<void> {
  letPictureGo(picture);
  picture.remove();
  await Promise.resolve();
}

describe('a picture whose page is left', () => {
  it.each([true, false])('keeps its width, there already: %s', async (complete) => {
    const picture = aPicture(complete);
    await leave(picture);
    expect(picture.sizes).toBe('512.5px');
  });

  it('is called back when it is still on its way', async () => {
    const [coming, there] = [aPicture(false), aPicture(true)];
    await leave(coming);
    await leave(there);
    expect([coming.hasAttribute('src'), coming.hasAttribute('srcset')]).toEqual([false, false]);
    expect([there.hasAttribute('src'), there.hasAttribute('srcset')]).toEqual([true, true]);
  });

  it('that is only hidden stays on its way', async () => {
    const picture = aPicture(false);
    letPictureGo(picture);
    await Promise.resolve();
    expect(picture.hasAttribute('src')).toBe(true);
  });

  it('without a place, or with a width of its own, keeps what it has', async () => {
    const [unseen, own] = [aPicture(true, 0), aPicture(true)];
    own.sizes = '8rem';
    await leave(unseen);
    await leave(own);
    expect([unseen.sizes, own.sizes]).toEqual(['auto, 100vw', '8rem']);
  });
});
