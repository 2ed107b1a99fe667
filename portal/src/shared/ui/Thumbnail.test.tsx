import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderKit } from './render-kit.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const image = (view: { container: HTMLElement }) => view.container.querySelector('img');
const fail = (view: { container: HTMLElement }) => {
  const shown = image(view);
  if (shown) fireEvent.error(shown);
};

describe('a thumbnail', () => {
  it('[A330 A331 A332] tries the fallback, then the default image, then draws and asks no more', () => {
    const view = renderKit(<Thumbnail src="/one.webp" fallback="/two.webp" />, { defaultImageId: '9', hubUrl: '/v1/' });
    expect(image(view)?.getAttribute('src')).toBe('/one.webp');
    fail(view);
    expect(image(view)?.getAttribute('src')).toBe('/two.webp');
    fail(view);
    expect(image(view)?.getAttribute('src')).toBe('/v1/blobs/image?id=9');
    fail(view);
    expect(image(view)).toBeNull();
    expect(view.container.querySelector('svg')).not.toBeNull();
  });

  it('[A331] goes straight to the default image without a fallback', () => {
    const view = renderKit(<Thumbnail src="/one.webp" />, { defaultImageId: '9' });
    fail(view);
    expect(image(view)?.getAttribute('src')).toBe('/v1/blobs/image?id=9');
  });

  it('names the version of the hub’s pictures in every width, and in none of a partner’s', () => {
    const own = renderKit(<Thumbnail src="/v1/blobs/image?reference=7&width=400" />, { picturesVersion: 'a1' });
    expect(image(own)?.getAttribute('src')).toBe('/v1/blobs/image?reference=7&width=400&version=a1');
    const offered = image(own)?.getAttribute('srcset')?.split(', ') ?? [];
    expect(offered).toHaveLength(5);
    for (const one of offered) expect(one).toMatch(/&width=\d+&version=a1 \d+w$/);
    const partners = renderKit(<Thumbnail src="https://partner.example/7.jpg" />, { picturesVersion: 'a1' });
    expect(image(partners)?.getAttribute('src')).toBe('https://partner.example/7.jpg');
  });

  it('[A333-A335] asks a hub that names no version for the width of the specification', () => {
    const address = '/v1/blobs/image?reference=7&width=400';
    const shown = image(renderKit(<Thumbnail src={address} place="50vw" />));
    const names = ['src', 'srcset', 'sizes'];
    expect(names.map((name) => shown?.getAttribute(name))).toEqual([address, null, null]);
  });

  it('is called back when its page is left before it has come', async () => {
    const view = renderKit(<Thumbnail src="/one.webp" />);
    const left = image(view);
    Object.defineProperty(left, 'complete', { value: false });
    view.unmount();
    await Promise.resolve();
    expect(left?.hasAttribute('src')).toBe(false);
  });

  it('[A332] draws at once when there is nothing to ask for', () => {
    const view = renderKit(<Thumbnail alt="Spa" />);
    expect(image(view)).toBeNull();
    expect(view.getByRole('img', { name: 'Spa' })).toBeTruthy();
  });

  it('[A332] does not ask twice for the same address', () => {
    const view = renderKit(<Thumbnail src="/one.webp" fallback="/one.webp" />);
    fail(view);
    expect(image(view)).toBeNull();
  });

  it('[A330] starts anew when the picture changes', () => {
    const view = renderKit(<Thumbnail src="/one.webp" />);
    fail(view);
    view.rerender(<Thumbnail src="/two.webp" />);
    expect(image(view)?.getAttribute('src')).toBe('/two.webp');
  });

  it('[A328 A329] asks for the public address', () => {
    const rewrite = { internalBase: 'http://10.0.0.5/', publicBase: 'https://go.ship.example/' };
    const view = renderKit(<Thumbnail src="http://10.0.0.5/a.webp" />, { rewrite });
    expect(image(view)?.getAttribute('src')).toBe('https://app.ship.example/a.webp');
  });

  it('keeps its place before the picture comes and shows it once it is there', () => {
    const view = renderKit(<Thumbnail src="/one.webp" ratio="16 / 9" />);
    expect([image(view)?.width, image(view)?.height]).toEqual([400, 225]);
    expect(image(view)?.getAttribute('loading')).toBe('lazy');
    expect(image(view)?.dataset.loaded).toBe('false');
    const shown = image(view);
    if (shown) fireEvent.load(shown);
    expect(image(view)?.dataset.loaded).toBe('true');
  });

  it.each([
    ['reference=port&width=400', '20% 75%'],
    ['reference=port&width=400&category=Header', '20% 75%'],
    ['reference=port&width=400&category=DeckPlan', ''],
    ['id=port.2', '50% 10%'],
    ['reference=other&width=400', ''],
  ])('keeps the subject of %s in sight', (query, position) => {
    const focusPoints = { port: [0.2, 0.75], 'port.2': [0.5, 0.1] } as const;
    const view = renderKit(<Thumbnail src={`/v1/blobs/image?${query}`} />, { focusPoints });
    expect(image(view)?.style.objectPosition).toBe(position);
  });
});
