type Page = Partial<Pick<Document, 'startViewTransition'>>;

/** Whoever goes on before a transition has been shown skips it: nobody waits for it, so nobody needs to be told. */
export function quietTransitions(page: Page): void {
  const start = page.startViewTransition?.bind(page);
  if (!start) return;
  page.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
