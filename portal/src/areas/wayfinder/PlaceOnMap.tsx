import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Hidden } from '#portal/shared/ui/Hidden.tsx';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import styles from './PlaceOnMap.module.css';
import { wayfinderPath } from './wayfinder-paths.ts';

/** The name of a place, which leads to the ship map where there is one and the place is known on it. */
export function PlaceOnMap({ name, profile }: { name: string; profile: string | null | undefined }) {
  const t = useT();
  const { enableWayfinder, isSignage } = useConfiguration();
  if (!profile || !enableWayfinder || isSignage) return name;
  return (
    <PortalLink to={wayfinderPath(profile)} className={styles.place}>
      {name}
      <Hidden>, {t('wayfinder_on_map')}</Hidden>
    </PortalLink>
  );
}
