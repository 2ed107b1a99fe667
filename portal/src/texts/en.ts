import { kit } from './en/kit.ts';
import { shell } from './en/shell.ts';

/** Every text a guest reads, English being the type of the keys. One line per area. */
export const en = {
  ...kit,
  ...shell,
} as const;
