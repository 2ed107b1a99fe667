import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { PortalLink } from './PortalLink.tsx';
import styles from './SeeAlso.module.css';

interface SeeAlsoProps {
  page: string;
  /** Where both pages have one name, what makes the other one different. */
  label?: string;
}

/** The other way to something alike, by the name that the operator gave it; nothing where the device does not have it. */
export function SeeAlso({ page, label }: SeeAlsoProps) {
  const t = useT();
  const text = useText();
  const { isSignage } = useConfiguration();
  const module = useGroup('modules').list.find(({ url }) => url === page);
  if (!module || isSignage) return null;
  return (
    <p className={styles.also}>
      {t('see_also')} <PortalLink to={page}>{label ?? text(module.label)}</PortalLink>
    </p>
  );
}
