import { describe, expect, it } from 'vitest';
import type { PartnerCall } from '#sandbox/partner.ts';
import { videoOne } from '#sandbox/video-one/video-one.partner.ts';

function caller() {
  let tokens = 0;
  const partner = videoOne({ newToken: () => `token-${++tokens}` });
  return async (path: string, query: Record<string, string>) => {
    const call: PartnerCall = {
      method: 'GET',
      path,
      query: new URLSearchParams(query),
      headers: {},
      body: Buffer.of(),
    };
    const reply = await partner.answer(call);
    return { status: reply?.status, ...JSON.parse(String(reply?.body)) };
  };
}

const DEVICE = { device_uuid: 'kiosk-1' };
const LOGIN = { ...DEVICE, app_identifier: 'gangway', login: 'gangway-demo', password: 'demo' };

describe('the first video provider', () => {
  it('gives a token for the product’s credentials', async () => {
    const get = caller();
    expect(await get('customers/loginApp', LOGIN)).toEqual({ status: 200, code: 200, data: { token: 'token-1' } });
  });

  it.each([
    ['a wrong password', { ...LOGIN, password: 'x' }, 401],
    ['an unknown login', { ...LOGIN, login: 'nobody' }, 401],
    ['an inherited property name', { ...LOGIN, login: 'constructor' }, 401],
    ['a login without password', { ...DEVICE, app_identifier: 'gangway', login: 'nobody' }, 401],
    ['no device', { ...LOGIN, device_uuid: '' }, 400],
    ['no application', { ...LOGIN, app_identifier: '' }, 400],
  ])('refuses %s inside an HTTP 200', async (_, query, code) => {
    expect(await caller()('customers/loginApp', query)).toMatchObject({ status: 200, code });
  });

  it('ends a token at logout', async () => {
    const get = caller();
    await get('customers/loginApp', LOGIN);
    const call = { ...DEVICE, token: 'token-1' };
    expect(await get('customers/logout', call)).toMatchObject({ code: 200, data: {} });
    expect(await get('customers/logout', call)).toMatchObject({ code: 401 });
  });

  it.each([
    ['no token', DEVICE],
    ['an invented token', { ...DEVICE, token: 'invented' }],
    ['another device’s token', { device_uuid: 'other', token: 'token-1' }],
  ])('answers 401 inside to %s', async (_, query) => {
    const get = caller();
    await get('customers/loginApp', LOGIN);
    expect(await get('customers/logout', query)).toMatchObject({ status: 200, code: 401 });
  });

  it('lets the short-lived customer’s token expire after one call', async () => {
    const get = caller();
    await get('customers/loginApp', { ...LOGIN, login: 'short-lived' });
    const call = { ...DEVICE, token: 'token-1' };
    expect(await get('vods/unheard', call)).toMatchObject({ code: 404 });
    expect(await get('vods/unheard', call)).toMatchObject({ code: 401 });
  });
});
