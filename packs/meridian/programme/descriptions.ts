import type { PackText } from '#packs/schema/text.ts';
import type { ActivityName } from '../content/schedule/plan.ts';
import { byDay } from './descriptions-by-day.ts';
import { byNight } from './descriptions-by-night.ts';

/** What the dialog of an event tells; what needs no words has none. */
export const DESCRIPTION: Partial<Record<ActivityName, PackText>> = { ...byDay, ...byNight };
