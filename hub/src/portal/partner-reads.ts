// What another service on board answers to anybody, read by the hub on a page's behalf: a phone on a far link needs three trips
// to another host, and its pictures a fourth. The hub stands beside the service.
import type { FirstViewCall } from '#contract/first-view.ts';
import type { Hub } from '#hub/hub.ts';
import { seenFrom } from '#hub/shared/http/seen-from.ts';
import { createRecent } from '#hub/shared/recent.ts';

/** How long an answer is given again, and a service that did not answer is left alone. */
const KEPT_MS = 60_000;
const TIMEOUT_MS = 3_000;
const MEMORY_BYTES = 4_000_000;

interface Asked {
  at: number;
  text: Promise<string | undefined>;
  bytes: number;
}

/** JSON, or nothing; for a page that was asked for by this host name. */
export type PartnerReads = (call: FirstViewCall, hostname: string) => Promise<string | undefined>;

/** Asks only services that the deployment names, by the names that it has for them: the configuration follows the host by which a page was asked for. */
export function partnerReads({ clock }: Pick<Hub, 'clock'>, partners: readonly string[]): PartnerReads {
  const recent = createRecent<Asked>(MEMORY_BYTES, ({ bytes }) => bytes);

  async function ask(key: string, url: URL, headers: FirstViewCall['headers']): Promise<string | undefined> {
    const reply = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await reply.text();
    if (!reply.ok || JSON.parse(text) === null) return undefined;
    const kept = recent.get(key);
    if (kept) recent.set(key, { ...kept, bytes: text.length });
    return text;
  }

  function textAt(url: URL, headers: FirstViewCall['headers']): Promise<string | undefined> {
    const key = JSON.stringify([url.href, headers]);
    const at = clock.now().getTime();
    const known = recent.get(key);
    if (known && at - known.at < KEPT_MS) return known.text;
    const text = ask(key, url, headers).catch(() => undefined);
    recent.set(key, { at, text, bytes: key.length });
    return text;
  }

  return async ({ address, headers }, hostname) => {
    const url = URL.parse(address);
    const partner = url && partners.find((one) => seenFrom(one, hostname) === url.origin);
    if (!partner) return undefined;
    const text = await textAt(new URL(url.pathname + url.search, partner), headers);
    // A service names its pictures as it was asked.
    return text?.replaceAll(partner, url.origin);
  };
}
