/** The bars at the window's edges. */
export type Bar = 'top' | 'footer';

/** How much of the window a bar takes (`--top-height`, `--footer-height`); said again, it would have the browser dress the whole page anew. */
export function tellBarHeight({ style }: HTMLElement, bar: HTMLElement): void {
  const name = `--${bar.dataset.bar}-height`;
  const height = `${bar.offsetHeight}px`;
  if (style.getPropertyValue(name) !== height) style.setProperty(name, height);
}
