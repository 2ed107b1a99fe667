import { describe, expect, it, vi } from 'vitest';
import { createPortalStore } from '#portal/shared/state/store.ts';
import { aDeviceConfig } from '#portal-test/fixtures.ts';
import { videoOne } from './video-one.ts';

const video = {
  url: 'http://sandbox.example/video-one',
  appIdentifier: 'PLANE_V1',
  apiVersion: 3,
  login: 'demo',
  password: 'x',
};

function provider(answer: unknown, changes: Partial<typeof video> = {}) {
  const store = createPortalStore({});
  store.setState({
    configuration: { status: 'ready', device: aDeviceConfig({ videoConfiguration: { ...video, ...changes } }) },
  });
  const request = vi.fn(async (_url: string, _init?: RequestInit) => answer);
  return {
    store,
    request,
    one: videoOne({ store, external: { request: request as never, brought: () => undefined } }),
  };
}

describe('the first video provider', () => {
  it('[A123 A124] logs in with the deployment’s credentials and keeps token and device', async () => {
    const { one, store, request } = provider({ code: 200, data: { token: 'abc' } });
    await one.login();
    const url = new URL(request.mock.calls[0]?.[0] ?? '');
    expect(url.origin + url.pathname).toBe('http://sandbox.example/video-one/customers/loginApp');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      app_identifier: 'PLANE_V1',
      login: 'demo',
      password: 'x',
      api_version: '3',
      device_uuid: store.getState().vod.deviceUuid,
    });
    expect(store.getState().vod.token).toBe('abc');
    expect(request.mock.calls[0]?.[1]).toEqual({ credentials: 'omit' });
  });

  it('[A25] says no version below 3 and sends cookies where the deployment wants them', async () => {
    const { one, request } = provider({ code: 200, data: { token: 'abc' } }, {
      apiVersion: 2,
      useWithCredentials: true,
    } as never);
    await one.login();
    expect(request.mock.calls[0]?.[0]).not.toContain('api_version');
    expect(request.mock.calls[0]?.[1]).toEqual({ credentials: 'include' });
  });

  it.each([
    [{ code: 401, data: 'wrong password' }, 'wrong password'],
    [{ code: 500, data: 'null' }, 'No detailed message available'],
    [undefined, 'No detailed message available'],
    [{ code: 200, data: {} }, 'gave no token'],
  ])('[A125] %j is a failed login', async (answer, message) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { one, store } = provider(answer);
    await expect(one.login()).rejects.toThrow(message);
    expect(store.getState().vod.token).toBeUndefined();
    warn.mockRestore();
  });

  it('[A125] a deployment without a provider cannot log in', async () => {
    const { one } = provider({ code: 200, data: { token: 'abc' } }, { url: '' });
    await expect(one.login()).rejects.toThrow('No video provider is configured.');
  });

  it('[A224] logs out with its token', async () => {
    const { one, request } = provider({ code: 200, data: {} });
    await one.logout('abc');
    expect(request.mock.calls[0]?.[0]).toContain('customers/logout?token=abc&device_uuid=');
  });
});
