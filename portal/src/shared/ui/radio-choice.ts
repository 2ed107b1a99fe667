import type { ReactNode } from 'react';

export type Option<V extends string> = { value: V; label: string; support?: ReactNode; disabled?: boolean };

export type RadioChoiceProps<V extends string> = {
  name?: string;
  label: string;
  labelHidden?: boolean;
  /** Nothing chosen yet is the empty text. */
  value: V | '';
  onChange: (value: V) => void;
  options: readonly Option<V>[];
  help?: ReactNode;
  message?: string;
};
