import type { CSSProperties, ReactNode } from 'react';
import styles from './ScreenRows.module.css';
import { rowsPerPage } from './screen.rules.ts';

export interface ScreenRow {
  key: string;
  /** What stands first and is found first: a time. */
  lead?: ReactNode;
  title: string;
  support?: string;
  mark?: ReactNode;
  tone?: 'quiet' | 'now';
}

interface ScreenRowsProps {
  label: string;
  rows: readonly ScreenRow[];
  /** As high as their words, where other things share the page. */
  isCompact?: boolean;
}

/** Lines of a screen, at most seven a page. */
export function ScreenRows({ label, rows, isCompact = false }: ScreenRowsProps) {
  return (
    <ul
      className={styles.rows}
      aria-label={label}
      data-compact={isCompact}
      data-leads={rows.some(({ lead }) => lead)}
      style={{ '--rows': rowsPerPage(rows.length) } as CSSProperties}
    >
      {rows.map(({ key, lead, title, support, mark, tone }) => (
        <li key={key} className={styles.row} data-tone={tone}>
          {lead && <span className={styles.lead}>{lead}</span>}
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            {support && <span className={styles.support}>{support}</span>}
          </span>
          {mark && <span className={styles.mark}>{mark}</span>}
        </li>
      ))}
    </ul>
  );
}
