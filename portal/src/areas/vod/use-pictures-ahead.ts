import { type RefObject, useEffect } from 'react';

/** As far as a browser looks ahead for lazy pictures where nothing hides them. */
const BLOCKS_AHEAD = 2;

/**
 * A lazy picture in a block that is out of sight is not fetched before the block comes into sight: a list in motion would show
 * empty frames, and draw each of them once more. Whenever a block comes into sight, the next ones fetch theirs.
 */
export function usePicturesAhead(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    element?.addEventListener('contentvisibilityautostatechange', fetchAhead);
    return () => element?.removeEventListener('contentvisibilityautostatechange', fetchAhead);
  }, [list]);
}

function fetchAhead(event: Event): void {
  if ((event as ContentVisibilityAutoStateChangeEvent).skipped) return;
  let block = event.target as Element | null;
  for (let ahead = 0; ahead < BLOCKS_AHEAD; ahead++) {
    block = block?.nextElementSibling ?? null;
    const lazy = block?.querySelectorAll('img[loading=lazy]') ?? [];
    for (const picture of lazy) picture.setAttribute('loading', 'eager');
  }
}
