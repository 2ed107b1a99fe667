import { wayfinderRoutes } from '#contract/areas/wayfinder.ts';
import { dotted } from '#portal/shared/format/dotted.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import { Section } from '#portal/shared/ui/Section.tsx';
import styles from './DeckPlaces.module.css';
import { wayfinderPath } from './wayfinder-paths.ts';

/** The deck in words: what a plan shows, for those who cannot see it or would rather read. */
export function DeckPlaces({ level }: { level: number }) {
  const t = useT();
  const text = useText();
  const { data } = useHub(wayfinderRoutes.places);
  const deck = (Array.isArray(data) ? data : []).find((one) => one?.level === level);
  if (!deck || deck.places.length === 0) return null;
  return (
    <Section
      title={t('wayfinder_places', { deck: `${t('wayfinder_deck', { level: String(level) })} · ${text(deck.name)}` })}
    >
      <ul className={styles.places}>
        {deck.places.map(({ id, name, where, hours }) => (
          <li key={id}>
            <PortalLink to={wayfinderPath(id)}>{text(name)}</PortalLink>
            <span>{dotted(text(where), text(hours))}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
