import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Bookable, BookableModule, BookingInformation } from '#contract/areas/bookables.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import type { Conditions } from '#contract/conditions.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { hubKey } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { useHeld } from '#portal/shared/party/use-held.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { Checkbox } from '#portal/shared/ui/Checkbox.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { RadioChips } from '#portal/shared/ui/RadioChips.tsx';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import { BookingFailedNotice } from './BookingFailedNotice.tsx';
import { BookStep } from './BookStep.tsx';
import { OverlapNotice } from './OverlapNotice.tsx';
import type { BookedSlot } from './SlotBookedView.tsx';
import { TimeChoice } from './TimeChoice.tsx';
import { useSlotBooking } from './use-slot-booking.ts';
import { useTimes } from './use-times.ts';
import styles from './Wizard.module.css';
import { WizardStep } from './WizardStep.tsx';
import { chosenPersons, isUnlocked, offeredPersons, type Step, stepsOf, timesAsRead } from './wizard.rules.ts';

interface BookingWizardProps {
  module: BookableModule;
  item: Bookable;
  information: BookingInformation;
  conditions: Conditions;
  onBooked: (booked: BookedSlot) => void;
}

/** B204-B220: persons, date, time, conditions, book; each opens when the one before it is done. */
export function BookingWizard({ module, item, information, conditions, onBooked }: BookingWizardProps) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const queries = useQueryClient();
  const { store } = usePortal();
  const { numberOfPersons: wanted } = useGroup('tacBookings');
  const [date, setDate] = useState<string>();
  const [fromTime, setFromTime] = useState<string>();
  const [accepted, setAccepted] = useState(false);
  const { state, book, forget } = useSlotBooking();

  const persons = chosenPersons(module, wanted, information);
  const reading = useTimes({ module, objectId: item.id, date, numberOfPersons: persons });
  const isOpen = state.kind === 'submitting' || (state.kind === 'error' && state.isOpen === true);
  const times = useHeld(reading.data, isOpen);
  const time = times?.find((one) => one.fromTime === fromTime);
  const hasConditions = text(conditions.conditionText) !== '';
  const choices = { module, hasConditions, date, time, accepted };
  const steps = stepsOf(choices);

  const personsText = (n: number) => (n === 1 ? t('tac_persons_one') : t('tac_persons_many', { n }));
  const dayText = text(information.dates.find((one) => one.value === date)?.label);
  const timeText = time ? timesAsRead(text(time.label), formats.time) : '';
  const summary = [personsText(persons), dayText, timeText].join(' · ');

  /** BD44, B212: another number or another day asks for the time again. */
  function choosePersons(value: string) {
    patchGroup(store, 'tacBookings', { numberOfPersons: Number(value) });
    setFromTime(undefined);
    forget();
  }
  function chooseDate(value: string) {
    setDate(value);
    setFromTime(undefined);
    forget();
  }
  function chooseTime(value: string) {
    setFromTime(value);
    forget();
  }

  async function press(event: FormEvent) {
    event.preventDefault();
    if (!date || !time || state.kind === 'submitting' || !isUnlocked('book', choices)) return;
    const span = { fromTime: time.fromTime, toTime: time.toTime };
    const booked = await book(module, { numberOfPersons: persons, date, ...span, objectId: item.id });
    if (booked) onBooked({ summary: `${text(item.title)} · ${summary}`, reference: booked.bookingReference ?? '' });
    else await reading.refetch();
    await queries.invalidateQueries({ queryKey: hubKey(bookingsRoutes.appointments) });
  }

  const content: Record<Step, { title: string; isDone: boolean; body: () => React.ReactNode }> = {
    persons: {
      title: t('tac_persons'),
      isDone: true,
      body: () => (
        <RadioChips
          label={t('tac_persons')}
          labelHidden
          value={String(persons)}
          onChange={choosePersons}
          options={offeredPersons(information).map((n) => ({ value: String(n), label: String(n) }))}
        />
      ),
    },
    date: {
      title: t('tac_date'),
      isDone: date !== undefined,
      body: () =>
        information.dates.length === 0 ? (
          <Notice tone="caution">{t('tac_no_dates')}</Notice>
        ) : (
          <RadioChips
            label={t('tac_date')}
            labelHidden
            value={date ?? ''}
            onChange={chooseDate}
            options={information.dates.map(({ value, label }) => ({ value, label: text(label) }))}
          />
        ),
    },
    time: {
      title: t('tac_time'),
      isDone: time !== undefined,
      body: () => (
        <>
          <TimeChoice reading={reading} times={times} chosen={time} onChange={chooseTime} />
          {!isOpen && <OverlapNotice date={date} time={time} />}
          {/* The time that was refused is gone from the list: said where another one is chosen. */}
          {!time && state.kind === 'error' && <BookingFailedNotice code={state.code} isOpen={state.isOpen} />}
        </>
      ),
    },
    conditions: {
      title: t('tac_conditions'),
      isDone: accepted,
      body: () => (
        <>
          <RichText text={conditions.conditionText} />
          <RichText text={conditions.additionalConditionText} />
          <Checkbox label={t('tac_accept')} value={accepted} onChange={setAccepted} />
        </>
      ),
    },
    book: {
      title: t('tac_book'),
      isDone: false,
      body: () => <BookStep state={state} summary={summary} conditions={conditions} />,
    },
  };

  return (
    <form className={styles.form} onSubmit={press} noValidate>
      {steps.map((step, place) => (
        <WizardStep
          key={step}
          number={place + 1}
          of={steps.length}
          title={content[step].title}
          isLocked={!isUnlocked(step, choices)}
          isDone={content[step].isDone}
        >
          {content[step].body()}
        </WizardStep>
      ))}
    </form>
  );
}
