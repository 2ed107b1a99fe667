import type { Look } from '#portal/looks/look.ts';
import { BrowsePart } from './BrowsePart.tsx';
import { DetailPart } from './DetailPart.tsx';
import { FormPart } from './FormPart.tsx';
import styles from './KitPage.module.css';
import { StatePart } from './StatePart.tsx';

const LOOKS = ['meridian', 'lorelei', 'palma', 'nightflight'];

const PARTS = { browse: BrowsePart, detail: DetailPart, forms: FormPart, states: StatePart };

export function KitPage({ look, part }: { look: Look; part: string }) {
  return (
    <>
      <header className={`${styles.header} ${look.headerStyle === 'rule' ? styles.rule : ''}`}>
        <strong>{look.title}</strong>
        <nav className={styles.row}>
          {LOOKS.map((name) => (
            <a key={name} href={`/?look=${name}`}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      <main className={styles.main}>
        {Object.entries(PARTS).map(([name, Part]) => (part === 'all' || part === name) && <Part key={name} />)}
      </main>
    </>
  );
}
