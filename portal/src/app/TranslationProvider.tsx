import { type ReactNode, useEffect, useMemo, useState } from 'react';
import {
  currentLanguage,
  type Language,
  languageAtStart,
  languageOffered,
  offeredLanguages,
} from '#portal/shared/i18n/languages.ts';
import { loadTexts, type Texts, translator } from '#portal/shared/i18n/texts.ts';
import { TranslationContext } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup, useGroupValue } from '#portal/shared/state/use-group.ts';
import { untilHad } from '#portal/shared/until-had.ts';

/** The language this visitor should read, by memory, browser and device profile (A56-A60). */
function useWantedLanguage(): Language {
  const { clientConfig } = usePortal();
  const stored = useGroupValue('clientinfo', 'language');
  const configuration = useGroup('configuration');
  const known = [stored, clientConfig, navigator.language] as const;
  if (configuration.status !== 'ready') return languageAtStart(...known);
  const offered = offeredLanguages(configuration.device.deviceGroup?.deviceProfile?.languages ?? []);
  return languageOffered(currentLanguage(...known), offered);
}

/** What kind of place it is, once the hub has said so: a hotel has rooms where a ship has cabins. */
function useHubType(): string | undefined {
  const configuration = useGroup('configuration');
  return configuration.status === 'ready' ? configuration.device.hub?.hubType : undefined;
}

interface Loaded {
  language: Language;
  texts: Texts;
}

/** Keeps the texts of the wanted language; the old ones stay until the new ones have come. */
export function TranslationProvider({ first, children }: { first?: Loaded; children: ReactNode }) {
  const { store } = usePortal();
  const wanted = useWantedLanguage();
  const hubType = useHubType();
  const [loaded, setLoaded] = useState<Loaded | undefined>(first);

  useEffect(() => {
    const load = () => loadTexts(wanted, hubType);
    return untilHad(load, (texts) =>
      setLoaded((known) => (known?.language === wanted && known.texts === texts ? known : { language: wanted, texts })),
    );
  }, [wanted, hubType]);

  useEffect(() => {
    const page = document.documentElement;
    // Even the same language, said again, has the browser dress the whole page anew.
    if (loaded && page.lang !== loaded.language) page.lang = loaded.language;
  }, [loaded]);

  const translation = useMemo(
    () =>
      loaded && {
        language: loaded.language,
        t: translator(loaded.texts, loaded.language),
        choose: (language: Language) => patchGroup(store, 'clientinfo', { language }),
        isSettled: loaded.language === wanted,
      },
    [loaded, store, wanted],
  );

  return translation && <TranslationContext value={translation}>{children}</TranslationContext>;
}
