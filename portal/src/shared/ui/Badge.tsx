import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classNames } from './class-names.ts';

type BadgeProps = {
  tone?: 'neutral' | 'accent' | 'positive' | 'caution' | 'danger';
  icon?: ReactNode;
  children: ReactNode;
};

/** A short word about a thing; the words say it, the colour only helps. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
