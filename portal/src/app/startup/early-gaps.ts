/** Aborted with the first of them, for its reason. */
export function anySignal(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason);
    else signal.addEventListener('abort', () => controller.abort(signal.reason), { signal: controller.signal });
  }
  return controller.signal;
}

export function parseAddress(url: string | URL, base?: string | URL): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}

export const canParse = (url: string | URL, base?: string | URL): boolean => parseAddress(url, base) !== null;

export function groupInMap<K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

export function groupInObject<K extends PropertyKey, T>(
  items: Iterable<T>,
  keyOf: (item: T, index: number) => K,
): Partial<Record<K, T[]>> {
  return Object.assign(Object.create(null), Object.fromEntries(groupInMap(items, keyOf)));
}

type World = Pick<typeof globalThis, 'AbortSignal' | 'URL' | 'Map' | 'Object'>;

/** Gives a browser what it lacks and the portal uses: iPhones that stayed with iOS 16 have none of these. */
export function fillIn({ AbortSignal, URL, Map: OfMap, Object: OfObject }: World): void {
  AbortSignal.any ??= anySignal;
  URL.canParse ??= canParse;
  URL.parse ??= parseAddress;
  OfMap.groupBy ??= groupInMap;
  OfObject.groupBy ??= groupInObject;
}
