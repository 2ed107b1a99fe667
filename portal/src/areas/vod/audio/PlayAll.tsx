import Play from 'lucide-react/icons/play';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { type RecordOf, useRecord } from './use-record.ts';

export function PlayAll(record: RecordOf) {
  const t = useT();
  const { press } = useRecord(record);
  return (
    <Button kind="primary" icon={<Play aria-hidden="true" />} onClick={() => press(0)}>
      {t('audio_play_all')}
    </Button>
  );
}
