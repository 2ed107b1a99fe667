import { sendRequest, type Transport } from './transport.ts';

/** For services behind the hub's own address: whether anybody answered says whether the hub can be reached. */
type Watch = Pick<Transport, 'onAnswer' | 'onSilence'>;

export interface ExternalClient {
  /** The parsed answer of another service; refusals are HubFailures and never touch the guest's session (A48). */
  request<T>(url: string, init?: RequestInit, watch?: Watch): Promise<T>;
  /** The parsed answer that the page brought with it, as `HubClient.brought`; it is had once. */
  brought(url: string): unknown;
}

interface ExternalSettings extends Pick<Transport, 'fetch'> {
  brought?: (url: string) => string | undefined;
}

export function createExternalClient({ fetch, brought }: ExternalSettings): ExternalClient {
  return {
    async request<T>(url: string, init: RequestInit = {}, watch: Watch = {}) {
      const text = await sendRequest({ ...watch, fetch }, url, init);
      return (text === '' ? undefined : JSON.parse(text)) as T;
    },
    brought(url) {
      const text = brought?.(url);
      return text === undefined ? undefined : JSON.parse(text);
    },
  };
}
