import { afterEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '#sandbox/frame.ts';
import { json, type Partner } from '#sandbox/partner.ts';

const echo: Partner = {
  name: 'echo',
  title: 'Says what it heard',
  answer: (call) =>
    call.path === 'say' ? json({ method: call.method, a: call.query.get('a'), body: call.body.toString() }) : undefined,
};

let sandbox: Sandbox | undefined;
afterEach(async () => {
  await sandbox?.close();
  sandbox = undefined;
});

async function open() {
  sandbox = await startSandbox({ partners: [echo, { ...echo, name: 'other' }] });
  const { url } = sandbox;
  return {
    ask: (path: string, init?: RequestInit) => fetch(url + path, init),
    fault: (partner: string, setting: object) =>
      fetch(`${url}_faults/${partner}`, { method: 'POST', body: JSON.stringify(setting) }),
  };
}

describe('the sandbox frame', () => {
  it('hands a call to the partner named first in the path', async () => {
    const { ask } = await open();
    const reply = await ask('echo/say?a=1', { method: 'POST', body: 'hello' });
    expect(await reply.json()).toEqual({ method: 'POST', a: '1', body: 'hello' });
  });

  it('answers 404 for an unknown partner and for an unknown address of a partner', async () => {
    const { ask } = await open();
    expect((await ask('nobody/say')).status).toBe(404);
    expect((await ask('echo/shout')).status).toBe(404);
  });

  it('lets a page of another origin call, with credentials and the headers it asks for', async () => {
    const { ask } = await open();
    const asked = { origin: 'http://portal.test', 'access-control-request-headers': 'authorization' };
    const preflight = await ask('echo/say', { method: 'OPTIONS', headers: asked });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('http://portal.test');
    expect(preflight.headers.get('access-control-allow-credentials')).toBe('true');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization');
  });

  it('breaks one partner without touching the other, and mends it', async () => {
    const { ask, fault } = await open();
    await fault('echo', { fault: 'refuse' });
    expect((await ask('echo/say')).status).toBe(503);
    expect((await ask('other/say')).status).toBe(200);
    await fault('echo', { fault: 'none' });
    expect((await ask('echo/say')).status).toBe(200);
  });

  it('speaks nonsense on garbage', async () => {
    const { ask, fault } = await open();
    await fault('echo', { fault: 'garbage' });
    await expect((await ask('echo/say')).json()).rejects.toThrow();
  });

  it('hangs up on down', async () => {
    const { ask, fault } = await open();
    await fault('echo', { fault: 'down' });
    await expect(ask('echo/say')).rejects.toThrow();
  });

  it('answers late but rightly on slow', async () => {
    const { ask, fault } = await open();
    await fault('echo', { fault: 'slow', delayMs: 60 });
    const before = performance.now();
    expect((await ask('echo/say')).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(55);
  });

  it('refuses an unknown fault and an unknown partner, and lists what is set', async () => {
    const { ask, fault } = await open();
    expect((await fault('echo', { fault: 'sulk' })).status).toBe(400);
    expect((await fault('nobody', { fault: 'down' })).status).toBe(404);
    await fault('echo', { fault: 'slow' });
    expect(await (await ask('_faults')).json()).toEqual({ echo: { fault: 'slow', delayMs: 5_000 } });
  });

  it.each([
    ['packs a long text', 'gzip, br', 4000, 'gzip'],
    ['sends a short one as it is', 'gzip, br', 10, null],
    ['sends a text as it is to who cannot unpack it', 'identity', 4000, null],
  ])('%s', async (_, encodings, length, packed) => {
    const { ask } = await open();
    const body = 'a'.repeat(length);
    const reply = await ask('echo/say', { method: 'POST', body, headers: { 'accept-encoding': encodings } });
    expect(reply.headers.get('content-encoding')).toBe(packed);
    expect(await reply.json()).toMatchObject({ body });
  });

  it('has a page with the partners and buttons that set a fault', async () => {
    const { ask } = await open();
    expect(await (await ask('')).text()).toContain('Says what it heard');
    const pressed = await ask('_faults/echo', { method: 'POST', body: new URLSearchParams({ fault: 'down' }) });
    expect(pressed.url).toBe(sandbox?.url);
    expect(sandbox?.faults.get('echo')?.fault).toBe('down');
  });
});
