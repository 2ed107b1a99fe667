import { useEffect, useRef, useState } from 'react';

const MS_PER_SECOND = 1_000;

/** Whole seconds left; tells once when they are over. Counts by the clock, so a sleeping tab does not stretch it. */
export function useCountdown(seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const until = Date.now() + seconds * MS_PER_SECOND;
    const timer = setInterval(() => {
      const remaining = Math.max(0, Math.ceil((until - Date.now()) / MS_PER_SECOND));
      setLeft(remaining);
      if (remaining > 0) return;
      clearInterval(timer);
      end.current();
    }, MS_PER_SECOND);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
