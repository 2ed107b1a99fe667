import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';
import { type ButtonForm, buttonStyle } from './button-style.ts';
import { classNames } from './class-names.ts';
import { Hidden } from './Hidden.tsx';
import { useKit } from './kit-context.ts';
import { Spinner } from './Spinner.tsx';

type ButtonProps = ButtonForm &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    icon?: ReactNode;
    /** The press is being carried out: it keeps its width and its focus, and takes no second press. */
    busy?: boolean;
    /** Nothing to do just now; unlike a disabled one it keeps the focus, so that a keyboard goes on from it. */
    resting?: boolean;
  };

export function Button({ kind, small, wide, className, icon, busy, resting, children, onClick, ...rest }: ButtonProps) {
  const { t } = useKit();
  return (
    <button
      type="button"
      {...rest}
      className={buttonStyle({
        kind,
        small,
        wide,
        className: classNames(className, busy && styles.busy, resting && !busy && styles.resting),
      })}
      aria-disabled={busy || resting || undefined}
      onClick={busy || resting ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      <span>{children}</span>
      {busy && (
        <span className={styles.spinner}>
          <Spinner />
          <Hidden>{t('kit.loading')}</Hidden>
        </span>
      )}
    </button>
  );
}
