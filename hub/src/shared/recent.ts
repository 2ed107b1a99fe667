/** The most recently used values up to a total weight; the longest unused go first. */
export interface Recent<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  delete(key: string): void;
  clear(): void;
  entries(): Iterable<[string, T]>;
}

export function createRecent<T>(limit: number, weigh: (value: T) => number): Recent<T> {
  const values = new Map<string, T>();
  let total = 0;

  function remove(key: string) {
    const value = values.get(key);
    if (value !== undefined && values.delete(key)) total -= weigh(value);
  }

  return {
    get(key) {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set(key, value) {
      remove(key);
      const weight = weigh(value);
      if (weight > limit) return;
      values.set(key, value);
      total += weight;
      for (const oldest of values.keys()) {
        if (total <= limit) return;
        remove(oldest);
      }
    },
    delete: remove,
    clear() {
      values.clear();
      total = 0;
    },
    entries: () => values.entries(),
  };
}
