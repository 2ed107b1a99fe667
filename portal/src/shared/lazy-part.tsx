import { type ComponentType, useEffect, useState } from 'react';

/** Code that could not be fetched is asked for again after this time, or as soon as there is a network. */
export const ASK_AGAIN_MS = 30_000;

interface Code<P> {
  load: () => Promise<ComponentType<P>>;
  loaded?: ComponentType<P>;
}

function useLoaded<P>(code: Code<P>): ComponentType<P> | undefined {
  const [part, setPart] = useState(() => code.loaded);
  useEffect(() => {
    if (part) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    async function ask() {
      clearTimeout(timer);
      try {
        code.loaded ??= await code.load();
        if (!isOver) setPart(() => code.loaded);
      } catch {
        if (!isOver) timer = setTimeout(ask, ASK_AGAIN_MS);
      }
    }
    ask();
    window.addEventListener('online', ask);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', ask);
    };
  }, [part, code]);
  return part;
}

function Loaded<P extends object>({ code, given }: { code: Code<P>; given: P }) {
  const Part = useLoaded(code);
  return Part ? <Part {...given} /> : null;
}

/** A part beside the page, whose code comes by itself: nothing until it is there, and the page stands without it. */
export function lazyPart<P extends object>(load: Code<P>['load']): ComponentType<P> {
  const code: Code<P> = { load };
  return (given) => <Loaded code={code} given={given} />;
}
