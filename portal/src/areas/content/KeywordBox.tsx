import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { IconButton } from '#portal/shared/ui/IconButton.tsx';
import styles from './KeywordBox.module.css';

/** A291, AD50: narrows the tiles while it is typed, on every device. */
export function KeywordBox({ value, onChange }: { value: string; onChange: (keyword: string) => void }) {
  const t = useT();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    field.current?.focus();
  };
  return (
    <search className={styles.box}>
      <label className={styles.label} htmlFor={id}>
        {t('content_search')}
      </label>
      <div className={styles.frame}>
        <Search aria-hidden="true" />
        <input
          ref={field}
          id={id}
          className={styles.field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {value && <IconButton icon={<X aria-hidden="true" />} label={t('content_search_clear')} onClick={clear} />}
      </div>
    </search>
  );
}
