import { type RefObject, useEffect, useRef } from 'react';

/** For a message that appears after a press: it comes into the middle, with the button beside it, whatever stands fixed. */
export function useIntoView<T extends Element>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'center' });
  }, []);
  return ref;
}
