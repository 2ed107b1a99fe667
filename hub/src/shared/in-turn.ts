export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Lets so many work on one key at a time in this process, first come first served; different keys do not wait. */
export function createTurns(atOnce = 1): InTurn {
  const places = new Map<string, { working: number; waiting: (() => void)[] }>();
  return async (key, work) => {
    const place = places.get(key) ?? { working: 0, waiting: [] };
    places.set(key, place);
    if (place.working < atOnce) place.working += 1;
    else await new Promise<void>((turn) => place.waiting.push(turn));
    try {
      return await work();
    } finally {
      const next = place.waiting.shift();
      if (next) next();
      else {
        place.working -= 1;
        if (place.working === 0) places.delete(key);
      }
    }
  };
}
