import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeStream } from '#portal-test/fake-stream.ts';
import { watchReloads } from './reload-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(deviceType = 'Kiosk') {
  const streams: FakeStream[] = [];
  const reload = vi.fn();
  const log = vi.fn();
  const stop = watchReloads({
    open: () => {
      const stream = new FakeStream('');
      streams.push(stream);
      return stream;
    },
    deviceType,
    reload,
    log,
    random: () => 0,
  });
  return { streams, reload, log, stop };
}

it.each([
  ['Kiosk', 'KIOSK', 1],
  ['DigitalSignage', 'DIGITALSIGNAGE', 1],
  ['Kiosk', 'DIGITALSIGNAGE', 0],
  ['Kiosk', 'Kiosk', 0],
  ['Kiosk', '', 0],
])('[A263 A264] on %s the data %j reloads %i times', (deviceType, data, times) => {
  const { streams, reload } = watch(deviceType);
  streams[0]?.onmessage?.({ data });
  expect(reload).toHaveBeenCalledTimes(times);
});

it('[A265 C15] logs an error, closes the stream and opens a new one later, ever later', () => {
  const { streams, log } = watch();
  streams[0]?.onerror?.('lost');
  expect(log).toHaveBeenCalledOnce();
  expect(streams[0]?.isClosed).toBe(true);
  vi.advanceTimersByTime(29_999);
  expect(streams).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(streams).toHaveLength(2);
  streams[1]?.onerror?.('lost');
  vi.advanceTimersByTime(59_999);
  expect(streams).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(streams).toHaveLength(3);
});

it('begins anew after a stream that opened', () => {
  const { streams } = watch();
  streams[0]?.onerror?.('lost');
  vi.advanceTimersByTime(30_000);
  streams[1]?.onopen?.();
  streams[1]?.onerror?.('lost');
  vi.advanceTimersByTime(30_000);
  expect(streams).toHaveLength(3);
});

it('stops for good', () => {
  const { streams, stop } = watch();
  streams[0]?.onerror?.('lost');
  stop();
  vi.advanceTimersByTime(3_600_000);
  expect(streams).toHaveLength(1);
});
