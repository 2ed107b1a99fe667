import { globSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DetailLayout } from './DetailLayout.tsx';
import { DetailPanel } from './DetailPanel.tsx';

it('puts header, texts, gallery and panel in the order in which they are read', () => {
  const { container } = render(
    <DetailLayout
      header={<header>Header</header>}
      gallery={<p>Gallery</p>}
      panel={
        <DetailPanel price={<p>£59.00</p>} label="Price and booking">
          <button type="button">Book</button>
        </DetailPanel>
      }
    >
      <p>Texts</p>
    </DetailLayout>,
  );
  expect(container.textContent).toBe('HeaderTextsGallery£59.00Book');
  expect(screen.getByRole('complementary', { name: 'Price and booking' }).textContent).toBe('£59.00Book');
  expect(screen.getByRole('article')).toBeTruthy();
});

it('leaves out the action where there is nothing to do', () => {
  const { container } = render(<DetailPanel price={<p>£59.00</p>}>{false}</DetailPanel>);
  expect(container.querySelectorAll('div > div > div')).toHaveLength(0);
});

it('is the only home of its styles', () => {
  const sheets = globSync('portal/src/areas/**/*.css');
  const isCopy = (name: string) => /^\.(detail|panel)\b[^{]*\{[^}]*(22rem|sticky)/m.test(readFileSync(name, 'utf8'));
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.filter(isCopy)).toEqual([]);
});
