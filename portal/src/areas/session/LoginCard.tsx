import type { ReactNode } from 'react';
import { usePageTitle } from '#portal/shared/page-title.ts';
import styles from './LoginPage.module.css';

type LoginCardProps = { title: string; intro?: string; children: ReactNode };

export function LoginCard({ title, intro, children }: LoginCardProps) {
  usePageTitle(title);
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
