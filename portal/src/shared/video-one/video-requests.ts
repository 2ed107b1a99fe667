import type { Portal } from '#portal/shared/portal-context.ts';
import { callVideoProvider } from '#portal/shared/session/video-call.ts';
import { MissingToken, missingToken } from '#portal/shared/session/video-one.ts';
import { patchGroup } from '#portal/shared/state/store.ts';

export interface VideoRequestOptions {
  /** Whose error message it becomes (CD10). */
  group?: 'vod' | 'audio' | 'channels';
  signal?: AbortSignal;
  /** Outlives the page. */
  keepalive?: boolean;
  /** What the guest reads, made of what the provider said. */
  failure?: (message: string) => string;
}

export type VideoRequest = (
  action: string,
  parameters?: Record<string, string>,
  options?: VideoRequestOptions,
) => Promise<unknown>;

type Parts = Pick<Portal, 'external' | 'store' | 'videoProvider'>;

/** The requests of one portal share its login and its count of what is under way. */
const shared = new WeakMap<Parts['store'], { underWay: number; login?: Promise<void> | undefined }>();

/** C26, C27, C40-C42: logs in first where there is no token, says that it fetches, keeps what went wrong. */
export function videoRequests(parts: Parts): VideoRequest {
  const { store, videoProvider } = parts;
  const own = shared.get(store) ?? { underWay: 0 };
  shared.set(store, own);

  function count(change: 1 | -1) {
    own.underWay += change;
    const isFetching = own.underWay > 0;
    if (store.getState().vod.isFetching !== isFetching) patchGroup(store, 'vod', { isFetching });
  }

  async function tokenOf(): Promise<string> {
    const { token } = store.getState().vod;
    if (token) return token;
    own.login ??= videoProvider.login().finally(() => {
      own.login = undefined;
    });
    await own.login;
    const fresh = store.getState().vod.token;
    if (!fresh) throw missingToken();
    return fresh;
  }

  return async (action, parameters = {}, { group = 'vod', failure, ...init } = {}) => {
    count(1);
    try {
      const token = await tokenOf();
      init.signal?.throwIfAborted();
      return await callVideoProvider(parts, action, { ...parameters, token }, init);
    } catch (error) {
      if (init.signal?.aborted || error instanceof MissingToken) throw error;
      const said = error instanceof Error ? error.message : String(error);
      patchGroup(store, 'vod', { token: undefined }); // C41
      patchGroup(store, group, { errorMessage: failure ? failure(said) : said });
      throw error;
    } finally {
      count(-1);
    }
  };
}
