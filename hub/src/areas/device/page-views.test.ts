import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHub, TEST_NOW, type TestHub } from '#hub-test/hub.ts';
import { packWith } from '#hub-test/test-pack.ts';
import { recordedPage } from './page-views.service.ts';

describe('what is recorded of a page', () => {
  it.each([
    ['my_account/pin', 'my_account/pin'],
    ['/my_account/pin', 'my_account/pin'],
    ['///x', 'x'],
    ['', 'home'],
    ['/', 'home'],
    ['home', 'home'],
    ['retina/login/abc', 'retina/login'],
    ['retina/login/12345/A101', 'retina/login'],
    ['Retina/Login/abc', 'Retina/Login'],
    ['retina/login', 'retina/login'],
    ['retina/loginsuccess', 'retina/loginsuccess'],
    ['external/https://example.com/a?b=c', 'external/https://example.com/a?b=c'],
    ['x'.repeat(600), 'x'.repeat(500)],
    ['🚢'.repeat(600), '🚢'.repeat(500)],
  ])('[A114 A115] [AD15 AD26] %.30s is kept as %.30s', (page, kept) => {
    expect(recordedPage(page)).toBe(kept);
  });
});

describe('[A113] [AD15] page views', () => {
  let hub: TestHub;
  beforeAll(async () => {
    hub = await startTestHub({ pack: await packWith(() => undefined) });
  });
  afterAll(() => hub.close());

  /** Stopping writes what still waits; the database outlives the app. */
  async function written() {
    await hub.app.close();
    return hub.sql`select page, at, device_type as type, session_id as session from page_views order by id`;
  }

  it('are answered with 204 and no-store, need no session, and are stored with time, device and session', async () => {
    const guest = { type: 'RemotePms', name: 'A', accountNumber: '1', bookingReference: null, partyId: null } as const;
    const { sessionId, session } = await hub.hub.sessions.create({
      ...guest,
      pinChangePending: false,
      deviceType: 'App',
    });
    const replies = [
      await hub.get('metrics/userhistory/home'),
      await hub.get('metrics/userhistory/my_account/pin', { session: sessionId }),
      await hub.get('metrics/userhistory/weather', { session: 'stale' }),
      await hub.get(`metrics/userhistory/external/${encodeURIComponent('https://a.example/b?c')}`),
      await hub.get('metrics/userhistory/retina/login/secret-token'),
      await hub.get(`metrics/userhistory/${'ü'.repeat(700)}`),
      await hub.get('metrics/userhistory/'),
    ];
    for (const reply of replies) {
      expect(reply.status).toBe(204);
      expect(reply.text).toBe('');
      expect(reply.headers.get('cache-control')).toBe('no-store');
    }
    const rows = await written();
    expect(rows.map(({ page }) => page)).toEqual([
      'home',
      'my_account/pin',
      'weather',
      'external/https://a.example/b?c',
      'retina/login',
      'ü'.repeat(500),
      'home',
    ]);
    expect(rows[0]).toMatchObject({ at: new Date(TEST_NOW), type: 'App', session: null });
    expect(rows[1]?.session).toBe(session.id);
    expect(rows[2]?.session).toBeNull();
  });
});

describe('[A122] a page view when the database is away', () => {
  it('is answered all the same', async () => {
    const hub = await startTestHub({ pack: await packWith(() => undefined) });
    await hub.sql.end({ timeout: 1 });
    expect((await hub.get('metrics/userhistory/home', { session: 'x'.repeat(43) })).status).toBe(204);
    await hub.close();
  });
});
