import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { DeviceFinder } from '#hub/hub.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { deviceStore } from './device.store.ts';

const COOKIE_SHAPE = /^[\w-]{43}$/;
/** AD1: without any register (a hub that was never seeded) a device is still an App. */
const UNKNOWN = { id: null, group: 'app', type: 'App' };

export const secretHash = (secret: string) => createHash('sha256').update(secret).digest();

/** AD1: the cookie first, then the network address, then the default group. */
export function deviceRegister(sql: Sql): DeviceFinder {
  const store = deviceStore(sql);
  return {
    async find(cookie, address) {
      const byCookie = cookie && COOKIE_SHAPE.test(cookie) ? await store.deviceByCookie(secretHash(cookie)) : undefined;
      if (byCookie) return byCookie;
      const byAddress = isIP(address) ? await store.deviceByAddress(address) : undefined;
      if (byAddress) return byAddress;
      const group = await store.defaultGroup();
      return group ? { id: null, group, type: 'App' } : UNKNOWN;
    },
  };
}
