import { useState } from 'react';
import type { ImageBlob } from '#contract/blobs.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { publicAddress } from '#portal/shared/ui/pictures.ts';
import { Section } from '#portal/shared/ui/Section.tsx';
import styles from './ShipDeckPlans.module.css';

/** CD45: the plans below the data, one above the other, as the ship has them. */
export function ShipDeckPlans({ plans }: { plans: readonly ImageBlob[] }) {
  const t = useT();
  const { hubUrl, rewrite } = useKit();
  const address = (url: string) => publicAddress(URL.parse(url, new URL(hubUrl, location.href))?.href ?? url, rewrite);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = plans.filter(({ url }) => !broken.includes(url));
  if (shown.length === 0) return null;
  return (
    <Section title={t('ship_deck_plans')}>
      <ul className={styles.plans}>
        {shown.map(({ url, name }) => (
          <li key={url}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide plan scrolls, by keyboard too */}
            <section className={styles.plan} tabIndex={0} aria-label={planName(name, t)}>
              <img src={address(url)} alt="" loading="lazy" onError={() => setBroken([...broken, url])} />
            </section>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The number in the picture's name is its deck. */
function planName(name: string | undefined, t: ReturnType<typeof useT>): string {
  const level = /(\d+)\D*$/.exec(name ?? '')?.[1];
  return level ? t('wayfinder_deck', { level }) : t('wayfinder_side_view');
}
