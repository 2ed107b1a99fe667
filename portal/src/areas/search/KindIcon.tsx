import CalendarDays from 'lucide-react/icons/calendar-days';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';

const ICONS: Readonly<Record<string, typeof Mail>> = { event: CalendarDays, message: Mail, venue: MapPin };

export function KindIcon({ kind }: { kind: string }) {
  const Icon = ICONS[kind] ?? FileText;
  return <Icon aria-hidden="true" />;
}
