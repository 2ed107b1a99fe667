import { defineTopic } from '#hub/shared/event-bus.ts';

/** Told by the database itself (migration 0182), recipients folded; neither account nor cabin is everybody. */
export const messageArrived = defineTopic<{ accountNumber: string | null; cabin: string | null }>('messages.arrived');
