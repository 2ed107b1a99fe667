import type { ReactNode } from 'react';
import { classNames } from '#portal/shared/ui/class-names.ts';
import styles from './LoginPage.module.css';

type LoginCardProps = { title: string; intro?: string; className?: string; children: ReactNode };

export function LoginCard({ title, intro, className, children }: LoginCardProps) {
  return (
    <section className={classNames(styles.card, className)}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
