import Delete from 'lucide-react/icons/delete';
import { classNames } from './class-names.ts';
import styles from './Keypad.module.css';
import { useKit } from './kit-context.ts';

type KeypadProps = {
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
};

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Digits for a device without keys: C clears, the arrow takes the last digit away. */
export function Keypad({ value, onChange, maxLength = Number.POSITIVE_INFINITY }: KeypadProps) {
  const { t } = useKit();
  const add = (digit: string) => value.length < maxLength && onChange(value + digit);
  const digitKey = (digit: string) => (
    <button key={digit} type="button" className={styles.key} onClick={() => add(digit)}>
      {digit}
    </button>
  );
  return (
    // The field keeps its focus, so that keys of a real keyboard go on working.
    <fieldset
      className={styles.keypad}
      aria-label={t('kit.keypad')}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {DIGITS.map(digitKey)}
      <button
        type="button"
        className={classNames(styles.key, styles.edit)}
        aria-label={t('kit.clear')}
        onClick={() => onChange('')}
      >
        C
      </button>
      {digitKey('0')}
      <button
        type="button"
        className={classNames(styles.key, styles.edit)}
        aria-label={t('kit.deleteDigit')}
        onClick={() => onChange(value.slice(0, -1))}
      >
        <Delete aria-hidden="true" />
      </button>
    </fieldset>
  );
}
