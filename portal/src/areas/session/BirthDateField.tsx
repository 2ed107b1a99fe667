import { useLayoutEffect, useRef } from 'react';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { DigitsField } from '#portal/shared/ui/DigitsField.tsx';
import { type BirthDateOrder, cursorAfterMask, maskBirthDate } from './birth-date.rules.ts';

type BirthDateFieldProps = {
  name: string;
  value: string;
  onChange: (value: string) => void;
  message?: string;
};

/** AD4: months come first only in the US order. */
export function useBirthDateOrder(): BirthDateOrder {
  return useFormats().order === 'mm/dd/yyyy' ? 'mm/dd/yyyy' : 'dd/mm/yyyy';
}

/** A179-A182: digits in, slashes by the form; the cursor stays where the guest types. */
export function BirthDateField({ value, onChange, ...field }: BirthDateFieldProps) {
  const t = useT();
  const order = useBirthDateOrder();
  const input = useRef<HTMLInputElement>(null);
  const cursor = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (cursor.current === undefined || input.current !== document.activeElement) return;
    input.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = undefined;
  });

  function take(digits: string) {
    const typed = input.current?.value ?? digits;
    const isTyped = typed !== value; // otherwise the number keys were pressed, which write at the end
    cursor.current = isTyped ? cursorAfterMask(typed, input.current?.selectionStart ?? typed.length) : undefined;
    onChange(maskBirthDate(digits));
  }

  const isUs = order === 'mm/dd/yyyy';
  return (
    <DigitsField
      {...field}
      ref={input}
      label={t('login_birth_date')}
      help={
        isUs
          ? t('login_birth_date_help_us', { example: '12/31/1960' })
          : t('login_birth_date_help', { example: '31/12/1960' })
      }
      autoComplete="bday"
      value={value}
      onChange={take}
    />
  );
}
