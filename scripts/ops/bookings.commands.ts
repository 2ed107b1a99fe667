import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { asLines, type OpsCommands } from './ops-command.ts';

export const bookingsCommands: OpsCommands = {
  booking: {
    usage: '<reference>',
    summary: 'shows the bookings behind a reference',
    run: async (call, [reference = '']) =>
      asLines(await call(bookingsRoutes.byReference, { params: { reference: reference.toUpperCase() } })),
  },
  cancel: {
    usage: '<reference>',
    summary: 'cancels the bookings of a reference; freed places go to those who wait',
    run: async (call, [reference = '']) =>
      asLines(await call(bookingsRoutes.cancel, { params: { reference: reference.toUpperCase() } })),
  },
};
