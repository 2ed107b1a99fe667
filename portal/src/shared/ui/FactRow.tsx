import type { ReactNode } from 'react';
import styles from './FactRow.module.css';
import { Hidden } from './Hidden.tsx';

export type Fact = {
  /** What it is about, said where the icon is not seen: "Duration". */
  name: string;
  icon: ReactNode;
  value: ReactNode;
};

/** A quiet row of icon and value. */
export function FactRow({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.row}>
      {facts.map(({ name, icon, value }) => (
        <div key={name} className={styles.fact}>
          <dt title={name}>
            {icon}
            <Hidden>{name}</Hidden>
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
