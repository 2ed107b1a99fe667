import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useSearchParams } from '#portal/shared/router/router-context.ts';
import { NotFound } from '#portal/shared/ui/NotFound.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { SearchField } from './SearchField.tsx';
import styles from './SearchPage.module.css';
import { SearchResults } from './SearchResults.tsx';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** An extension: everything on board by what it says. */
export function SearchPage() {
  return useConfiguration().extensions.has('search') ? <Search /> : <NotFound />;
}

function Search() {
  const t = useT();
  usePageTitle(t('search_title'));
  const [text, setText] = useSearchText();
  const page = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || !page.current) return;
    const stops = [...page.current.querySelectorAll<HTMLElement>('input, [data-hits] a')];
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows lead from link to link, which Tab does as well
    <div ref={page} className={styles.page} onKeyDown={walk}>
      <PageHeader title={t('search_title')} />
      <SearchField text={text} onText={setText} />
      <SearchResults text={text} />
    </div>
  );
}

/** Kept in the address, so that Back from a page finds it again; on a kiosk nowhere, where the next guest would find it. */
function useSearchText(): [string, (text: string) => void] {
  const { isKiosk } = useConfiguration();
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState('');
  const keep = useCallback((text: string) => setQuery(text ? { text } : {}, { replace: true }), [setQuery]);
  return isKiosk ? [typed, setTyped] : [query.get('text') ?? '', keep];
}
