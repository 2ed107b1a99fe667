import styles from './Button.module.css';
import { classNames } from './class-names.ts';

export type ButtonForm = {
  /** `primary` once per view: the thing to do. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  small?: boolean;
  /** As wide as its surroundings. */
  wide?: boolean;
  className?: string;
};

/** The one form of buttons, shared by those that act and those that lead somewhere. */
export function buttonStyle({ kind = 'primary', small, wide, className }: ButtonForm): string {
  return classNames(styles.button, styles[kind], small && styles.small, wide && styles.wide, className);
}
