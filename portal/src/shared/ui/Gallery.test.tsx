import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Gallery } from './Gallery.tsx';
import { renderKit } from './render-kit.tsx';

const pictures = ['header', 'pool', 'spa', 'bar'].map((name) => ({
  small: `/${name}-200.webp`,
  large: `/${name}-1048.webp`,
  text: name,
}));

describe('a gallery', () => {
  it('[A337 C12] is not there with one picture or none', () => {
    const { container } = renderKit(<Gallery pictures={pictures.slice(0, 1)} />);
    expect(container.innerHTML).toBe('');
  });

  it('[A338] leaves out the first picture', () => {
    renderKit(<Gallery pictures={pictures} />);
    const shown = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(shown).toEqual(['/pool-200.webp', '/spa-200.webp', '/bar-200.webp']);
  });

  it('enlarges a picture, turns by button and arrow keys round the end, and gives the focus back', async () => {
    renderKit(<Gallery pictures={pictures} />);
    const opener = screen.getByRole('button', { name: 'Enlarge picture 3 of 3' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'bar' });
    expect(screen.getByRole('img', { name: 'bar' }).getAttribute('src')).toBe('/bar-1048.webp');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('dialog', { name: 'pool' })).toBeTruthy();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByText('Picture 2 of 3')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });
});
