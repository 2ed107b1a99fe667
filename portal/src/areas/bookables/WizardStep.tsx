import Check from 'lucide-react/icons/check';
import { type ReactNode, useId } from 'react';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { classNames } from '#portal/shared/ui/class-names.ts';
import { Hidden } from '#portal/shared/ui/Hidden.tsx';
import styles from './Wizard.module.css';

interface WizardStepProps {
  number: number;
  of: number;
  title: string;
  isLocked: boolean;
  isDone: boolean;
  children: ReactNode;
}

/** B216: a step is named from the start and opens when the one before it is done. */
export function WizardStep({ number, of, title, isLocked, isDone, children }: WizardStepProps) {
  const t = useT();
  const id = useId();
  return (
    <section className={classNames(styles.step, isLocked && styles.locked)} aria-labelledby={id}>
      <h2 id={id} className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {isDone ? <Check /> : number}
        </span>
        <Hidden>{t('tac_step', { n: number, of })}: </Hidden>
        {title}
        {isLocked && <Hidden> ({t('tac_step_locked')})</Hidden>}
      </h2>
      {!isLocked && <div className={styles.content}>{children}</div>}
    </section>
  );
}
