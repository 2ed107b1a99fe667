import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import type { Trouble } from './clashes.rules.ts';
import styles from './Troubles.module.css';

/** What does not fit, in words and with a sign: colour is never the only signal. */
export function Troubles({ troubles }: { troubles: readonly Trouble[] }) {
  return troubles.map((trouble, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the troubles of a booking have no other name than their place
    <span key={place} className={styles.trouble} data-kind={trouble.kind}>
      <TriangleAlert aria-hidden="true" />
      <TroubleText trouble={trouble} />
    </span>
  ));
}

function TroubleText({ trouble }: { trouble: Trouble }) {
  const t = useT();
  const text = useText();
  const { time } = useFormats();
  switch (trouble.kind) {
    case 'clash':
      return t('myday_clash', { title: text(trouble.with), time: time(trouble.at) });
    case 'tight': {
      const key = trouble.isGangway ? 'myday_tight_gangway' : 'myday_tight';
      const title = text(trouble.with);
      return trouble.minutes > 0 ? t(key, { n: trouble.minutes, title }) : t(`${key}_none`, { title });
    }
    case 'misses-ship':
      return t('myday_misses_ship', { time: time(trouble.at) });
    case 'tight-ship':
      return trouble.minutes > 0
        ? t('myday_tight_ship', { n: trouble.minutes, time: time(trouble.at) })
        : t('myday_tight_ship_none', { time: time(trouble.at) });
  }
}
