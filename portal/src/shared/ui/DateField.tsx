import { lazy, Suspense, useState } from 'react';
import type { IsoDay } from '#contract/hub-date.ts';
import { formatDay } from '#portal/shared/format/dates.ts';
import { CalendarIcon } from './CalendarIcon.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './Field.module.css';
import { Field, type FieldTexts } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { useKit } from './kit-context.ts';
import { readDay, spellDay } from './typed-day.ts';

const DateCalendar = lazy(() => import('./DateCalendar.tsx').then((module) => ({ default: module.DateCalendar })));

type DateFieldProps = FieldTexts & {
  name?: string;
  /** A day, or the empty text while none (or none that exists) is entered. */
  value: IsoDay | '';
  onChange: (day: IsoDay | '') => void;
  min?: IsoDay;
  max?: IsoDay;
  autoComplete?: 'bday' | 'off';
  disabled?: boolean;
};

/** A10, AD4: a day, typed in the guest's order or picked from a calendar. What is typed stays, also when it is no day yet. */
export function DateField({ value, onChange, min, max, label, help, message, optional, ...input }: DateFieldProps) {
  const { t, dateOrder } = useKit();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const chosen = value ? formatDay(value, dateOrder) : '';
  const shown = (readDay(typed, dateOrder) ?? '') === value ? typed || chosen : chosen;
  const type = (text: string) => {
    const spelled = text.length > shown.length ? spellDay(text, dateOrder) : text;
    setTyped(spelled);
    onChange(readDay(spelled, dateOrder) ?? '');
  };
  const pick = (day: IsoDay) => {
    setTyped(formatDay(day, dateOrder));
    onChange(day);
    setOpen(false);
  };
  return (
    <Field {...{ label, help, message, optional }}>
      {(control) => (
        <div className={styles.beside}>
          <input
            type="text"
            inputMode="numeric"
            placeholder={placeholderOf(dateOrder, t('kit.dateLetters'))}
            autoComplete="off"
            {...input}
            {...control}
            value={shown}
            onChange={(event) => type(event.target.value)}
          />
          <div className={styles.inside}>
            <IconButton
              icon={<CalendarIcon />}
              label={t('kit.openCalendar')}
              disabled={input.disabled}
              onClick={() => setOpen(true)}
            />
          </div>
          {isOpen && (
            <Dialog title={label} size="small" onClose={() => setOpen(false)}>
              <Suspense>
                <DateCalendar value={value || undefined} min={min} max={max} onPick={pick} />
              </Suspense>
            </Dialog>
          )}
        </div>
      )}
    </Field>
  );
}

/** `dd/mm/yyyy` in the letters of the language: `TT.MM.JJJJ`. */
function placeholderOf(order: string, [day = 'd', month = 'm', year = 'y']: string): string {
  return order.replaceAll('d', day).replaceAll('m', month).replaceAll('y', year);
}
