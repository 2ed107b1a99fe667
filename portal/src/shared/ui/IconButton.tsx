import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> & {
  icon: ReactNode;
  /** An icon never stands without a name. */
  label: string;
  raised?: boolean;
};

export function IconButton({ icon, label, raised, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(styles.button, raised && styles.raised, className)}
    >
      {icon}
    </button>
  );
}
