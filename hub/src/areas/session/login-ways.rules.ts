import type { LoginSettings } from '#contract/areas/session.ts';
import { pmsTypeOf } from '#contract/pms-type.ts';

export type LoginWay = 'token' | 'cabin' | 'pin' | 'swipe' | 'name' | 'passenger';

/**
 * Whether a deployment uses a way in. The configured type decides; `appLoginByName` adds the name login beside it (AD25).
 * Nothing goes round the PIN where there is one, neither account and cabin (AD25) nor reference and surname (AD24).
 */
export function isOpen(
  way: LoginWay,
  { type: name, pinLoginEnabled, appLoginByName }: Pick<LoginSettings, 'type' | 'pinLoginEnabled' | 'appLoginByName'>,
): boolean {
  const type = pmsTypeOf(name);
  switch (way) {
    case 'token':
      return type === 'A';
    case 'cabin':
      return type === 'A' || (type === 'C' && !pinLoginEnabled);
    case 'pin':
      return type === 'C' && pinLoginEnabled;
    case 'swipe':
      return type === 'C';
    case 'name':
      return type === 'B' || appLoginByName;
    case 'passenger':
      return type === undefined;
  }
}
