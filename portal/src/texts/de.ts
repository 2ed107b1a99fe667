import type { Texts } from '#portal/shared/i18n/texts.ts';
import { kit } from './de/kit.ts';
import { shell } from './de/shell.ts';

export const de: Texts = {
  ...kit,
  ...shell,
};
