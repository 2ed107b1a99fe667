import { defineTopic } from '#hub/shared/event-bus.ts';

/** Channels or the guide changed: the kept list is void, on every process. */
export const tvChanged = defineTopic('tv.changed');
