import { PHOTO_ORDER_STATUSES, type PhotoOrderStatus } from '#contract/areas/photo-shapes.ts';
import { photosRoutes } from '#contract/areas/photos.ts';
import type { CallOps } from '#scripts/ops-client.ts';
import { asLines, chosen, type OpsCommands, wholeNumber } from './ops-command.ts';

function movingOrder(status: PhotoOrderStatus) {
  return async (call: CallOps, [orderId = '']: readonly string[]) =>
    asLines(await call(photosRoutes.opsOrderStatus, { params: { orderId: orderId.toUpperCase() }, body: { status } }));
}

export const photosCommands: OpsCommands = {
  'photo-orders': {
    usage: '[status]',
    summary: 'lists the photo orders of the voyage, those to be made first',
    run: async (call, [status]) =>
      asLines(
        await call(photosRoutes.opsOrders, {
          query: status === undefined ? {} : { status: chosen(status, PHOTO_ORDER_STATUSES) },
        }),
      ),
  },
  'photo-order-production': {
    usage: '<order>',
    summary: 'says that a photo order is being made',
    run: movingOrder('InProduction'),
  },
  'photo-order-ready': {
    usage: '<order>',
    summary: 'hands a photo order over: its files can be looked at and downloaded',
    run: movingOrder('Ready'),
  },
  'photo-order-cancel': {
    usage: '<order>',
    summary: 'cancels a photo order and pays it back',
    run: movingOrder('Cancelled'),
  },
  'photo-credits': {
    usage: '<account number> <variant> <units>',
    summary: 'says how many units of a photo variant an account has for nothing',
    run: async (call, [accountNumber = '', variant = '', units = '']) =>
      asLines(await call(photosRoutes.opsCredit, { body: { accountNumber, variant, granted: wholeNumber(units) } })),
  },
};
