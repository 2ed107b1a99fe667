import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { PlainError } from '#scripts/plain-error.ts';
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
  'check-places': {
    usage: '',
    summary: 'compares the places taken of everything that can be booked with the bookings themselves',
    run: async (call) => {
      const { units, wrong } = await call(bookingsRoutes.checkPlaces);
      if (wrong.length === 0) return `${units} compared, all places add up.`;
      const lines = wrong.map(
        ({ id, kind, objectId, taken, booked, capacity }) =>
          `  ${kind} ${objectId} (${id}): ${taken} of ${capacity} taken, ${booked} booked`,
      );
      throw new PlainError([`${wrong.length} of ${units} do not add up:`, ...lines].join('\n'));
    },
  },
};
