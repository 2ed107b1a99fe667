import LifeBuoy from 'lucide-react/icons/life-buoy';
import type { MusterStation } from '#contract/areas/muster.ts';
import { WayfinderLink } from '#portal/areas/wayfinder/WayfinderLink.tsx';
import { dotted } from '#portal/shared/format/dotted.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import styles from './Muster.module.css';

/** An extension: where the own cabin assembles, with the way there on the ship map. */
export function OwnStation({ station }: { station: MusterStation }) {
  const t = useT();
  const text = useText();
  const { id, name, deck, wayfinderProfile } = station;
  const place = [text(name), typeof deck === 'number' && t('wayfinder_deck', { level: String(deck) })];
  return (
    <section className={styles.station} aria-label={t('muster_own_station')}>
      <LifeBuoy aria-hidden="true" />
      <div>
        <p className={styles.stationLabel}>{t('muster_own_station')}</p>
        <p className={styles.stationName}>{t('muster_station', { id })}</p>
        <p>{dotted(...place)}</p>
      </div>
      {wayfinderProfile?.id && (
        <WayfinderLink as="button" profile={wayfinderProfile.id}>
          {t('muster_show_way')}
        </WayfinderLink>
      )}
    </section>
  );
}
