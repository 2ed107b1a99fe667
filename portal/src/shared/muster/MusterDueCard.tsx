import lines from '#portal/shared/ui/Lines.module.css';
import { MusterDueLine } from './MusterDueLine.tsx';
import { useMusterDue } from './use-muster-due.ts';

/** The drill beside what a guest has booked, until it is done. */
export function MusterDueCard() {
  const { isDue } = useMusterDue();
  if (!isDue) return null;
  return (
    <ul className={lines.list}>
      <MusterDueLine />
    </ul>
  );
}
