import type { ReactNode } from 'react';
import styles from './LoginPage.module.css';

type LoginCardProps = { title: string; intro?: string; children: ReactNode };

export function LoginCard({ title, intro, children }: LoginCardProps) {
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
