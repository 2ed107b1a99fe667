import { useCallback, useState } from 'react';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Dialog } from '#portal/shared/ui/Dialog.tsx';
import { RadioGroup } from '#portal/shared/ui/RadioGroup.tsx';
import { DEFAULT_LOCALE, localeName } from '#portal/shared/video-two/seanet.rules.ts';
import { chooseLocale } from '#portal/shared/video-two/seanet-requests.ts';
import { useSeanet } from './use-seanet.ts';

/** C118, C119: the language of the second provider's films. */
export function FilmLanguageDialog() {
  const t = useT();
  const { store } = usePortal();
  const parts = useSeanet();
  const { seanetLocale = DEFAULT_LOCALE, allLocales = [] } = useGroup('seanet');
  const [chosen, setChosen] = useState(seanetLocale);
  const close = useCallback(() => patchGroup(store, 'seanet', { showLocales: false }), [store]);

  function save() {
    // What does not come is told by the page that shows films.
    chooseLocale(parts, chosen).catch(() => undefined);
  }

  return (
    <Dialog
      title={t('header_video_language')}
      size="small"
      onClose={close}
      actions={
        <Button kind="primary" disabled={chosen === seanetLocale} onClick={save}>
          {t('seanet_save')}
        </Button>
      }
    >
      <RadioGroup
        label={t('seanet_language')}
        value={chosen}
        onChange={setChosen}
        options={allLocales.map((locale) => ({ value: locale, label: localeName(locale) }))}
      />
    </Dialog>
  );
}
