import type { Texts } from '#portal/shared/i18n/texts.ts';
import { shell } from './de/shell.ts';

export const de: Texts = {
  ...shell,
};
