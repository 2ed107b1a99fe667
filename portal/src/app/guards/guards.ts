import { hashRedirect } from './hash-redirect.guard.ts';
import { loginPage } from './login-page.guard.ts';
import { loginRequired } from './login-required.guard.ts';
import { loginRoute } from './login-route.guard.ts';
import type { Guard, Redirect, Visit } from './visit.ts';

/** In this order; the first that has something to say decides. */
export const GUARDS: readonly Guard[] = [hashRedirect, loginRoute, loginPage, loginRequired];

export function firstRedirect(visit: Visit, guards: readonly Guard[] = GUARDS): Redirect | undefined {
  for (const guard of guards) {
    const redirect = guard(visit);
    if (redirect) return redirect;
  }
  return undefined;
}
