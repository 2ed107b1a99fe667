import { sendRequest, type Transport } from './transport.ts';

export interface ExternalClient {
  /** The parsed answer of another service; refusals are HubFailures and never touch the guest's session (A48). */
  request<T>(url: string, init?: RequestInit): Promise<T>;
}

export function createExternalClient(transport: Pick<Transport, 'fetch'>): ExternalClient {
  return {
    async request<T>(url: string, init: RequestInit = {}) {
      const text = await sendRequest({ fetch: transport.fetch }, url, init);
      return (text === '' ? undefined : JSON.parse(text)) as T;
    },
  };
}
