import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BookNowBadge } from './BookNowBadge.tsx';
import { renderKit } from './render-kit.tsx';
import { Tile } from './Tile.tsx';
import { TileGrid } from './TileGrid.tsx';

const LONG = 'Halbtagesausflug zur Donaudampfschifffahrtsgesellschaft';

describe('a tile', () => {
  it('[A295] cuts the title for the eye and says it whole', () => {
    renderKit(<Tile to="/content/detail/1" title={LONG} />);
    expect(screen.getByText(`${LONG.slice(0, 30)}…`).getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByRole('link', { name: LONG }).getAttribute('href')).toBe('/content/detail/1');
  });

  it('is one link with its support and badge inside', () => {
    renderKit(
      <Tile to="/a" title="Spa" badge={<BookNowBadge />}>
        Deck 9
      </Tile>,
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link').textContent).toBe('SpaDeck 9Book Now');
  });

  it('[A344] carries no Book Now badge on a screen', () => {
    renderKit(<Tile to="/a" title="Spa" badge={<BookNowBadge />} />, { device: 'DigitalSignage' });
    expect(screen.queryByText('Book Now')).toBeNull();
  });

  it('[AD43] opens outside addresses in a new tab, safely, and says so', () => {
    renderKit(<Tile to="https://weather.example/" title="Weather" />);
    const link = screen.getByRole('link', { name: /Weather.*opens in a new window/ });
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link.getAttribute('href')).toBe('https://weather.example/');
  });

  it('[AD43] stays in the same window on a kiosk', () => {
    renderKit(<Tile to="https://weather.example/" title="Weather" />, { device: 'Kiosk' });
    expect(screen.getByRole('link', { name: 'Weather' }).hasAttribute('target')).toBe(false);
  });

  it('is no link when the address is not safe', () => {
    renderKit(<Tile to="javascript:alert(1)" title="Odd" />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Odd')).toBeTruthy();
  });

  it.each([
    [{}, '100vw'],
    [{ compact: true }, '8rem'],
    [{ paired: true }, undefined],
  ])('[A333 AD50] %o asks for no wider a picture than it shows on a small phone', (form, below400) => {
    const picture = '/v1/blobs/image?id=a&width=400&version=b';
    const { container } = renderKit(<Tile to="/a" title="A" picture={picture} {...form} />);
    const small = below400 ? [`(max-width: 399.98px) ${below400}`] : [];
    const sizes = ['auto', ...small, '(max-width: 767px) 50vw', '400px'].join(', ');
    expect(container.querySelector('img')?.sizes).toBe(sizes);
  });

  it('stands in a list with the others', () => {
    renderKit(
      <TileGrid label="Modules">
        <Tile key="a" to="/a" title="A" />
        {[1, 2].map((n) => (
          <Tile key={n} to={`/${n}`} title={`N${n}`} />
        ))}
      </TileGrid>,
    );
    expect(screen.getByRole('list', { name: 'Modules' }).querySelectorAll('li > a')).toHaveLength(3);
  });
});
