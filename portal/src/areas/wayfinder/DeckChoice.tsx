import { useId } from 'react';
import type { DeckMap } from '#contract/areas/wayfinder.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import styles from './DeckChoice.module.css';

interface DeckChoiceProps {
  decks: readonly DeckMap[];
  value: string;
  onChange: (level: string) => void;
}

/** C291, CD47: highest first; where you are and where you go stand in words beside the deck. */
export function DeckChoice({ decks, value, onChange }: DeckChoiceProps) {
  const t = useT();
  const name = useId();
  return (
    <fieldset className={styles.decks}>
      <legend className={styles.legend}>{t('wayfinder_choose_deck')}</legend>
      {decks.map(({ level, isDevicePresent, hasWayFinding }) => (
        <label key={String(level)} className={styles.deck}>
          <input
            type="radio"
            name={name}
            value={String(level)}
            checked={String(level) === value}
            onChange={() => onChange(String(level))}
          />
          <span className={styles.name}>{t('wayfinder_deck', { level: String(level) })}</span>
          {isDevicePresent && <span className={styles.here}>{t('wayfinder_here')}</span>}
          {hasWayFinding && <span className={styles.destination}>{t('wayfinder_destination')}</span>}
        </label>
      ))}
    </fieldset>
  );
}
