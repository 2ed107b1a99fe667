import { holidayRoutes } from '#contract/areas/holiday.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useText } from '#portal/shared/i18n/use-t.ts';
import { useLocation } from '#portal/shared/router/router-context.ts';
import { type PortDayState, portDayState } from './port-day.rules.ts';

interface PortDay {
  portDay: PortDayState;
  /** Not known yet: what stands below its head would be pushed down. */
  isPending: boolean;
}

/** B61, BD25: from the navigation state, else from the schedule of the date or day, else nothing. */
export function usePortDay({ date, day }: { date?: string; day?: number }): PortDay {
  const text = useText();
  const state = useLocation().state as PortDayState | null;
  const schedules = useHub(holidayRoutes.schedules, undefined, { enabled: !state?.portName });
  if (state?.portName) return { portDay: state, isPending: false };
  const found = schedules.data?.find((one) => (date ? one.date === date : one.day === day));
  return { portDay: found ? portDayState(found, text) : {}, isPending: schedules.isPending };
}
