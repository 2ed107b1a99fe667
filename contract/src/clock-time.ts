const TIME = /^(\d{1,2}):(\d{2})/;

/** A67, AD3: `HH:mm`, or `h:mm AM/PM` where the look sets it; a text that is no time stays as it is. */
export function formatTime(time: string, use12Hours = false): string {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  if (hours === undefined) return time;
  const hour = Number(hours);
  if (!use12Hours) return `${String(hour).padStart(2, '0')}:${minutes}`;
  // No line ends between the two.
  return `${hour % 12 || 12}:${minutes}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
}
