import type { Texts } from '#portal/shared/i18n/texts.ts';
import { content } from './de/content.ts';
import { kit } from './de/kit.ts';
import { programme } from './de/programme.ts';
import { shell } from './de/shell.ts';

export const de: Texts = {
  ...content,
  ...kit,
  ...programme,
  ...shell,
};
