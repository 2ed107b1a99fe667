import { bookablesRoutes } from '#contract/areas/bookables.ts';
import type { CallOps } from '#scripts/ops-client.ts';
import { asLines, type OpsCommands, wholeNumber } from './ops-command.ts';

function publishingBookable(published: boolean) {
  return async (call: CallOps, [id = '']: readonly string[]) => {
    await call(bookablesRoutes.publish, { params: { id }, body: { published } });
    return `${id} is ${published ? 'shown' : 'hidden'}.`;
  };
}

export const bookablesCommands: OpsCommands = {
  slots: {
    usage: '<restaurant, treatment or activity> <dd/mm/yyyy>',
    summary: 'shows the slots of a day with capacity and persons booked',
    run: async (call, [id = '', date = '']) =>
      asLines(await call(bookablesRoutes.slots, { params: { id }, query: { date } })),
  },
  'slot-capacity': {
    usage: '<slot> <persons>',
    summary: 'changes how many persons a slot holds',
    run: async (call, [slotId = '', persons = '']) =>
      asLines(await call(bookablesRoutes.changeSlot, { params: { slotId }, body: { capacity: wholeNumber(persons) } })),
  },
  'cancel-slot-booking': {
    usage: '<reference>',
    summary: 'cancels the booking of a table, a treatment or an activity',
    run: async (call, [reference = '']) =>
      asLines(await call(bookablesRoutes.cancelBooking, { params: { reference: reference.toUpperCase() } })),
  },
  'show-bookable': {
    usage: '<id>',
    summary: 'shows a restaurant, treatment or activity',
    run: publishingBookable(true),
  },
  'hide-bookable': { usage: '<id>', summary: 'hides one; it cannot be booked', run: publishingBookable(false) },
};
