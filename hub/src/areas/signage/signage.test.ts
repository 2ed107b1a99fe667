import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';
import { openStream } from '#hub-test/stream.ts';

let hub: TestHub;
afterEach(async () => {
  vi.useRealTimers();
  await hub.close();
});

describe('the reload stream', () => {
  it.each([
    ['Kiosk', 'KIOSK'],
    ['DigitalSignage', 'DIGITALSIGNAGE'],
  ])('[A261 A263] [AD38] carries %s as the bare data %s, unnamed, without a session', async (deviceType, data) => {
    hub = await startTestHub();
    const stream = await openStream(`${hub.origin}/v1/digitalsignage/events/register`);
    expect(stream.headers['content-type']).toBe('text/event-stream');
    expect(stream.headers['x-accel-buffering']).toBe('no');
    expect((await hub.ops('ops/signage/reload', { deviceType })).status).toBe(200);
    expect(await stream.next((text) => text.includes('data:'))).toContain(`data: ${data}\n\n`);
    expect(stream.text()).not.toContain('event:');
    stream.close();
  });

  it('[AD38] is reloaded by an operator with the service key and by nobody else', async () => {
    hub = await startTestHub();
    expect((await hub.post('ops/signage/reload', { deviceType: 'Kiosk' })).status).toBe(401);
    expect((await hub.ops('ops/signage/reload', { deviceType: 'App' })).status).toBe(400);
  });

  it('allows the portal’s origin, like every other call', async () => {
    hub = await startTestHub({ settings: { portalOrigins: ['https://app.ship.example'] } });
    const stream = await openStream(`${hub.origin}/v1/digitalsignage/events/register`, {
      origin: 'https://app.ship.example',
    });
    expect(stream.headers['access-control-allow-origin']).toBe('https://app.ship.example');
    stream.close();
  });

  it('[AD38] sends a comment every 15 s', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    hub = await startTestHub();
    const stream = await openStream(`${hub.origin}/v1/digitalsignage/events/register`);
    await stream.next((text) => text === ':\n\n');
    vi.advanceTimersByTime(15_000);
    await stream.next((text) => text === ':\n\n:\n\n');
    vi.advanceTimersByTime(14_999);
    vi.advanceTimersByTime(1);
    expect(await stream.next((text) => text.length >= 9)).toBe(':\n\n:\n\n:\n\n');
    stream.close();
  });

  it('ends when the hub stops, so that the hub can stop', async () => {
    hub = await startTestHub();
    const stream = await openStream(`${hub.origin}/v1/digitalsignage/events/register`);
    await hub.app.close();
    expect(await stream.ended).toBe(true);
  });

  it('reaches the streams of another hub process on the same database', async () => {
    hub = await startTestHub();
    const other = await hub.sibling();
    const stream = await openStream(`${other.origin}/v1/digitalsignage/events/register`);
    await hub.ops('ops/signage/reload', { deviceType: 'Kiosk' });
    expect(await stream.next((text) => text.includes('data:'))).toContain('data: KIOSK');
    stream.close();
    await other.close();
  });
});
