type Page = Pick<Document, 'getElementById' | 'readyState'> & Node;

/**
 * Hands over an element of the page when the browser has read that far: on a slow link a file out of the cache is ahead of the
 * page that wants it. A page that has none is left alone.
 */
export function onceThere(page: Page, id: string, take: (element: HTMLElement) => void): void {
  const found = page.getElementById(id);
  if (found) take(found);
  if (found || page.readyState !== 'loading') return;
  const watch = new MutationObserver(() => {
    const element = page.getElementById(id);
    if (!element && page.readyState === 'loading') return;
    watch.disconnect();
    if (element) take(element);
  });
  watch.observe(page, { subtree: true, childList: true });
}
