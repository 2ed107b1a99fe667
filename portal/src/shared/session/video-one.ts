import type { VideoConfiguration } from '#contract/areas/device.ts';
import { newKey } from '#portal/shared/hub/idempotency-key.ts';
import type { Portal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import type { VideoProvider } from './video-provider.ts';

/** CD8: the version is said only when it is 3 or more. */
const LEAST_API_VERSION = 3;
const OK = 200;

interface Answer {
  code?: number;
  data?: unknown;
}

/** The first video provider, as far as the gate of `/vod/` paths and the logout need it. */
export function videoOne({ external, store }: Pick<Portal, 'external' | 'store'>): VideoProvider {
  function configuration(): VideoConfiguration {
    const { configuration: loaded } = store.getState();
    const video = loaded.status === 'ready' ? loaded.device.videoConfiguration : undefined;
    if (!video?.url) throw new Error('No video provider is configured.');
    return video;
  }

  /** CD9: one uuid per device, made at the first start. */
  function deviceUuid(): string {
    const known = store.getState().vod.deviceUuid ?? newKey();
    patchGroup(store, 'vod', { deviceUuid: known });
    return known;
  }

  async function call(video: VideoConfiguration, action: string, parameters: Record<string, string>): Promise<unknown> {
    const { apiVersion, useWithCredentials } = video;
    const query = new URLSearchParams({
      ...parameters,
      device_uuid: deviceUuid(),
      ...(apiVersion && apiVersion >= LEAST_API_VERSION && { api_version: String(apiVersion) }),
    });
    const address = `${video.url.replace(/\/*$/, '/')}${action}?${query}`;
    const credentials = useWithCredentials ? 'include' : 'omit';
    const answer = await external.request<Answer | undefined>(address, { credentials });
    if (answer?.code !== OK) throw new Error(detailOf(answer?.data));
    return answer.data;
  }

  return {
    async login() {
      const video = configuration();
      const data = await call(video, 'customers/loginApp', {
        app_identifier: video.appIdentifier ?? '',
        login: video.login ?? '',
        password: video.password ?? '',
      });
      const { token } = (data ?? {}) as { token?: unknown };
      if (typeof token !== 'string' || token === '') throw new Error('The video provider gave no token.');
      patchGroup(store, 'vod', { token });
    },
    async logout(token) {
      await call(configuration(), 'customers/logout', { token });
    },
  };
}

/** Media §8: the text of the answer, unless that is the word null. */
function detailOf(data: unknown): string {
  const text = typeof data === 'object' ? (data as { message?: string } | null)?.message : String(data ?? 'null');
  return text && text !== 'null' ? text : 'No detailed message available';
}
