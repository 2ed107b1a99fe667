import type { deviceRoutes } from '#contract/areas/device.ts';
import type { Hub } from '#hub/hub.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { API_PREFIX, DEVICE_COOKIE } from '#hub/shared/http/register-area.ts';
import { deviceService } from './device.service.ts';
import { pageViews } from './page-views.service.ts';

const COOKIE_AGE_S = 10 * 365 * 24 * 60 * 60;

export function deviceArea(hub: Hub): Handlers<typeof deviceRoutes> {
  const service = deviceService(hub);
  const views = pageViews(hub);
  return {
    config: async (call) => service.config(await call.device(), call.request.hostname),

    pageView: ({ params, address, session, deviceCookie }) =>
      views.record({ page: params.page, address, cookie: deviceCookie, sessionId: session?.id ?? null }),

    enrol: async ({ params, request, reply }) => {
      const cookie = await service.enrol(params.token);
      const secure = request.protocol === 'https' ? '; Secure' : '';
      reply.header(
        'set-cookie',
        `${DEVICE_COOKIE}=${cookie}; Path=/; Max-Age=${COOKIE_AGE_S}; HttpOnly; SameSite=Lax${secure}`,
      );
      return reply.header('cache-control', 'no-store').redirect('/');
    },

    report: async ({ device, body }) => service.report(await device(), body),

    list: () => service.list(),

    createEnrolment: async ({ body, request }) => {
      const { token, expiresAt } = await service.createEnrolment(body.deviceGroup, body.label);
      const url = `${request.protocol}://${request.host}${API_PREFIX}devices/enrol/${token}`;
      return { token, url, expiresAt: expiresAt.toISOString() };
    },

    registerAddress: ({ body }) => service.registerAddress(body.deviceGroup, body.address, body.label),
  };
}
