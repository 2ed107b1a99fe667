/** What comes in time; nothing where it takes longer. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((passed) => {
    timer = setTimeout(passed, ms, undefined);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
