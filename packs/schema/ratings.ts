import { z } from 'zod';
import { packId, packText } from './text.ts';

const field = z.strictObject({
  id: packId,
  title: packText,
  values: z.array(packText).min(2),
  multipleChoice: z.boolean().default(false),
  mandatory: z.boolean().optional(),
  sortOrder: z.number().int(),
});

const question = z.strictObject({
  id: packId,
  question: packText,
  inputText: z.boolean().optional(),
  inputTextSmall: z.boolean().optional(),
  inputRating: z.boolean().optional(),
  mandatory: z.boolean().optional(),
  sortOrder: z.number().int(),
});

/** What guests are asked for their opinion on. The picture of a tile is the picture with the profile's id. */
export const ratings = z.strictObject({
  profiles: z
    .array(
      z.strictObject({
        id: packId,
        title: packText,
        description: packText.optional(),
        /** Asked on the page that asks everything at once, instead of on a tile of its own. */
        allInOne: z.boolean().default(false),
        acceptTandC: z.boolean().default(false),
        fields: z.array(field).default([]),
        questions: z.array(question).default([]),
      }),
    )
    .default([]),
  /** C174 */
  conditionText: packText.optional(),
});
