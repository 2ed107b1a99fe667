import { defineTopic } from '#hub/shared/event-bus.ts';

/** Something the operator publishes has changed: kept answers of this area are void, on every process. */
export const contentChanged = defineTopic('content.changed');
