import { Children, isValidElement, type ReactNode } from 'react';
import styles from './TileGrid.module.css';

type TileGridProps = {
  /** Names the list where no heading stands above it. */
  label?: string;
  children: ReactNode;
};

/** Tiles in as many columns as AD50 says for the window and the device (`--tile-columns`). */
export function TileGrid({ label, children }: TileGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {Children.toArray(children).map((child, place) => (
        <li key={isValidElement(child) ? child.key : place} className={styles.cell}>
          {child}
        </li>
      ))}
    </ul>
  );
}
