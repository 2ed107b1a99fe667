import { defineTopic } from '#hub/shared/event-bus.ts';

/** Announcements, emergency or a playlist changed: every process tells its devices. */
export const liveTopic = defineTopic('signage.live');
