import type { Portal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { callVideoProvider, videoConfiguration } from './video-call.ts';
import type { VideoProvider } from './video-provider.ts';

/** C29 */
const APP_IDENTIFIER = 'PLANE_V1'; // media §9

export class MissingToken extends Error {}

/** C14: nothing a guest could do about, so it is only logged, here, whoever asked for it. */
export function missingToken(): MissingToken {
  const missing = new MissingToken('The video provider gave no token.');
  console.warn(missing.message);
  return missing;
}

/** The first video provider, as far as the gate of `/vod/` paths and the logout need it. */
export function videoOne(parts: Pick<Portal, 'external' | 'store'>): VideoProvider {
  return {
    async login() {
      const { appIdentifier, login, password } = videoConfiguration(parts);
      const data = await callVideoProvider(parts, 'customers/loginApp', {
        app_identifier: appIdentifier || APP_IDENTIFIER,
        login: login ?? '',
        password: password ?? '',
      });
      const { token } = (data ?? {}) as { token?: unknown };
      if (typeof token !== 'string' || token === '') throw missingToken();
      patchGroup(parts.store, 'vod', { token });
    },
    async logout(token) {
      await callVideoProvider(parts, 'customers/logout', { token });
    },
  };
}
