import type { RatingField } from '#contract/areas/ratings.ts';
import { useText } from '#portal/shared/i18n/use-t.ts';
import { Checkbox } from '#portal/shared/ui/Checkbox.tsx';
import { ChoiceGroup } from '#portal/shared/ui/ChoiceGroup.tsx';
import { RadioGroup } from '#portal/shared/ui/RadioGroup.tsx';
import type { Given } from './feedback.rules.ts';

export interface ItemProps {
  given: Given;
  onChange: (changed: Partial<Given>) => void;
  disabled: boolean;
  message?: string;
}

/** C166: one of several values, or as many as the guest likes. */
export function FeedbackField({ field, given, onChange, disabled, message }: ItemProps & { field: RatingField }) {
  const text = useText();
  const values = (field.values ?? []).map(text);
  const chosen = given.fields[field.id] ?? [];
  const set = (next: readonly number[]) => onChange({ fields: { ...given.fields, [field.id]: next } });
  if (!field.multipleChoice) {
    return (
      <RadioGroup
        label={text(field.title)}
        value={String(chosen[0] ?? '')}
        onChange={(place) => set([Number(place)])}
        options={values.map((label, place) => ({ value: String(place), label, disabled }))}
        message={message}
      />
    );
  }
  return (
    <ChoiceGroup label={text(field.title)} message={message}>
      {values.map((label, place) => (
        <Checkbox
          key={label}
          label={label}
          value={chosen.includes(place)}
          disabled={disabled}
          // In the order of the list, however they were ticked.
          onChange={(on) => set([...values.keys()].filter((one) => (one === place ? on : chosen.includes(one))))}
        />
      ))}
    </ChoiceGroup>
  );
}
