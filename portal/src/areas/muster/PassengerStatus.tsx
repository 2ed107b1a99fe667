import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import type { MusterPassenger } from '#contract/areas/muster.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Card } from '#portal/shared/ui/Card.tsx';
import styles from './Muster.module.css';
import { passengerName } from './muster.rules.ts';
import { PassengerBadges } from './PassengerBadges.tsx';

/** CD35: the line of the scan stands only where a visit is required. */
export function PassengerStatus({ passenger, visitRequired }: { passenger: MusterPassenger; visitRequired: boolean }) {
  const t = useT();
  const { isVideoWatched, isMusterScanPerformed } = passenger;
  return (
    <Card className={styles.passenger}>
      <div className={styles.name}>
        <h3>{passengerName(passenger)}</h3>
        <PassengerBadges passenger={passenger} />
      </div>
      <ul className={styles.marks}>
        <Mark isDone={isVideoWatched}>{t(isVideoWatched ? 'muster_watched' : 'muster_not_watched')}</Mark>
        {visitRequired && (
          <Mark isDone={isMusterScanPerformed}>
            {t(isMusterScanPerformed ? 'muster_scanned' : 'muster_not_scanned')}
          </Mark>
        )}
      </ul>
    </Card>
  );
}

function Mark({ isDone, children }: { isDone: boolean; children: string }) {
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <li className={styles.mark} data-done={isDone || undefined}>
      <Icon aria-hidden="true" />
      {children}
    </li>
  );
}
