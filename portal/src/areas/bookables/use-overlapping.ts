import type { AvailableTime } from '#contract/areas/bookables.ts';
import { type Appointment, bookingsRoutes } from '#contract/areas/bookings.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { overlapping } from './wizard.rules.ts';

/** The guest's own appointments that the chosen time meets. */
export function useOverlapping(date: string | undefined, time: AvailableTime | undefined): Appointment[] {
  return overlapping(useHub(bookingsRoutes.appointments).data ?? [], date, time);
}
