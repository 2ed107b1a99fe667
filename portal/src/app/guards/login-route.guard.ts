import type { Guard } from './visit.ts';

/** Guard (a), A97, A98: a route marked (login) needs a guest; where the visitor wanted to go is remembered. */
export const loginRoute: Guard = ({ access, isLoggedIn, pathname, search }) =>
  access === 'login' && !isLoggedIn ? { to: '/login', origin: pathname + search } : undefined;
