import { content } from './en/content.ts';
import { kit } from './en/kit.ts';
import { programme } from './en/programme.ts';
import { shell } from './en/shell.ts';

/** Every text a guest reads, English being the type of the keys. One line per area. */
export const en = {
  ...content,
  ...kit,
  ...programme,
  ...shell,
} as const;
