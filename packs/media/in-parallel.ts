/** Works through a list, so many at a time. */
export async function inParallel<T>(
  list: readonly T[],
  parallel: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const waiting = [...list];
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: parallel }, worker));
}
