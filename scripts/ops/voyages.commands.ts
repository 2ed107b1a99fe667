import { voyagesRoutes } from '#contract/areas/voyages.ts';
import { asLines, type OpsCommands } from './ops-command.ts';

export const voyagesCommands: OpsCommands = {
  voyages: {
    usage: '',
    summary: 'lists the voyages that the database holds, the one under way last',
    run: async (call) => asLines(await call(voyagesRoutes.voyages)),
  },
  'voyage-start': {
    usage: '<voyage that ends> [embarkation dd/mm/yyyy]',
    summary: 'ends the voyage under way and begins the next, today or on a day; every session ends',
    run: async (call, [id = '', nextFrom]) =>
      asLines(await call(voyagesRoutes.start, { params: { id }, body: { nextFrom } })),
  },
  'voyage-export': {
    usage: '<voyage> <new file>',
    summary: 'writes everything of a voyage into a file, one JSON object per line',
    async run(call, [id = '', saveTo = '']) {
      await call(voyagesRoutes.export, { params: { id }, saveTo });
      return `Voyage ${id} is in ${saveTo}.`;
    },
  },
  'left-out': {
    usage: '',
    summary: 'lists what left the pack while guests are booked on it',
    run: async (call) => asLines(await call(voyagesRoutes.leftOut)),
  },
  'withdraw-left-out': {
    usage: '<excursion or bookable>',
    summary: 'cancels what is booked of something that left the pack, and tells those who booked it',
    run: async (call, [id = '']) => asLines(await call(voyagesRoutes.withdrawLeftOut, { params: { id } })),
  },
  'voyage-purge': {
    usage: '<voyage> <the same voyage again>',
    summary: 'removes a voyage that has ended, with every booking, charge and message; there is no way back',
    run: async (call, [id = '', confirm = '']) =>
      asLines(await call(voyagesRoutes.purge, { params: { id }, body: { confirm } })),
  },
};
