import { sessionRoutes } from '#contract/areas/session.ts';
import type { CallOps } from '#scripts/ops-client.ts';
import { asLines, chosen, type OpsCommands } from './ops-command.ts';

function blocking(isBlocked: boolean) {
  return async (call: CallOps, [accountNumber = '', muster]: readonly string[]) => {
    const which = muster && chosen(muster, ['muster']) ? { isBlockedForMuster: isBlocked } : { isBlocked };
    return asLines(await call(sessionRoutes.changeAccountStatus, { body: { accountNumber, ...which } }));
  };
}

/** One argument of `login-type` as the setting it means. */
function loginSetting(argument: string): Record<string, unknown> {
  const [name = '', value = ''] = argument.split(/=(.*)/s);
  if (name === 'pin') return { pinLoginEnabled: chosen(value, ['on', 'off']) === 'on' };
  if (name === 'by-name') return { appLoginByName: chosen(value, ['on', 'off']) === 'on' };
  if (name === 'relogin') return { reLoginUrl: value || null };
  return { type: chosen(argument, ['Retina', 'HotelSystem', 'CabinSystem', 'Passenger']) };
}

export const sessionCommands: OpsCommands = {
  token: {
    usage: '<account number>',
    summary: 'issues a one-time login token of the first PMS type',
    async run(call, [accountNumber]) {
      const { token, expiresAt } = await call(sessionRoutes.issueToken, { body: { accountNumber } });
      return `${token}\nGood for one login until ${expiresAt}.`;
    },
  },
  'login-type': {
    usage: '[Retina|HotelSystem|CabinSystem|Passenger] [pin=on|off] [by-name=on|off] [relogin=address]',
    summary: 'says how guests log in, or changes it for every device at once',
    async run(call, changes) {
      if (changes.length === 0) return asLines(await call(sessionRoutes.loginSettings));
      const body = Object.assign({}, ...changes.map(loginSetting));
      return asLines(await call(sessionRoutes.changeLoginSettings, { body }));
    },
  },
  block: { usage: '<account number> [muster]', summary: 'blocks an account', run: blocking(true) },
  unblock: { usage: '<account number> [muster]', summary: 'unblocks an account', run: blocking(false) },
};
