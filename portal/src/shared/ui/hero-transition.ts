const HERO = 'hero';

/** Lets the picture inside a pressed tile grow into the header of the page that opens (where the browser can). */
export function growFrom(pressed: Element): void {
  if (!('startViewTransition' in document)) return;
  for (const old of document.querySelectorAll<HTMLElement>('[data-hero]')) old.style.viewTransitionName = 'none';
  const picture = pressed.querySelector<HTMLElement>('[data-picture]');
  if (!picture) return;
  picture.dataset.hero = '';
  picture.style.viewTransitionName = HERO;
}

/** What a detail page's header picture carries so that a tile can grow into it. */
export const heroPicture = { 'data-hero': '', style: { viewTransitionName: HERO } } as const;
