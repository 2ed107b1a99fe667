import { useEffect, useState } from 'react';
import { SEARCH_MAX } from '#contract/areas/search.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { SearchInput } from '#portal/shared/ui/SearchInput.tsx';

const DELAY_MS = 200;

/** Asks a moment after typing stops, or at once with Enter. */
export function SearchField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const t = useT();
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    if (typed.trim() === text) return;
    const timer = setTimeout(() => onText(typed.trim()), DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, text, onText]);
  return (
    <SearchInput
      isMain
      label={t('search_label')}
      placeholder={t('search_placeholder')}
      maxLength={SEARCH_MAX}
      value={typed}
      onChange={setTyped}
      onDone={(value) => onText(value.trim())}
    />
  );
}
