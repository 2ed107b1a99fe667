import type { Guard } from './visit.ts';

/** Guard (b), A99, A100: a guest on the login page goes back to the origin, which is used once, or home. */
export const loginPage: Guard = ({ access, isLoggedIn, origin }) =>
  access === 'loginPage' && isLoggedIn ? { to: origin ?? '/', origin: '' } : undefined;
