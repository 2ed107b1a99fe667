import type { Guard } from './visit.ts';

/** Guard (c), A101, A102, AD14: with loginRequired every open route needs a guest, except on screens. */
export const loginRequired: Guard = ({ access, isLoggedIn, loginRequired, kind, pathname, search }) => {
  const isCovered = access === 'open' && kind !== 'DigitalSignage';
  return loginRequired && isCovered && !isLoggedIn ? { to: '/login', origin: pathname + search } : undefined;
};
