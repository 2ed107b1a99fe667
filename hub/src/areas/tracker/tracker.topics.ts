import type { GpsProfile } from '#contract/areas/tracker.ts';
import { defineTopic } from '#hub/shared/event-bus.ts';

/** CD40: a new position, told to every process with all that a guest is told of it. */
export const positionTopic = defineTopic<GpsProfile>('tracker.position');
