import type { Texts } from '#portal/shared/i18n/texts.ts';
import { kit } from './fr/kit.ts';
import { shell } from './fr/shell.ts';

export const fr: Texts = {
  ...kit,
  ...shell,
};
