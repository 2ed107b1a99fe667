import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldTexts } from './Field.tsx';

export type TextFieldProps = FieldTexts & {
  name?: string;
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
} & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'type'
    | 'autoComplete'
    | 'inputMode'
    | 'maxLength'
    | 'placeholder'
    | 'disabled'
    | 'readOnly'
    | 'autoCapitalize'
    | 'spellCheck'
  >;

export function TextField({ label, help, message, optional, onChange, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, help, message, optional }}>
      {(control) => <input type="text" {...input} {...control} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  );
}
