import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styles from './Expander.module.css';

type ExpanderProps = { title: ReactNode; open?: boolean; onOpen?: () => void; children: ReactNode };

/** A heading that opens and closes what is below; found by the browser's search even when closed. */
export function Expander({ title, open, onOpen, children }: ExpanderProps) {
  return (
    <details
      className={styles.expander}
      open={open}
      onToggle={onOpen && ((event) => event.currentTarget.open && onOpen())}
    >
      <summary className={styles.summary}>
        <span>{title}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
