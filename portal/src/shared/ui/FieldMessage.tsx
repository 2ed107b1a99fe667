import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import styles from './Field.module.css';

export function FieldMessage({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.message}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
