import type { MusterPassenger } from '#contract/areas/muster.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Badge } from '#portal/shared/ui/Badge.tsx';

const TYPE_WORDS: Readonly<Record<string, 'muster_child' | 'muster_infant'>> = {
  child: 'muster_child',
  infant: 'muster_infant',
};

/** C201, C202: who leads the group, and who is no adult. */
export function PassengerBadges({ passenger: { lead, type } }: { passenger: MusterPassenger }) {
  const t = useT();
  const kind = type?.toLowerCase() ?? '';
  const word = TYPE_WORDS[kind];
  return (
    <>
      {lead && <Badge tone="accent">{t('muster_lead_passenger')}</Badge>}
      {kind !== '' && kind !== 'adult' && <Badge>{word ? t(word) : type}</Badge>}
    </>
  );
}
