import { defineTopic } from '#hub/shared/event-bus.ts';

/** A new voyage is under way: whatever was read of the last one is void, on every process. */
export const voyageStarted = defineTopic<{ voyage: string }>('voyages.started');
