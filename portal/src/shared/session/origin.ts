/** AD13: only paths of the portal count as an origin: one leading slash, not the login page itself. */
export function isPortalPath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || path.startsWith('/\\')) return false;
  return path.split(/[?#]/, 1)[0]?.replace(/\/$/, '') !== '/login';
}

export type LoginKind = 'passenger' | 'other';

/** AD13: where a passenger login leads when nothing else was wanted. */
export const PASSENGER_HOME = '/my_holiday';

/** A103, A104, AD13: `forward_to` wins, then the remembered origin, then the default of the login. */
export function destinationAfterLogin(kind: LoginKind, forwardTo: unknown, origin: string | undefined): string {
  if (typeof forwardTo === 'string' && isPortalPath(forwardTo)) return forwardTo;
  if (origin && isPortalPath(origin)) return origin;
  return kind === 'passenger' ? PASSENGER_HOME : '/';
}
