import { z } from 'zod';
import { packId, packText, timeOfDay } from './text.ts';

export const tvShow = z.strictObject({
  name: packText,
  description: packText,
  minutes: z.number().int().min(5).max(480),
});
export type TvShow = z.infer<typeof tvShow>;

export const tvChannel = z.strictObject({
  id: packId,
  /** How guides and remote controls name it. */
  code: z.string().regex(/^[A-Z0-9]{2,12}$/),
  name: packText,
  /** `{sandbox}` stands for the address of the sandbox partners. */
  stream: z.string().min(1),
  logo: z.string().min(1),
  /** When it is on the air; nothing = all day. */
  onAir: z.strictObject({ from: timeOfDay, to: timeOfDay }).optional(),
  /** What runs, one after the other; each day begins with another one. */
  shows: z.array(tvShow).min(1),
});
export type PackChannel = z.infer<typeof tvChannel>;

export const tv = z.strictObject({ channels: z.array(tvChannel).default([]) });
