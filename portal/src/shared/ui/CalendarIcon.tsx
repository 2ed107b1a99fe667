import CalendarDays from 'lucide-react/icons/calendar-days';
import styles from './CalendarIcon.module.css';
import { useKit } from './kit-context.ts';

/** A12: the look's own drawing, else the kit's. */
export function CalendarIcon() {
  const { calendarIcon } = useKit();
  if (!calendarIcon) return <CalendarDays aria-hidden="true" />;
  return <img className={styles.icon} src={calendarIcon} alt="" width={24} height={24} />;
}
