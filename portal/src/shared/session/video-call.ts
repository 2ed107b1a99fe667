import type { VideoConfiguration } from '#contract/areas/device.ts';
import { isHubFailure } from '#portal/shared/hub/hub-failure.ts';
import { newKey } from '#portal/shared/hub/idempotency-key.ts';
import type { Portal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';

/** C33: the version is said only when it is 3 or more, which it is unless somebody says otherwise. */
const API_VERSION = 3; // media §9
const OK = 200;

interface Answer {
  code?: number;
  data?: unknown;
}

type Parts = Pick<Portal, 'external' | 'store'>;

export function videoConfiguration({ store }: Pick<Parts, 'store'>): VideoConfiguration {
  const { configuration: loaded } = store.getState();
  const video = loaded.status === 'ready' ? loaded.device.videoConfiguration : undefined;
  if (!video?.url) throw new Error('No video provider is configured.');
  return video;
}

/** CD9: one uuid per device, made at the first start. */
function deviceUuid({ store }: Parts): string {
  const known = store.getState().vod.deviceUuid ?? newKey();
  if (store.getState().vod.deviceUuid !== known) patchGroup(store, 'vod', { deviceUuid: known });
  return known;
}

/** One call of the first provider (C32-C37): a GET whose answer says inside how it went. */
export async function callVideoProvider(
  parts: Parts,
  action: string,
  parameters: Record<string, string>,
  init: Pick<RequestInit, 'signal' | 'keepalive'> = {},
): Promise<unknown> {
  const { url, apiVersion = API_VERSION, useWithCredentials } = videoConfiguration(parts);
  const query = new URLSearchParams({
    ...parameters,
    device_uuid: deviceUuid(parts),
    ...(apiVersion >= API_VERSION && { api_version: String(apiVersion) }),
  });
  const address = `${url.replace(/\/*$/, '/')}${action}?${query}`;
  const credentials = useWithCredentials ? 'include' : 'omit';
  const answer = await parts.external.request<Answer | undefined>(address, { ...init, credentials }).catch(told);
  if (answer?.code !== OK) throw new Error(detailOf(answer?.data));
  return answer.data;
}

/** What a guest reads of it (media §8): the text of an answer, whatever its status, and a network error in its own words. */
function told(error: unknown): never {
  // What is no JSON at all is no message for a guest either.
  if (error instanceof SyntaxError) throw new Error('The answer of the video provider cannot be read.');
  if (!isHubFailure(error)) throw error;
  if (error.isUnanswered) throw error.cause instanceof Error && error.cause.message ? error.cause : error;
  throw new Error(detailOf((error.body as Answer | undefined)?.data ?? error.body));
}

/** Media §8: the text of the answer, unless it is empty or the word null. */
function detailOf(data: unknown): string {
  const text = typeof data === 'object' ? (data as { message?: string } | null)?.message : String(data ?? 'null');
  return text && text !== 'null' ? text : 'No detailed message available';
}
