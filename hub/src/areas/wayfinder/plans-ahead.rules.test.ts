import { expect, it, vi } from 'vitest';
import { drawPlansAhead } from './plans-ahead.ts';

const hubWith = (picturesAhead: boolean) => {
  const log = { warn: vi.fn() };
  return { log, settings: { picturesAhead } } as unknown as Parameters<typeof drawPlansAhead>[1] & { log: typeof log };
};

it('has every plan drawn once in every language, one after the other', async () => {
  let underWay = 0;
  const inject = vi.fn(async (_: string) => {
    expect(++underWay).toBe(1);
    await Promise.resolve();
    underWay--;
  });
  await drawPlansAhead({ inject } as never, hubWith(true));
  expect(inject.mock.calls.map(([address]) => address)).toEqual(
    ['en', 'de', 'fr'].flatMap((language) => [
      `/v1/wayfinder/maps/sideview/marker?language=${language}`,
      `/v1/wayfinder/maps/topview/marker?language=${language}`,
    ]),
  );
});

it('goes on when one cannot be drawn, and says so', async () => {
  const inject = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(undefined);
  const hub = hubWith(true);
  await drawPlansAhead({ inject } as never, hub);
  expect(inject).toHaveBeenCalledTimes(6);
  expect(hub.log.warn).toHaveBeenCalledOnce();
});

it('draws nothing where the operator does not want it', async () => {
  const inject = vi.fn();
  await drawPlansAhead({ inject } as never, hubWith(false));
  expect(inject).not.toHaveBeenCalled();
});
