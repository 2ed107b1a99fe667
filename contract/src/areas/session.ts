import { z } from 'zod';
import { PMS_TYPES } from '#contract/pms-type.ts';
import { defineRoutes } from '#contract/route.ts';

/** AD29: a JSON text on the wire; the portal also takes an object. A part that cannot be read takes the other away from nobody. */
export const pmsInformation = z.object({
  isPinChangeRequired: z.boolean().optional().catch(undefined),
  embarkDate: z.string().optional().catch(undefined),
});
export type PmsInformation = z.infer<typeof pmsInformation>;

export const authentication = z.object({
  sessionId: z.string().optional(),
  isAuthenticated: z.boolean().optional(),
  errorMessage: z.string().nullish(),
  bookingReference: z.string().nullish(),
  sessionType: z.string().optional(),
  sessionName: z.string().optional(),
  pms: z
    .object({ name: z.string().optional(), information: z.union([z.string(), pmsInformation]).optional() })
    .nullish(),
});
export type Authentication = z.infer<typeof authentication>;

/** Long enough for every name and number of the trade, short enough to refuse mischief early. */
const field = z.string().trim().min(1).max(120);
const pin = z.string().min(1).max(20);

/** AD25: one of the three and no more; what belongs to none of them is left aside. */
export const pmsLogin = z.xor([
  z.object({ token: z.string().min(1).max(500) }),
  z.object({ accountNumber: field, location: field }),
  z.object({ firstName: field, lastName: field, dob: field }),
]);
export type PmsLogin = z.infer<typeof pmsLogin>;

export const accountStatus = z.object({
  isBlocked: z.boolean(),
  isBlockedForMuster: z.boolean(),
  showBlockedMessage: z.boolean(),
});
export type AccountStatus = z.infer<typeof accountStatus>;

/** How guests log in: the name of a PMS type, or the passenger login. */
export const LOGIN_TYPES = [PMS_TYPES.A, PMS_TYPES.B, PMS_TYPES.C, 'Passenger'] as const;
export type LoginType = (typeof LOGIN_TYPES)[number];

export const loginSettings = z.object({
  type: z.enum(LOGIN_TYPES),
  pinLoginEnabled: z.boolean(),
  appLoginByName: z.boolean(),
  reLoginUrl: z.string().nullable(),
  showBlockedMessage: z.boolean(),
});
export type LoginSettings = z.infer<typeof loginSettings>;

export const sessionRoutes = defineRoutes({
  loginByPassenger: {
    method: 'POST',
    path: 'authentication/loginByPassenger',
    access: 'public',
    summary: 'Login with booking reference, lead passenger surname and departure date.',
    body: z.object({ bookingReference: field, lastName: field, departureDate: field }),
    reply: authentication,
  },
  loginByPms: {
    method: 'POST',
    path: 'authentication/loginByPms',
    access: 'public',
    summary: 'Login through the PMS: by token, by account and cabin, or by name and date of birth.',
    body: pmsLogin,
    reply: authentication,
  },
  loginByPin: {
    method: 'POST',
    path: 'authentication/loginByAccountIdCabinNoAndPinNo',
    access: 'public',
    summary: 'Login with account number, cabin and PIN.',
    body: z.object({ accountNumber: field, location: field, pinNo: pin }),
    reply: authentication,
  },
  loginBySwipe: {
    method: 'POST',
    path: 'authentication/loginByAccountId',
    access: 'public',
    summary: 'Login by the barcode of a cruise card, on a kiosk.',
    body: z.object({ swipe: z.boolean().optional(), accountNumber: field }),
    reply: authentication,
  },
  logout: {
    method: 'POST',
    path: 'authentication/logout',
    access: 'public',
    summary: 'Ends the session (AD31).',
    kind: 'empty',
  },
  changePin: {
    method: 'POST',
    path: 'pms/changePin',
    access: 'pinPending',
    summary: 'Changes the PIN; an empty answer is success.',
    body: z.object({ currentPin: pin, newPin: pin }),
    kind: 'empty',
  },
  resetPin: {
    method: 'POST',
    path: 'pms/resetPin',
    access: 'guest',
    summary: 'Sets the PIN back to the one that reception knows; an empty answer is success.',
    body: z.object({}).optional(),
    kind: 'empty',
  },
  accountStatus: {
    method: 'GET',
    path: 'pms/account/status',
    access: 'guest',
    summary: 'Whether the guest’s account is blocked.',
    reply: accountStatus,
  },
  issueToken: {
    method: 'POST',
    path: 'ops/session/type-a-token',
    access: 'ops',
    summary: 'Issues a one-time token for the login of the first PMS type.',
    body: z.object({ accountNumber: field }),
    reply: z.object({ token: z.string(), expiresAt: z.string() }),
  },
  loginSettings: {
    method: 'GET',
    path: 'ops/session/login-type',
    access: 'ops',
    summary: 'How guests log in at present.',
    reply: loginSettings,
  },
  changeLoginSettings: {
    method: 'POST',
    path: 'ops/session/login-type',
    access: 'ops',
    summary: 'Changes how guests log in, at once and on every device; what is left out stays as it is.',
    body: loginSettings
      .extend({ reLoginUrl: z.string().max(2000).nullable() })
      .partial()
      .strict(),
    reply: loginSettings,
  },
  changeAccountStatus: {
    method: 'POST',
    path: 'ops/session/account-status',
    access: 'ops',
    summary: 'Blocks or unblocks the account of a guest.',
    body: z.object({
      accountNumber: field,
      isBlocked: z.boolean().optional(),
      isBlockedForMuster: z.boolean().optional(),
    }),
    reply: accountStatus,
  },
});
