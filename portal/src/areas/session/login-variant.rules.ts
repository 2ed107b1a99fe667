import { type PmsType, pmsTypeOf } from '#contract/pms-type.ts';

/** What the login page asks for. */
export type LoginVariant = 'reLogin' | 'name' | 'swipe' | 'cabin' | 'passenger';

export interface LoginDeployment {
  pms?: string;
  appLoginByName?: boolean;
  isKiosk: boolean;
}

/** A152-A158, AD19: type A first; a kiosk of type C keeps its swipe login, appLoginByName decides everything else. */
export function loginVariant({ pms, appLoginByName, isKiosk }: LoginDeployment): LoginVariant {
  const type: PmsType | undefined = pmsTypeOf(pms);
  if (type === 'A') return 'reLogin';
  if (type === 'C' && isKiosk) return 'swipe';
  if (type === 'B' || appLoginByName) return 'name';
  return type === 'C' ? 'cabin' : 'passenger';
}
