import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CONTRACT } from '#contract/index.ts';
import type { Route } from '#contract/route.ts';
import { type CallOps, keyOfHub, type OpsCall, opsClient } from '#scripts/ops-client.ts';
import { OPS_COMMANDS, opsHelp, runOps } from '#scripts/ops-commands.ts';

/** A hub that writes down what it is asked, after checking it as the real one would. */
function recordingHub(reply: unknown = {}) {
  const heard: { call: string; body: unknown; params?: Record<string, string> }[] = [];
  const call = (async (route: Route, { params, body }: OpsCall = {}) => {
    heard.push({ call: `${route.method} ${route.path}`, body, params });
    route.body?.parse(body);
    return reply;
  }) as CallOps;
  return { call, heard };
}

/** For the command that takes a file. */
const SCANS = join(mkdtempSync(join(tmpdir(), 'gangway-scans-')), 'scans.csv');
writeFileSync(SCANS, '10001,A\n');
const GATE_SCANS = join(dirname(SCANS), 'gate-scans.csv');
writeFileSync(GATE_SCANS, '1042,off\n');
afterAll(() => rm(dirname(SCANS), { recursive: true }));

/** For the commands that take words of their own. */
const FITTING: Readonly<Record<string, readonly string[]>> = {
  'restaurant-light': ['dining-saffron', '19:30', 'Red'],
  reload: ['Kiosk'],
  playlist: ['signage', '/ 20; /weather 15 08:00-18:00 days 1-3'],
  announce: ['normal', '30', 'all', 'Pool closed'],
  emergency: ['drill'],
  'login-type': ['Retina'],
  block: ['1'],
  unblock: ['1'],
  charge: ['1', '12.50', 'Bars', 'Coffee'],
  publish: ['article', '1'],
  hide: ['article', '1'],
  'slot-capacity': ['1', '24'],
  mails: ['sent'],
  'resend-mails': ['1'],
  'anonymous-feedback': ['on'],
  problem: ['1001', 'Resolved'],
  problems: ['open'],
  'photo-orders': ['Ready'],
  'photo-credits': ['10001', 'print', '2'],
  'muster-scans': [SCANS],
  'muster-visit': ['on'],
  scan: ['1042', 'off'],
  scans: [GATE_SCANS],
  'revoke-ticket': ['1042', 'lost'],
  'export-tickets': [join(dirname(SCANS), 'gate')],
  'photo-add': ['node_modules/@vladmandic/face-api/demo/sample1.jpg', 'Gala'],
  'guest-picture': ['1', 'node_modules/@vladmandic/face-api/demo/sample1.jpg'],
};

/** It hands in what it finds until it is stopped; `ops/photo-folder.test.ts` holds it. */
const ENDLESS: readonly string[] = ['photos-watch'];

describe('operator commands', () => {
  it.each([
    ['enrol Kiosk', 'POST ops/devices/enrolments', { deviceGroup: 'kiosk', label: undefined }],
    ['enrol DigitalSignage Atrium', 'POST ops/devices/enrolments', { deviceGroup: 'signage', label: 'Atrium' }],
    ['enrol bridge', 'POST ops/devices/enrolments', { deviceGroup: 'bridge', label: undefined }],
    ['reload DigitalSignage', 'POST ops/signage/reload', { deviceType: 'DigitalSignage' }],
    ['token 10001', 'POST ops/session/type-a-token', { accountNumber: '10001' }],
    ['login-type Retina', 'POST ops/session/login-type', { type: 'Retina' }],
    ['login-type pin=off by-name=on', 'POST ops/session/login-type', { pinLoginEnabled: false, appLoginByName: true }],
    ['login-type relogin=https://x/?a=b', 'POST ops/session/login-type', { reLoginUrl: 'https://x/?a=b' }],
    ['block 10001', 'POST ops/session/account-status', { accountNumber: '10001', isBlocked: true }],
    ['unblock 10001 muster', 'POST ops/session/account-status', { accountNumber: '10001', isBlockedForMuster: false }],
    ['publish article spa', 'POST ops/content/publish', { kind: 'article', id: 'spa', published: true }],
    ['hide category spa', 'POST ops/content/publish', { kind: 'category', id: 'spa', published: false }],
    ['preview-token', 'POST ops/content/preview-token', undefined],
  ])('%s calls %s', async (line, call, body) => {
    const hub = recordingHub();
    await runOps(hub.call, line.split(' '));
    expect(hub.heard).toEqual([{ call, body, params: undefined }]);
  });

  it.each([
    ['10001', { accountNumber: '10001' }],
    ['cabin=7214', { cabin: '7214' }],
    ['all', {}],
  ])('message goes to %s', async (to, recipient) => {
    const hub = recordingHub({ sourceMessageId: 'm1' });
    expect(await runOps(hub.call, ['message', to, 'Hello', 'Come ashore'])).toBe('Sent as m1.');
    expect(hub.heard[0]?.body).toEqual({ ...recipient, messageTitle: 'Hello', messageContent: 'Come ashore' });
  });

  it('mails lists those of a state, or says that there are none', async () => {
    const hub = recordingHub({ mails: [] });
    expect(await runOps(hub.call, ['mails'])).toBe('There are no such mails.');
    const one = recordingHub({
      mails: [{ id: '7', state: 'givenUp', attempts: 12, lastError: '550 no such mailbox' }],
    });
    expect(await runOps(one.call, ['mails', 'givenup'])).toContain('550 no such mailbox');
    await expect(runOps(hub.call, ['mails', 'lost'])).rejects.toThrow(
      'It must be waiting or sending or sent or givenUp',
    );
  });

  it.each([
    ['7', { id: '7' }, 1, 'One mail goes out again.'],
    ['all', {}, 3, '3 mails go out again.'],
  ])('resend-mails %s', async (which, body, mails, told) => {
    const hub = recordingHub({ mails });
    expect(await runOps(hub.call, ['resend-mails', which])).toBe(told);
    expect(hub.heard).toEqual([{ call: 'POST ops/mails/resend', body, params: undefined }]);
  });

  it('charge names the account, the amount, the department and what it was for', async () => {
    const hub = recordingHub();
    await runOps(hub.call, ['charge', '10001', '-3.5', 'Bars', 'Coffee']);
    const body = { department: 'Bars', description: 'Coffee', amount: -3.5 };
    expect(hub.heard).toEqual([
      { call: 'POST ops/accounts/{accountNumber}/charges', body, params: { accountNumber: '10001' } },
    ]);
    await expect(runOps(hub.call, ['charge', '10001', 'ten', 'Bars', 'Coffee'])).rejects.toThrow('ten is no amount');
  });

  it.each([
    ['slots dining-pergola 16/06/2026', 'GET ops/bookables/{id}/slots', undefined, { id: 'dining-pergola' }],
    ['slot-capacity 17 24', 'POST ops/bookables/slots/{slotId}/change', { capacity: 24 }, { slotId: '17' }],
    ['hide-bookable spa-hair', 'POST ops/bookables/{id}/publish', { published: false }, { id: 'spa-hair' }],
    [
      'cancel-slot-booking abcd2345',
      'POST ops/bookables/bookings/{reference}/cancel',
      undefined,
      { reference: 'ABCD2345' },
    ],
  ])('%s calls %s', async (line, call, body, params) => {
    const hub = recordingHub();
    await runOps(hub.call, line.split(' '));
    expect(hub.heard).toEqual([{ call, body, params }]);
  });

  it.each([
    ['voyages', 'GET ops/voyages', undefined, undefined],
    ['voyage-start 3', 'POST ops/voyages/{id}/end', { nextFrom: undefined }, { id: '3' }],
    ['voyage-start 3 01/12/2026', 'POST ops/voyages/{id}/end', { nextFrom: '01/12/2026' }, { id: '3' }],
    ['voyage-export 2 old.jsonl', 'GET ops/voyages/{id}/export', undefined, { id: '2' }],
    ['voyage-purge 2 2', 'POST ops/voyages/{id}/purge', { confirm: '2' }, { id: '2' }],
    ['left-out', 'GET ops/left-out', undefined, undefined],
    ['withdraw-left-out trip-1', 'POST ops/left-out/{id}/withdraw', undefined, { id: 'trip-1' }],
  ])('%s calls %s', async (line, call, body, params) => {
    const hub = recordingHub();
    await runOps(hub.call, line.split(' '));
    expect(hub.heard).toEqual([{ call, body, params }]);
  });

  it('an export is written into a new file, and nothing is written over', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gangway-export-'));
    const lines = '{"table":"voyages","row":{"id":1}}\n';
    const server = createServer((_, reply) => reply.end(lines)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const call = opsClient(`http://127.0.0.1:${port}`, async () => 'key');
    const file = join(folder, 'voyage.jsonl');
    try {
      expect(await runOps(call, ['voyage-export', '1', file])).toBe(`Voyage 1 is in ${file}.`);
      expect(await readFile(file, 'utf8')).toBe(lines);
      await expect(runOps(call, ['voyage-export', '1', file])).rejects.toThrow('is there already');
      await expect(runOps(call, ['voyage-export', '1', join(folder, 'no', 'file')])).rejects.toThrow(
        'cannot be written',
      );
    } finally {
      server.close();
      await rm(folder, { recursive: true });
    }
  });

  it('slot-capacity takes a whole number only', async () => {
    await expect(runOps(recordingHub().call, ['slot-capacity', '17', 'many'])).rejects.toThrow('many is no number');
  });

  it('check-places says that all add up, or what does not', async () => {
    const fine = recordingHub({ units: 7, wrong: [] });
    expect(await runOps(fine.call, ['check-places'])).toBe('7 compared, all places add up.');
    expect(fine.heard[0]?.call).toBe('GET ops/places/check');
    const wrong = [{ id: '3', kind: 'dining', objectId: 'pergola', capacity: 8, taken: 4, booked: 6 }];
    await expect(runOps(recordingHub({ units: 7, wrong }).call, ['check-places'])).rejects.toThrow(
      'dining pergola (3): 4 of 8 taken, 6 booked',
    );
  });

  it('shows the login type when none is given', async () => {
    const hub = recordingHub({ type: 'CabinSystem' });
    expect(await runOps(hub.call, ['login-type'])).toContain('CabinSystem');
    expect(hub.heard[0]?.call).toBe('GET ops/session/login-type');
  });

  it('says how to use a command that lacks something, without calling the hub', async () => {
    const hub = recordingHub();
    await expect(runOps(hub.call, ['publish', 'article'])).rejects.toThrow('publish <article|category> <id>');
    expect(hub.heard).toEqual([]);
  });

  it.each([
    ['reload App', 'It must be Kiosk or DigitalSignage, not App.'],
    ['login-type Foo', 'It must be Retina or HotelSystem or CabinSystem or Passenger, not Foo.'],
    ['login-type pin=maybe', 'It must be on or off, not maybe.'],
    ['login-type by-name=', 'on or off'],
    ['block 10001 foo', 'It must be muster, not foo.'],
    ['publish page spa', 'It must be article or category, not page.'],
    ['token 10001 10002', 'Usage: npm run ops -- token <account number>'],
    ['preview-token now', 'Usage: npm run ops -- preview-token'],
  ])('refuses %s in one sentence, without calling the hub', async (line, sentence) => {
    const hub = recordingHub();
    await expect(runOps(hub.call, line.split(' '))).rejects.toThrow(sentence);
    expect(hub.heard).toEqual([]);
  });

  it.each([
    ['booking abcd2345', 'ABCD2345'],
    ['cancel ABCD2345', 'ABCD2345'],
  ])('%s asks for the reference %s', async (line, reference) => {
    const hub = recordingHub();
    await runOps(hub.call, line.split(' '));
    expect(hub.heard[0]?.params).toEqual({ reference });
  });

  it.each([
    ['photo-order-production', 'InProduction'],
    ['photo-order-ready', 'Ready'],
    ['photo-order-cancel', 'Cancelled'],
  ])('%s makes an order %s [BD60]', async (name, status) => {
    const hub = recordingHub();
    await runOps(hub.call, [name, 'abcd2345']);
    const call = 'POST ops/photos/orders/{orderId}/status';
    expect(hub.heard).toEqual([{ call, body: { status }, params: { orderId: 'ABCD2345' } }]);
  });

  it.each(['help', '--help', '-h'])('%s is no mistake', async (name) => {
    expect(await runOps(recordingHub().call, [name])).toBe(opsHelp());
  });

  it('says what is wrong with an address that is none, and where a key is looked for', async () => {
    const call = opsClient('nonsense', async () => 'key');
    await expect(runOps(call, ['token', '10001'])).rejects.toThrow('HUB_URL must be an address');
    await expect(keyOfHub(undefined, '/no/such/folder')).rejects.toThrow('There is no service key in /no/such/folder');
    expect(await keyOfHub('from-the-setting', '/no/such/folder')).toBe('from-the-setting');
  });

  it.each([[''], ['abandon-ship'], ['constructor']])('answers %j with the list of commands', async (name) => {
    await expect(runOps(recordingHub().call, name ? [name] : [])).rejects.toThrow('reload <Kiosk|DigitalSignage>');
  });

  it('lists every command with its use', () => {
    for (const name of Object.keys(OPS_COMMANDS)) expect(opsHelp()).toContain(`  ${name}`);
  });

  it('reaches only operator rows', async () => {
    const rows: Route[] = Object.values(CONTRACT).flatMap((routes) => Object.values(routes as Record<string, Route>));
    for (const [name, command] of Object.entries(OPS_COMMANDS).filter(([name]) => !ENDLESS.includes(name))) {
      const hub = recordingHub();
      const args = FITTING[name] ?? ['1', '2'];
      await command.run(hub.call, args).catch(() => undefined);
      expect(hub.heard).toHaveLength(1);
      const row = rows.find(({ method, path }) => `${method} ${path}` === hub.heard[0]?.call);
      expect(row?.access).toBe('ops');
    }
  });
});
