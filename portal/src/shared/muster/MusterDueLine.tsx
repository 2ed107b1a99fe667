import LifeBuoy from 'lucide-react/icons/life-buoy';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Badge } from '#portal/shared/ui/Badge.tsx';
import { classNames } from '#portal/shared/ui/class-names.ts';
import lines from '#portal/shared/ui/Lines.module.css';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import styles from './MusterDueLine.module.css';

/** A line of the day, until the drill is done. */
export function MusterDueLine() {
  const t = useT();
  return (
    <li>
      <PortalLink to="/muster/home" className={classNames(lines.line, styles.due)}>
        <LifeBuoy aria-hidden="true" />
        <span className={lines.title}>{t('muster_title')}</span>
        <Badge tone="caution">{t('muster_due')}</Badge>
      </PortalLink>
    </li>
  );
}
