import Search from 'lucide-react/icons/search';
import { useEffect, useId, useState } from 'react';
import { useT } from '#portal/shared/i18n/use-t.ts';
import styles from './SearchBox.module.css';
import { SEARCH_DELAY_MS } from './vod.rules.ts';

interface SearchBoxProps {
  label: string;
  /** The term that is in force. */
  term: string;
  onTerm: (term: string) => void;
}

/** CD13: a search is sent 300 ms after typing stops. */
export function SearchBox({ label, term, onTerm }: SearchBoxProps) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState(term);
  useEffect(() => {
    if (typed.trim() === term) return;
    const timer = setTimeout(() => onTerm(typed.trim()), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, term, onTerm]);
  return (
    <search className={styles.box}>
      <Search aria-hidden="true" />
      <input
        id={id}
        className={styles.field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        aria-label={label}
        placeholder={t('vod_search_hint')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  );
}
