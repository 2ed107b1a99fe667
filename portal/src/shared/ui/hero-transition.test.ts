import { afterEach, expect, it, vi } from 'vitest';
import { growFrom } from './hero-transition.ts';

const nameOf = (id: string) => document.getElementById(id)?.style.viewTransitionName;

function press(): void {
  document.body.innerHTML =
    '<div id="header" data-hero style="view-transition-name: hero"></div><a id="tile"><span id="picture" data-picture></span></a>';
  const tile = document.getElementById('tile');
  if (tile) growFrom(tile);
}

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  document.body.innerHTML = '';
});

it('names the pressed picture and no other on the page', () => {
  Object.assign(document, { startViewTransition: vi.fn() });
  press();
  expect(nameOf('picture')).toBe('hero');
  expect(nameOf('header')).toBe('none');
});

it('leaves the page alone where the browser has no view transitions', () => {
  press();
  expect(nameOf('picture')).toBeFalsy();
});
