import styles from './ScreenFacts.module.css';

export interface ScreenFact {
  label: string;
  value: string;
  /** The one that people come for. */
  isChief?: boolean;
}

/** A few values in large figures. */
export function ScreenFacts({ facts }: { facts: readonly ScreenFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, isChief }) => (
        <div key={label} className={styles.fact} data-chief={isChief ?? false}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
