import type { Texts } from '#portal/shared/i18n/texts.ts';
import { content } from './fr/content.ts';
import { kit } from './fr/kit.ts';
import { programme } from './fr/programme.ts';
import { shell } from './fr/shell.ts';

export const fr: Texts = {
  ...content,
  ...kit,
  ...programme,
  ...shell,
};
