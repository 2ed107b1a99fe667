import { excursionsRoutes } from '#contract/areas/excursions.ts';
import { asLines, type OpsCommands } from './ops-command.ts';

export const excursionsCommands: OpsCommands = {
  places: {
    usage: '<excursion>',
    summary: 'shows capacity, booked, free and waiting places',
    run: async (call, [id = '']) => asLines(await call(excursionsRoutes.places, { params: { id } })),
  },
  withdraw: {
    usage: '<excursion>',
    summary: 'takes an excursion off sale and cancels its bookings',
    run: async (call, [id = '']) => asLines(await call(excursionsRoutes.withdraw, { params: { id } })),
  },
};
