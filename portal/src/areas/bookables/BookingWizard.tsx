import type { FormEvent, ReactNode } from 'react';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { Checkbox } from '#portal/shared/ui/Checkbox.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { RadioChips } from '#portal/shared/ui/RadioChips.tsx';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import { BookStep } from './BookStep.tsx';
import type { BookedSlot } from './SlotBookedView.tsx';
import { TimeStep } from './TimeStep.tsx';
import { useSlotWords } from './use-slot-words.ts';
import { useWizard, type WizardMatter } from './use-wizard.ts';
import styles from './Wizard.module.css';
import { WizardStep } from './WizardStep.tsx';
import { isUnlocked, offeredPersons, priceOf, type Step, stepsOf } from './wizard.rules.ts';

type BookingWizardProps = WizardMatter & { onBooked: (booked: BookedSlot) => void };

/** B204-B220: persons, date, time, conditions, book; each opens when the one before it is done. */
export function BookingWizard({ onBooked, ...matter }: BookingWizardProps) {
  const t = useT();
  const text = useText();
  const wizard = useWizard(matter);
  const { item, information, conditions } = matter;
  const { choices, persons } = wizard;
  const { date, time, accepted } = choices;
  const slot = { persons, date: information.dates.find((one) => one.value === date)?.label, time: time?.label };
  const summary = useSlotWords(slot);

  async function press(event: FormEvent) {
    event.preventDefault();
    const reference = await wizard.press();
    if (reference !== undefined) onBooked({ objectId: item.id, title: item.title, slot, reference });
  }

  const titles: Record<Step, string> = {
    persons: t('tac_persons'),
    date: t('tac_date'),
    time: t('tac_time'),
    conditions: t('tac_conditions'),
    book: t('tac_book'),
  };
  const isDone: Record<Step, boolean> = {
    persons: true,
    date: date !== undefined,
    time: time !== undefined,
    conditions: accepted,
    book: false,
  };
  const bodies: Record<Step, () => ReactNode> = {
    persons: () => (
      <RadioChips
        label={titles.persons}
        labelHidden
        short
        value={String(persons)}
        onChange={wizard.choosePersons}
        options={offeredPersons(information).map((n) => ({ value: String(n), label: String(n) }))}
      />
    ),
    date: () =>
      information.dates.length === 0 ? (
        <Notice tone="caution">{t('tac_no_dates')}</Notice>
      ) : (
        <RadioChips
          label={titles.date}
          labelHidden
          value={date ?? ''}
          onChange={wizard.chooseDate}
          options={information.dates.map(({ value, label }) => ({ value, label: text(label) }))}
        />
      ),
    time: () => <TimeStep wizard={wizard} />,
    conditions: () => (
      <>
        <RichText text={conditions.conditionText} />
        <RichText text={conditions.additionalConditionText} />
        <Checkbox label={t('tac_accept')} value={accepted} onChange={wizard.accept} />
      </>
    ),
    book: () => (
      <BookStep state={wizard.state} summary={summary} price={priceOf(matter, persons)} conditions={conditions} />
    ),
  };

  return (
    <form className={styles.form} onSubmit={press} noValidate>
      {stepsOf(choices).map((step, place, steps) => (
        <WizardStep
          key={step}
          number={place + 1}
          of={steps.length}
          title={titles[step]}
          isLocked={!isUnlocked(step, choices)}
          isDone={isDone[step]}
        >
          {bodies[step]()}
        </WizardStep>
      ))}
    </form>
  );
}
