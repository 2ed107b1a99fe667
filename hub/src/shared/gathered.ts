import { nextRead } from './next-read.ts';

/**
 * Answers many who ask by key at once with one read: the busier the hub, the fewer its statements. Whoever asks while a read
 * is under way is answered by the next, as things stood after the question. Who asks alone waits for nobody.
 */
export function gathered<Key, Value>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let asked = new Set<Key>();
  const answers = nextRead(() => {
    const keys = [...asked];
    asked = new Set();
    return read(keys);
  });
  return async (key) => {
    asked.add(key);
    return (await answers()).get(key);
  };
}
