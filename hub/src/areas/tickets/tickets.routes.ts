import type { ticketsRoutes } from '#contract/areas/tickets.ts';
import type { Hub } from '#hub/hub.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { gateService } from './gate.service.ts';
import { revocationsService } from './revocations.service.ts';
import { ticketKeysService } from './ticket-keys.service.ts';
import { ticketsService } from './tickets.service.ts';

export function ticketsArea(hub: Hub): Handlers<typeof ticketsRoutes> {
  const keys = ticketKeysService(hub);
  const revocations = revocationsService(hub);
  const gate = gateService(hub, keys);
  const tickets = ticketsService(hub, keys);
  hub.booking.onChanged((tx, bookingIds) => revocations.end(tx, bookingIds, 'changed'));
  return {
    tickets: (call) => tickets.ofSession(call.guest()),
    keys: () => keys.list(),
    rotate: () => keys.rotate(),
    withdrawKey: ({ params }) => keys.withdraw(params.key),
    revoked: () => revocations.list(),
    lists: async () => ({ keys: await keys.list(), revoked: await revocations.list() }),
    revoke: ({ params, body }) => revocations.revoke(params.id, body?.reason ?? 'operator'),
    scan: ({ body }) => gate.scan(body),
    scans: ({ body }) => gate.scans(body.scans),
    ashore: () => gate.ashore(),
  };
}
