import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef } from 'react';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { classNames } from './class-names.ts';
import { Hidden } from './Hidden.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './SearchInput.module.css';

interface SearchInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter was pressed, or the field was emptied by its button or Escape: no need to wait for more. */
  onDone?: (value: string) => void;
  /** What a page is all about: as wide as it, its label said and not shown, focused when it comes. */
  isMain?: boolean;
  placeholder?: string;
  maxLength?: number;
}

/** A lens, a field and a button that empties it. */
export function SearchInput(props: SearchInputProps) {
  const { label, value, onChange, onDone, isMain, placeholder, maxLength = 200 } = props;
  const t = useT();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isMain) field.current?.focus();
  }, [isMain]);
  const clear = () => {
    onChange('');
    onDone?.('');
    field.current?.focus();
  };
  return (
    <search className={classNames(styles.box, isMain && styles.wide)}>
      <label className={styles.label} htmlFor={id}>
        {isMain ? <Hidden>{label}</Hidden> : label}
      </label>
      <form
        className={styles.frame}
        onSubmit={(event) => {
          event.preventDefault();
          onDone?.(value);
        }}
      >
        <Search aria-hidden="true" />
        <input
          ref={field}
          id={id}
          className={styles.field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxLength}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && value && clear()}
        />
        {value && <IconButton icon={<X aria-hidden="true" />} label={t('search_clear')} onClick={clear} />}
      </form>
    </search>
  );
}
