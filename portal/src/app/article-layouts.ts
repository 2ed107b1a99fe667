import { type ComponentType, lazy } from 'react';

/** What articles show of other areas; content knows none of them. */
export const ARTICLE_LAYOUTS: Readonly<Record<string, ComponentType>> = {
  DailySchedule: lazy(() =>
    import('#portal/areas/programme/DaySchedule.tsx').then(({ DaySchedule }) => ({ default: DaySchedule })),
  ),
};

export const ARTICLE_SCREENS: Readonly<Record<string, ComponentType>> = {
  DailySchedule: lazy(() =>
    import('#portal/areas/programme/ProgrammeScreen.tsx').then(({ ProgrammeScreen }) => ({ default: ProgrammeScreen })),
  ),
};
