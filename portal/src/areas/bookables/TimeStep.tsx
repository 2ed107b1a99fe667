import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import { RadioChips } from '#portal/shared/ui/RadioChips.tsx';
import { BookingFailedNotice } from './BookingFailedNotice.tsx';
import { OverlapNotice } from './OverlapNotice.tsx';
import type { WizardState } from './use-wizard.ts';
import { timesAsRead } from './wizard.rules.ts';

/** The times of the day, and what there is to say about the chosen one. */
export function TimeStep({ wizard }: { wizard: WizardState }) {
  const { state, choices, isOpen } = wizard;
  const { date, time } = choices;
  return (
    <>
      <TimeChoice wizard={wizard} />
      {!isOpen && <OverlapNotice date={date} time={time} />}
      {/* The time that was refused is gone from the list: said where another one is chosen. */}
      {!time && state.kind === 'error' && <BookingFailedNotice code={state.code} isOpen={state.isOpen} />}
    </>
  );
}

/** B213-B215 */
function TimeChoice({ wizard: { reading, times, choices, chooseTime } }: { wizard: WizardState }) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  if (!times && reading.isError) return <ErrorState onRetry={() => reading.refetch()} />;
  if (!times) return <Placeholders of="lines" count={2} />;
  if (times.length === 0) return <Notice tone="caution">{t('no_timeslots')}</Notice>;
  return (
    <RadioChips
      label={t('tac_time')}
      labelHidden
      value={choices.time?.fromTime ?? ''}
      onChange={chooseTime}
      options={times.map(({ fromTime, label }) => ({
        value: fromTime,
        label: timesAsRead(text(label), formats.time),
      }))}
      help={t('tac_time_help')}
    />
  );
}
