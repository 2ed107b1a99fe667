import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

const messageOf = (look: () => unknown): string => {
  try {
    look();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return '';
};

it('what is not there is said with the page as it is', () => {
  render(<p>Deck 7</p>);
  const message = messageOf(() => screen.getByText('Deck 8'));
  expect(message).toContain('Deck 8');
  expect(message).toContain('Deck 7');
});

it('what a wait did not find is said with the page as it is at its end, which is not written out before', async () => {
  const { rerender } = render(<p>Deck 7</p>);
  const tries: string[] = [];
  const waiting = waitFor(
    () => {
      tries.push(messageOf(() => screen.getByText('Deck 8')));
      return screen.getByText('Deck 8');
    },
    { timeout: 200 },
  ).catch((error: Error) => error);
  rerender(<p>Deck 9</p>);
  const failed = await waiting;
  expect(failed).toHaveProperty('name', 'TestingLibraryElementError');
  expect(failed).toHaveProperty('message', expect.stringContaining('Deck 8'));
  expect(failed).toHaveProperty('message', expect.stringContaining('Deck 9'));
  expect(tries.length).toBeGreaterThan(1);
  for (const message of tries) expect(message).toMatch(/Deck 8/);
  for (const message of tries) expect(message).not.toMatch(/Deck [79]/);
});
