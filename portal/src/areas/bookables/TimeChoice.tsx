import type { UseQueryResult } from '@tanstack/react-query';
import type { AvailableTime } from '#contract/areas/bookables.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import type { HubFailure } from '#portal/shared/hub/hub-failure.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import { RadioChips } from '#portal/shared/ui/RadioChips.tsx';
import { timesAsRead } from './wizard.rules.ts';

interface TimeChoiceProps {
  reading: UseQueryResult<AvailableTime[], HubFailure>;
  /** What is offered, which may be held while a booking is open. */
  times: readonly AvailableTime[] | undefined;
  chosen: AvailableTime | undefined;
  onChange: (fromTime: string) => void;
}

/** B213-B215 */
export function TimeChoice({ reading, times, chosen, onChange }: TimeChoiceProps) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  if (!times)
    return reading.isError ? <ErrorState onRetry={() => reading.refetch()} /> : <Placeholders of="lines" count={2} />;
  if (times.length === 0) return <Notice tone="caution">{t('no_timeslots')}</Notice>;
  const options = times.map(({ fromTime, label }) => ({
    value: fromTime,
    label: timesAsRead(text(label), formats.time),
  }));
  return (
    <RadioChips
      label={t('tac_time')}
      labelHidden
      value={chosen?.fromTime ?? ''}
      onChange={onChange}
      options={options}
      help={t('tac_time_help')}
    />
  );
}
