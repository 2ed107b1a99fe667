import { z } from 'zod';
import { featureFlags } from '#contract/areas/device.ts';

/** A28, A29: the portal's own values, from `config.json` beside index.html; an absent file means defaults. */
export const clientConfig = featureFlags.extend({
  hubUrl: z.string().optional(),
  hubApiUrl: z.string().optional(),
  gamesUrl: z.string().optional(),
  osmUrl: z.string().optional(),
  developmentMode: z.boolean().optional(),
  defaultLanguage: z.string().optional(),
  fallbackLanguage: z.string().optional(),
  gaCode: z.string().optional(),
  /** AD7: by default on when the page itself is served over https. */
  securedOrigin: z.boolean().optional(),
  internalImageBase: z.string().optional(),
  publicImageBase: z.string().optional(),
  enableWayfinder: z.boolean().optional(),
  /** Off takes the service worker and its copies away. */
  serviceWorker: z.boolean().optional(),
});
export type ClientConfig = z.infer<typeof clientConfig>;

/** A wrong value is left out, the rest still counts. */
export function readClientConfig(value: unknown): ClientConfig {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(clientConfig.shape).flatMap(([key, schema]) => {
    const read = schema.safeParse((value as Record<string, unknown>)[key]);
    return read.success && read.data !== undefined ? [[key, read.data]] : [];
  });
  return Object.fromEntries(entries) as ClientConfig;
}

/** Until then a page has nothing to show. */
const TIMEOUT_MS = 10_000;

/** A deployment without the file, or with one that makes no sense, goes by the defaults; nothing is one that could not be had. */
export async function loadClientConfig(fetch: typeof globalThis.fetch): Promise<ClientConfig | undefined> {
  try {
    const answer = await fetch('/config.json', { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status >= 500) return undefined;
    return answer.ok ? readClientConfig(parsed(await answer.text())) : {};
  } catch {
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
