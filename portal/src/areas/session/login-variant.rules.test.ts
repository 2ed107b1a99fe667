import { describe, expect, it } from 'vitest';
import { type LoginDeployment, type LoginVariant, loginVariant } from './login-variant.rules.ts';

const app = { isKiosk: false };
const kiosk = { isKiosk: true };

describe('the variant of the login page', () => {
  it.each<[string, LoginDeployment, LoginVariant]>([
    ['[A153] type A', { ...app, pms: 'Retina' }, 'reLogin'],
    ['[A153] type A on a kiosk', { ...kiosk, pms: 'Retina' }, 'reLogin'],
    ['[AD19] type A with appLoginByName', { ...app, pms: 'Retina', appLoginByName: true }, 'reLogin'],
    ['[A154] type B', { ...app, pms: 'HotelSystem' }, 'name'],
    ['[A154] type B on a kiosk', { ...kiosk, pms: 'HotelSystem' }, 'name'],
    ['[A155] appLoginByName without a PMS', { ...app, appLoginByName: true }, 'name'],
    ['[A155] [AD19] appLoginByName with type C', { ...app, pms: 'CabinSystem', appLoginByName: true }, 'name'],
    ['[AD19] appLoginByName on a kiosk without a PMS', { ...kiosk, appLoginByName: true }, 'name'],
    ['[A156] type C on a kiosk', { ...kiosk, pms: 'CabinSystem' }, 'swipe'],
    [
      '[A156] [AD19] type C on a kiosk with appLoginByName',
      { ...kiosk, pms: 'CabinSystem', appLoginByName: true },
      'swipe',
    ],
    ['[A157] type C elsewhere', { ...app, pms: 'CabinSystem' }, 'cabin'],
    ['[A158] nothing configured', { ...app }, 'passenger'],
    ['[A158] nothing configured on a kiosk', { ...kiosk }, 'passenger'],
    ['[A158] [AD20] an unknown PMS', { ...app, pms: 'Fidelio' }, 'passenger'],
    ['[AD20] a name in other letters', { ...app, pms: 'CABINSYSTEM' }, 'cabin'],
  ])('[A152] %s', (_, deployment, variant) => {
    expect(loginVariant(deployment)).toBe(variant);
  });
});
