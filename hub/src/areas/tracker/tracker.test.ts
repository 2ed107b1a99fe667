import { createSocket } from 'node:dgram';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { nmeaTcpGps } from '#hub/partners/gps/nmea-tcp.ts';
import { nmeaUdpGps } from '#hub/partners/gps/nmea-udp.ts';
import type { GpsFix } from '#hub/partners/gps/port.ts';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';
import { openStream } from '#hub-test/stream.ts';
import { followPosition } from './follow-position.ts';
import { trackerService } from './tracker.service.ts';

let hub: TestHub;
afterEach(() => hub?.close());

const RMC = '$GPRMC,123519,A,4807.038,N,01131.000,E,022.4,084.4,230394,003.1,W*6A\r\n';
const fixAt = (ms: number, more: Partial<GpsFix> = {}): GpsFix => ({
  latitude: 40.5,
  longitude: 14.1,
  at: new Date(Date.parse('2026-06-15T10:00:00Z') + ms),
  ...more,
});
const streamAddress = (of: { origin: string }) => `${of.origin}/v1/cms/events/register`;

describe('the position', () => {
  it('[C237 C239 C240 C248 C249] is read without a session, with heading, course and the weather there', async () => {
    hub = await startTestHub({ pack: 'demo', settings: { weatherUnit: 'imperial' } });
    expect((await hub.get('gps/current')).body).toEqual({ gpsProfile: null });
    await trackerService(hub.hub).report(fixAt(0, { heading: 0, course: 359.96 }));
    const { status, body } = await hub.get('gps/current');
    expect(status).toBe(200);
    expect(body.gpsProfile).toEqual({
      latitude: 40.5,
      longitude: 14.1,
      dataType: 'Ship',
      positionTime: '2026-06-15T10:00:00.000Z',
      advancedInformation: {
        heading: 0,
        course: 0,
        weather: {
          synopsis: expect.objectContaining({ en: expect.any(String), de: expect.any(String) }),
          icon: expect.stringMatching(/^\d\d[dn]$/),
          temp: expect.any(Number),
          humidity: expect.any(Number),
          feels_like: expect.any(Number),
          windDirection: expect.any(Number),
          windSpeed: expect.any(Number),
          unit: 'imperial',
        },
      },
    });
  });

  it.each([
    ['Airline', 'Aircraft'],
    ['CruiseShip', 'Ship'],
    ['RiverCruise', 'Ship'],
  ])('[C239] of a hub of the type %s is that of the data type %s', async (hubType, dataType) => {
    hub = await startTestHub({ pack: 'demo' });
    await hub.sql`update deployment set operator = operator || ${hub.sql.json({ hubType })}`;
    await trackerService(hub.hub).report(fixAt(0, { heading: 10, course: 20 }));
    const { gpsProfile } = (await hub.get('gps/current')).body;
    expect(gpsProfile).toMatchObject({ dataType, advancedInformation: { heading: 10, course: 20 } });
  });

  it('[C240] tells an unknown heading and course as 511', async () => {
    hub = await startTestHub();
    await trackerService(hub.hub).report(fixAt(0));
    expect((await hub.get('gps/current')).body.gpsProfile.advancedInformation).toMatchObject({
      heading: 511,
      course: 511,
    });
  });

  it('[C238] [CD40] goes to every stream of every process as JSON, unnamed, at most every 5 s', async () => {
    hub = await startTestHub();
    const other = await hub.sibling();
    const [here, there] = [await openStream(streamAddress(hub)), await openStream(streamAddress(other))];
    expect(here.headers['content-type']).toBe('text/event-stream');
    const [one, two] = [trackerService(hub.hub), trackerService(other.hub)];
    const both = await Promise.all([one.report(fixAt(0)), two.report(fixAt(0))]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await two.report(fixAt(4_999))).toBe(false);
    expect(await two.report(fixAt(5_000, { latitude: -1 }))).toBe(true);
    for (const stream of [here, there]) {
      const text = await stream.next((all) => all.includes('"latitude":-1'));
      const messages = text
        .split('\n')
        .flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6))] : []));
      expect(messages.map(({ gpsProfile }) => gpsProfile.latitude)).toEqual([40.5, -1]);
      expect(text).not.toContain('event:');
    }
    const late = await openStream(streamAddress(other));
    expect(await late.next((all) => all.includes('data:'))).toContain('"latitude":-1');
    for (const stream of [here, there, late]) stream.close();
    await other.close();
  });

  it('[C236] [CD40] of the demo lies in the port of the day and is on its way between two', async () => {
    hub = await startTestHub({ pack: 'demo', now: '2026-06-15T10:00:00Z' });
    const { body: days } = await hub.get('itinerary/schedules');
    const [date] = days.filter(({ atSea }: { atSea: boolean }) => !atSea).map((day: { date: string }) => day.date);
    expect(date).toBeTruthy();
    const stream = await openStream(streamAddress(hub));
    followPosition(hub.hub);
    await stream.next((text) => text.includes('gpsProfile'));
    const { gpsProfile } = (await hub.get('gps/current')).body;
    expect(gpsProfile.dataType).toBe('Ship');
    expect(gpsProfile.latitude).toBeGreaterThan(30);
    const sameDay = await hub.get(`itinerary/weather/15-06-2026`);
    expect(gpsProfile.advancedInformation.weather).toMatchObject({
      temp: sameDay.body.temperature,
      synopsis: sameDay.body.synopsis,
    });
    stream.close();
  });
});

describe('the ship’s instruments', () => {
  const parts = {
    clock: { now: () => new Date('2026-06-15T10:00:00Z') },
    log: { warn() {}, info() {}, error() {}, debug() {} } as never,
  };
  const expected = { latitude: expect.closeTo(48.1173, 4), longitude: expect.closeTo(11.5167, 4), course: 84.4 };

  it('[CD40] are heard as datagrams', async () => {
    const free = createSocket('udp4');
    await new Promise<void>((ready) => free.bind(0, '127.0.0.1', ready));
    const { port } = free.address();
    await new Promise<void>((closed) => free.close(closed));
    const sender = createSocket('udp4');
    let timer: ReturnType<typeof setInterval> | undefined;
    const fix = await new Promise<GpsFix>((found) => {
      const stop = nmeaUdpGps({ host: '127.0.0.1', port }, parts).follow((one) => {
        stop();
        found(one);
      });
      timer = setInterval(() => sender.send(`noise\r\n${RMC}`, port, '127.0.0.1'), 20);
    });
    clearInterval(timer);
    sender.close();
    expect(fix).toMatchObject(expected);
  });

  it('[CD40] are heard over a connection, also when sentences come in pieces', async () => {
    const server = createServer((socket) => {
      socket.write(RMC.slice(0, 20));
      setImmediate(() => socket.write(RMC.slice(20)));
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    const fix = await new Promise<GpsFix>((found) => {
      const stop = nmeaTcpGps({ host: '127.0.0.1', port }, parts).follow((one) => {
        stop();
        found(one);
      });
    });
    await new Promise((closed) => server.close(closed));
    expect(fix).toMatchObject(expected);
  });
});
