import type { accountRoutes } from '#contract/areas/account.ts';
import type { Hub } from '#hub/hub.ts';
import { foldCode } from '#hub/shared/fold.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { accountService } from './account.service.ts';

export function accountArea(hub: Hub): Handlers<typeof accountRoutes> {
  const service = accountService(hub);
  return {
    invoices: (call) => service.invoices(call.guest()),
    charge: ({ params: { accountNumber }, body, idempotencyKey: key }) =>
      hub.once({ key, scope: `ops:charge:${foldCode(accountNumber)}`, body }, (tx) =>
        service.charge(tx, accountNumber, body),
      ),
  };
}
