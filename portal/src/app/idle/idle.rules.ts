export const KIOSK_LOGOUT_MS = 60_000; // core §4, §9
export const IDLE_CHECK_MS = 500; // core §4, §9
/** AD36: WCAG 2.2.1 asks for a warning of at least 20 s. */
export const COUNTDOWN_MS = 20_000;
export const DEFAULT_MAX_IDLE_S = 600; // core §4, §9

export type KioskIdle = { state: 'active' } | { state: 'countdown'; seconds: number } | { state: 'over' };

/** A249, A254, A256: by the clock, not by counting checks. */
export function kioskIdle(idleMs: number): KioskIdle {
  const leftMs = KIOSK_LOGOUT_MS - idleMs;
  if (leftMs <= 0) return { state: 'over' };
  return leftMs <= COUNTDOWN_MS ? { state: 'countdown', seconds: Math.ceil(leftMs / 1000) } : { state: 'active' };
}

/** A259, AD37: missing, not a number or not above 0 gives the default. */
export function maxIdleMs(maxIdleTime: unknown): number {
  const seconds = Number(maxIdleTime ?? Number.NaN);
  return (Number.isFinite(seconds) && seconds > 0 ? seconds : DEFAULT_MAX_IDLE_S) * 1000;
}

/** AD37: the page's protocol in front where there is none; a path of the portal stays one; empty, or no address at all, is home. */
export function signageAddress(hostname: string | undefined, protocol: string): string {
  const wanted = hostname?.trim();
  if (!wanted) return '/';
  if (wanted.startsWith('/') && !wanted.startsWith('//')) return wanted;
  if (/^https?:\/\//i.test(wanted)) return URL.canParse(wanted) ? wanted : '/';
  const address = `${protocol}//${wanted.replace(/^\/+/, '')}`;
  return URL.canParse(address) ? address : '/';
}
