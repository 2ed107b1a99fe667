import SearchIcon from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import { SEARCH_MAX } from '#contract/areas/search.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { IconButton } from '#portal/shared/ui/IconButton.tsx';
import styles from './SearchPage.module.css';

const DELAY_MS = 200;

/** Asks a moment after typing stops, or at once with Enter. */
export function SearchField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const t = useT();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    if (typed.trim() === text) return;
    const timer = setTimeout(() => onText(typed.trim()), DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, text, onText]);
  useEffect(() => field.current?.focus(), []);
  const clear = () => {
    setTyped('');
    onText('');
    field.current?.focus();
  };
  return (
    <search className={styles.box}>
      <form
        className={styles.frame}
        onSubmit={(event) => {
          event.preventDefault();
          onText(typed.trim());
        }}
      >
        <SearchIcon aria-hidden="true" />
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
          maxLength={SEARCH_MAX}
          aria-label={t('search_label')}
          placeholder={t('search_placeholder')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && typed && clear()}
        />
        {typed && <IconButton icon={<X aria-hidden="true" />} label={t('search_clear')} onClick={clear} />}
      </form>
    </search>
  );
}
