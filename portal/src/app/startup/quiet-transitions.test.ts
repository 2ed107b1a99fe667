import { expect, it, vi } from 'vitest';
import { quietTransitions } from './quiet-transitions.ts';

it('a transition that is skipped complains to nobody', async () => {
  const ready = Promise.reject(new DOMException('Transition was skipped', 'AbortError'));
  const listened = vi.spyOn(ready, 'catch');
  const transition = { ready } as unknown as ViewTransition;
  const start = vi.fn(() => transition);
  const page = { startViewTransition: start as Document['startViewTransition'] };
  quietTransitions(page);
  const update = () => undefined;
  expect(page.startViewTransition(update)).toBe(transition);
  expect(start).toHaveBeenCalledWith(update);
  expect(listened).toHaveBeenCalledOnce();
});

it('browsers without transitions stay as they are', () => {
  const page = {};
  quietTransitions(page);
  expect(page).toEqual({});
});
