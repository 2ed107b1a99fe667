import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { useKit } from './kit-context.ts';
import styles from './PictureStage.module.css';

type PictureStageProps = {
  place: number;
  total: number;
  /** -1 or 1; after the last comes the first. */
  onTurn: (by: number) => void;
  /** The enlarged picture in its frame. */
  children: ReactNode;
  /** Below the count. */
  note?: ReactNode;
};

/** The arrow keys of a dialog with a stage. */
export const turningKeys = (onTurn: (by: number) => void) => (event: KeyboardEvent) => {
  if (event.key === 'ArrowLeft') onTurn(-1);
  if (event.key === 'ArrowRight') onTurn(1);
};

/** One enlarged picture of several, with the way to those beside it. */
export function PictureStage({ place, total, onTurn, children, note }: PictureStageProps) {
  const { t } = useKit();
  const turner = (by: number, icon: ReactNode, label: string) => (
    <IconButton raised icon={icon} label={label} disabled={total < 2} onClick={() => onTurn(by)} />
  );
  return (
    <div className={styles.stage}>
      {children}
      {turner(-1, <ChevronLeft />, t('kit.previous'))}
      <p className={styles.count} aria-live="polite">
        {t('kit.picture', { n: place + 1, total })}
        {note}
      </p>
      {turner(1, <ChevronRight />, t('kit.next'))}
    </div>
  );
}
