import Check from 'lucide-react/icons/check';
import Star from 'lucide-react/icons/star';
import X from 'lucide-react/icons/x';
import type { ComponentType } from 'react';
import type { Taxonomy, TaxonomyType } from '#contract/areas/marketplace.ts';
import type { PlainTextKey } from '#portal/shared/i18n/texts.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import styles from './Marketplace.module.css';
import { taxonomyGroups } from './taxonomies.rules.ts';

const GROUPS: Record<TaxonomyType, { heading: PlainTextKey; Icon: ComponentType<{ 'aria-hidden': 'true' }> }> = {
  HIGHLIGHT: { heading: 'marketplace_highlights', Icon: Star },
  INCLUSION: { heading: 'marketplace_included', Icon: Check },
  EXCLUSION: { heading: 'marketplace_excluded', Icon: X },
};

/** B234: each type under its own heading. */
export function TaxonomyGroups({ taxonomies }: { taxonomies: readonly Taxonomy[] }) {
  const t = useT();
  return taxonomyGroups(taxonomies).map(({ type, names }) => {
    const { heading, Icon } = GROUPS[type];
    return (
      <section key={type} className={styles.block}>
        <h2>{t(heading)}</h2>
        <ul className={styles.points}>
          {names.map((name) => (
            <li key={name} className={styles.point}>
              <Icon aria-hidden="true" />
              {name}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
