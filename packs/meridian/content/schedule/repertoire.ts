import { type Activity, BY_DAY } from './activities.ts';
import { ON_LEAVING } from './departures.ts';
import { BY_NIGHT } from './evenings.ts';
import type { ActivityName } from './plan.ts';

/** Everything that takes place on board, by name. */
export const REPERTOIRE: Record<ActivityName, Activity> = { ...BY_DAY, ...BY_NIGHT, ...ON_LEAVING };
