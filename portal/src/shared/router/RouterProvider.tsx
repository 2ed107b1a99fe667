import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Router } from './router.ts';
import { PlaceContext, RouterContext } from './router-context.ts';

type Done = () => void;

/** Shows the router's place to all below; React prepares the next page while the last one still answers. */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const [shown, setShown] = useState(() => ({ place: router.place }));
  // Transitions of the browser that wait for the page to stand there.
  const waiting = useRef(new Set<Done>());
  useLayoutEffect(() => {
    const showPlace = () => startTransition(() => setShown({ place: router.place }));
    const showWithTransition = () =>
      new Promise<void>((done) => {
        waiting.current.add(done);
        showPlace();
      });
    // A page may have led on before anybody followed.
    setShown((before) => (before.place === router.place ? before : { place: router.place }));
    return router.follow((withTransition) => {
      if (withTransition && 'startViewTransition' in document) document.startViewTransition(showWithTransition);
      else showPlace();
    });
  }, [router]);
  // After the effects of the page, which scrolls to its top: what is shown last covers every step before it.
  useEffect(() => {
    const dones = waiting.current;
    const goOn = () => {
      for (const done of dones) done();
      dones.clear();
    };
    if (shown) goOn();
    return goOn;
  }, [shown]);
  return (
    <RouterContext value={router}>
      <PlaceContext value={shown.place}>{children}</PlaceContext>
    </RouterContext>
  );
}
