import { defineTopic } from '#hub/shared/event-bus.ts';

/** What can be booked was shown or hidden: kept answers of this area are void, on every process. */
export const bookablesChanged = defineTopic('bookables.changed');
