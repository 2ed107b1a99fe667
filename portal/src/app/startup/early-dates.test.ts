import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { learnDates } from './early-dates.ts';

const workers: FakeWorker[] = [];

class FakeWorker {
  onmessage?: () => void;
  onerror?: () => void;
  terminate = vi.fn();
  readonly address: string;
  constructor(address: string) {
    this.address = address;
    workers.push(this);
  }
}

let scripts: Blob[];

beforeEach(() => {
  vi.useFakeTimers();
  scripts = [];
  workers.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
  URL.createObjectURL = (script) => `blob:${scripts.push(script as Blob)}`;
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

function learning(isDrawn = true) {
  const learned = vi.fn();
  const said = vi.spyOn(Intl, 'DateTimeFormat');
  learnDates(isDrawn).then(learned);
  return { learned, said, worker: workers.at(-1) };
}

it('says no date itself before a worker has said one', async () => {
  const { learned, said, worker } = learning();
  await vi.advanceTimersByTimeAsync(100);
  expect(await scripts[0]?.text()).toContain('Intl.DateTimeFormat');
  expect(said).not.toHaveBeenCalled();
  worker?.onmessage?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toHaveBeenCalled();
  expect(learned).toHaveBeenCalled();
});

it.each([
  ['has said its date', (worker?: FakeWorker) => worker?.onmessage?.()],
  ['fails', (worker?: FakeWorker) => worker?.onerror?.()],
  ['has no turn in half a second', () => vi.advanceTimersByTimeAsync(500)],
])('goes on where its worker %s, and ends it later', async (_, happens) => {
  const { learned, worker } = learning();
  await happens(worker);
  await vi.advanceTimersByTimeAsync(1);
  expect(learned).toHaveBeenCalled();
  expect(worker?.terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(worker?.terminate).toHaveBeenCalledOnce();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith(worker?.address);
  expect(vi.getTimerCount()).toBe(0);
});

it('has no worker where nothing is drawn that would be held up', async () => {
  const { learned, said } = learning(false);
  expect(said).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(learned).toHaveBeenCalled();
  expect(workers).toEqual([]);
});

it('learns them itself in a page that may have no workers', async () => {
  vi.stubGlobal('Worker', undefined);
  const { learned, said } = learning();
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toHaveBeenCalled();
  expect(learned).toHaveBeenCalled();
});
