import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Place } from '#portal/shared/device/place.ts';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { Notice } from './Notice.tsx';
import { OfflineLine } from './OfflineLine.tsx';
import { Placeholders } from './Placeholders.tsx';
import { UnderWayIcon } from './PlaceIcons.tsx';
import { renderKit } from './render-kit.tsx';

it('[A151] the overlay says that the page loads', () => {
  renderKit(<LoadingOverlay />);
  expect(screen.getByRole('status').textContent).toBe('Loading');
});

it('placeholders have the number and shape of what comes, and are silent', () => {
  const { container } = renderKit(<Placeholders of="tiles" count={3} />);
  expect(container.querySelectorAll('[aria-hidden] li')).toHaveLength(3);
  expect(screen.getByRole('status').textContent).toBe('Loading');
});

it('an error says what to do next and can be tried again', async () => {
  const onRetry = vi.fn();
  renderKit(<ErrorState onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('reception');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('an empty page has a boat by the sea and an aircraft in the air', () => {
  const drawn = (place: Place, kind: 'general' | 'basket') => {
    const { container, unmount } = renderKit(<EmptyState kind={kind} title="Nothing yet" />, { place });
    const markup = container.querySelector('svg')?.innerHTML;
    unmount();
    return markup;
  };
  expect(drawn('house', 'general')).toBe(drawn('ship', 'general'));
  expect(drawn('aircraft', 'general')).not.toBe(drawn('ship', 'general'));
  // No waves below the basket of those who fly.
  expect(drawn('aircraft', 'basket')).not.toBe(drawn('ship', 'basket'));
});

it('a day without a port has waves, a house or an aircraft', () => {
  const drawn = (place: Place) => {
    const { container, unmount } = renderKit(<UnderWayIcon />, { place });
    const name = container.querySelector('svg')?.getAttribute('class');
    unmount();
    return name;
  };
  expect(drawn('ship')).toContain('waves');
  expect(drawn('house')).toContain('house');
  expect(drawn('aircraft')).toContain('plane');
});

it('a problem is announced at once, a note when there is time', () => {
  renderKit(
    <>
      <Notice tone="danger">The PIN is wrong.</Notice>
      <Notice tone="success">Saved.</Notice>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Problem: The PIN is wrong.');
  expect(screen.getByRole('status').textContent).toBe('Done: Saved.');
});

it('[A9] the offline line says as of when, in the look’s way', () => {
  renderKit(<OfflineLine asOf="14:05" />, { twelveHour: true });
  expect(screen.getByRole('status').textContent).toBe('Offline. As of 2:05\u00a0PM');
});

it('the offline line names the day where it is another one', () => {
  renderKit(<OfflineLine asOf="20:00" day="15 Jun" />);
  expect(screen.getByRole('status').textContent).toBe('Offline. As of 15 Jun, 20:00');
});

it('a busy button keeps focus and name but takes no second press', async () => {
  const onClick = vi.fn();
  const view = renderKit(<Button onClick={onClick}>Book</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  view.rerender(
    <Button busy onClick={onClick}>
      Book
    </Button>,
  );
  const button = screen.getByRole('button', { name: /Book/ });
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button);
});
