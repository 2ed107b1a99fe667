import type { sessionRoutes } from '#contract/areas/session.ts';
import type { Hub } from '#hub/hub.ts';
import type { Call, Handlers } from '#hub/shared/http/implement.ts';
import { loginService } from './login.service.ts';
import type { Caller } from './login-limits.service.ts';
import { pinService } from './pin.service.ts';
import { sessionService } from './session.service.ts';

async function callerOf(call: Pick<Call, 'device' | 'address'>): Promise<Caller> {
  const { id, type } = await call.device();
  return { deviceId: id, deviceType: type, address: call.address };
}

export function sessionArea(hub: Hub): Handlers<typeof sessionRoutes> {
  const login = loginService(hub);
  const pin = pinService(hub);
  const session = sessionService(hub);
  return {
    loginByPassenger: async (call) => login.byPassenger(call.body, await callerOf(call)),
    loginByPms: async (call) => login.byPms(call.body, await callerOf(call)),
    loginByPin: async (call) => login.byPin(call.body, await callerOf(call)),
    loginBySwipe: async (call) => login.bySwipe(call.body, await callerOf(call)),
    async logout({ request }) {
      const sessionId = request.headers.sessionid;
      if (typeof sessionId === 'string') await hub.sessions.end(sessionId);
    },
    changePin: ({ guest, body }) => pin.change(guest(), body.currentPin, body.newPin),
    resetPin: ({ guest }) => pin.reset(guest()),
    accountStatus: ({ guest }) => session.accountStatus(guest()),
    issueToken: ({ body }) => session.issueToken(body.accountNumber),
    loginSettings: () => session.loginSettings(),
    changeLoginSettings: ({ body }) => session.changeLoginSettings(body),
    changeAccountStatus: ({ body: { accountNumber, ...change } }) => session.changeAccountStatus(accountNumber, change),
  };
}
