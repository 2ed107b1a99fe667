import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useTranslation } from '#portal/shared/i18n/use-t.ts';
import { nextLanguage, pageMs } from './screen.rules.ts';
import { useScreenRun } from './screen-run.ts';
import { useTouched } from './use-touched.ts';

/** How many pages the content has flowed into. */
function pagesOf(flow: HTMLElement | null): number {
  if (!flow || flow.clientWidth === 0) return 1;
  return Math.max(1, Math.round(flow.scrollWidth / flow.clientWidth));
}

/** Turns the pages of a screen one after the other, then the language; a touch stops it. */
export function useTurns(flow: RefObject<HTMLElement | null>, isReady: boolean): { page: number; pages: number } {
  const { languages } = useConfiguration();
  const { language, choose } = useTranslation();
  const { seconds, ownsLanguage } = useScreenRun();
  const isTouched = useTouched(true);
  const [pages, setPages] = useState(1);
  const [turn, setTurn] = useState({ language, page: 0, count: 0 });
  const page = turn.language === language ? Math.min(turn.page, pages - 1) : 0;

  // After every render: a new language, or new content, flows into other pages.
  useLayoutEffect(() => {
    const count = pagesOf(flow.current);
    if (count !== pages) setPages(count);
  });

  const goOn = useEffectEvent(() => {
    const isLast = page + 1 >= pages;
    setTurn(({ count }) => ({ language, page: isLast ? 0 : page + 1, count: count + 1 }));
    if (isLast && !ownsLanguage) {
      choose(
        nextLanguage(
          language,
          languages.map(({ code }) => code),
        ),
      );
    }
  });

  const { count } = turn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn and every language starts the time anew
  useEffect(() => {
    if (!isReady || isTouched) return;
    const timer = setTimeout(goOn, pageMs(pages, seconds));
    return () => clearTimeout(timer);
  }, [isReady, isTouched, pages, seconds, count, language]);

  return { page, pages };
}
