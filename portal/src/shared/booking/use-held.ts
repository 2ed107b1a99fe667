import { useState } from 'react';

/**
 * The value as it was when the hold began, else the live one. While the fate of a booking is open (no answer came) the
 * hub may have emptied the cart or marked the guests as booked already; the form that asks again has to stay as it was.
 */
export function useHeld<T>(live: T, isHeld: boolean): T {
  const [kept, setKept] = useState(live);
  if (!isHeld && !Object.is(kept, live)) setKept(live);
  return isHeld ? kept : live;
}
