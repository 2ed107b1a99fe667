import type { BookedEntry, ChangeOption, ChangeOptions } from '#contract/areas/booking-changes.ts';
import { parseHubDate } from '#contract/hub-date.ts';
import { dotted } from '#portal/shared/format/dotted.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { Checkbox } from '#portal/shared/ui/Checkbox.tsx';
import { ChoiceGroup } from '#portal/shared/ui/ChoiceGroup.tsx';
import { Select } from '#portal/shared/ui/Select.tsx';
import { type ChangeChoice, isByName } from './manage.rules.ts';

interface ChangeFieldsProps {
  entry: BookedEntry;
  options: ChangeOptions;
  choice: ChangeChoice;
  onChange: (part: Partial<ChangeChoice>) => void;
}

export function ChangeFields({ entry, options, choice, onChange }: ChangeFieldsProps) {
  const t = useT();
  const labelOf = useOptionLabel(entry);
  // A phone cuts the chosen line off: what it is to be stands in full below.
  const chosen = options.options.find(({ unit, isCurrent }) => unit === choice.unit && !isCurrent);
  return (
    <>
      <Select
        label={t(isByName(entry) ? 'manage_which' : 'manage_when')}
        help={chosen && labelOf(chosen)}
        value={choice.unit}
        options={options.options.map((option) => ({ value: option.unit, label: labelOf(option) }))}
        onChange={(unit) => onChange({ unit })}
      />
      {isByName(entry) ? (
        <Guests guests={options.guests} choice={choice} onChange={onChange} />
      ) : (
        options.persons && <Persons bounds={options.persons} choice={choice} onChange={onChange} />
      )}
    </>
  );
}

/** Day, time, what it is where that may change, and what it costs those who are booked. */
function useOptionLabel(entry: BookedEntry) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  return (option: ChangeOption) => {
    const day = parseHubDate(option.date);
    const when = [
      day ? formats.words(day, 'shortWeekday') : '',
      formats.hubDate(option.date),
      formats.time(option.fromTime),
    ];
    const what = isByName(entry) ? [text(option.name), formats.priceOrFree(option.price)] : [];
    const parts = [when.filter(Boolean).join(' '), ...what];
    return option.isCurrent ? t('manage_current', { option: dotted(...parts) }) : dotted(...parts);
  };
}

type PartProps = Pick<ChangeFieldsProps, 'choice' | 'onChange'>;

function Guests({ guests, choice, onChange }: PartProps & { guests: ChangeOptions['guests'] }) {
  const t = useT();
  const { accountNumbers } = choice;
  const toggled = (one: string) =>
    accountNumbers.includes(one) ? accountNumbers.filter((other) => other !== one) : [...accountNumbers, one];
  return (
    <ChoiceGroup label={t('manage_who')} message={accountNumbers.length === 0 ? t('manage_nobody') : undefined}>
      {guests.map(({ accountNumber, firstName, lastName }) => (
        <Checkbox
          key={accountNumber}
          label={`${firstName} ${lastName}`}
          value={accountNumbers.includes(accountNumber)}
          onChange={() => onChange({ accountNumbers: toggled(accountNumber) })}
        />
      ))}
    </ChoiceGroup>
  );
}

function Persons({ bounds, choice, onChange }: PartProps & { bounds: { minimum: number; maximum: number } }) {
  const t = useT();
  const counts = Array.from({ length: bounds.maximum - bounds.minimum + 1 }, (_, n) => String(bounds.minimum + n));
  return (
    <Select
      label={t('manage_persons_label')}
      value={String(choice.persons)}
      options={counts.map((count) => ({ value: count, label: t('manage_persons_count', { n: Number(count) }) }))}
      onChange={(count) => onChange({ persons: Number(count) })}
    />
  );
}
