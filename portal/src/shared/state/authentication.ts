import type { Authentication } from '#contract/areas/session.ts';
import { destinationAfterLogin, type LoginKind } from '#portal/shared/session/origin.ts';
import { clearGroups, type PortalStore } from './store.ts';

/** A108: a guest counts as logged in with a session id and a finished login. */
export function isLoggedIn(authentication: Authentication): boolean {
  return authentication.isAuthenticated === true && Boolean(authentication.sessionId);
}

/** The same guest after another login; a session without a name is a guest of its own. */
export function guestOf({ bookingReference, sessionName, sessionId }: Authentication): string {
  return [bookingReference, sessionName].filter(Boolean).join(' ') || (sessionId ?? '');
}

/** A218, AD13: the guest is in, and guard (b) takes them from the login page to where the login leads. */
export function finishLogin(
  store: PortalStore,
  authentication: Authentication,
  login: { kind: LoginKind; forwardTo?: unknown },
): string {
  const destination = destinationAfterLogin(login.kind, login.forwardTo, store.getState().origin.path);
  store.setState({
    authentication: { ...authentication, isAuthenticated: true, errorMessage: undefined },
    origin: { path: destination },
  });
  return destination;
}

/** A220: the id is there, the visitor is not yet a guest (forced PIN change). */
export function holdSession(store: PortalStore, authentication: Authentication): void {
  store.setState({ authentication: { ...authentication, isAuthenticated: false } });
}

/** A219: not a guest, and why. */
export function failLogin(store: PortalStore, errorMessage: string): void {
  clearGroups(store, 'authenticationCleared');
  store.setState({ authentication: { isAuthenticated: false, errorMessage } });
}

/** A221-A223: back to the beginning, video and audio with it. */
export function clearAuthentication(store: PortalStore): void {
  clearGroups(store, 'authenticationCleared');
}
