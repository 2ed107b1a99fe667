import { z } from 'zod';
import { conditions } from '#contract/conditions.ts';
import { defineRoutes, queryFlag } from '#contract/route.ts';
import { localText } from '#contract/text.ts';

/** C168 */
export const STARS = 10;
/** C173: of one text, before it is encoded. */
export const FEEDBACK_TEXT_MAX = 250;

/** C166: something to choose from. */
export const ratingField = z.object({
  id: z.string(),
  title: localText,
  values: z.array(localText).nullish(),
  multipleChoice: z.boolean().nullish(),
  /** C169: only an explicit false makes it optional. */
  mandatory: z.boolean().nullish(),
  sortOrder: z.number().nullish(),
});
export type RatingField = z.infer<typeof ratingField>;

/** C167: something to answer with stars, with a text, or with both. */
export const ratingQuestion = z.object({
  id: z.string(),
  question: localText,
  inputText: z.boolean().nullish(),
  inputTextSmall: z.boolean().nullish(),
  inputRating: z.boolean().nullish(),
  mandatory: z.boolean().nullish(),
  sortOrder: z.number().nullish(),
});
export type RatingQuestion = z.infer<typeof ratingQuestion>;

/** C165 */
export const ratingProfile = z.object({
  id: z.string(),
  title: localText,
  description: localText.nullish(),
  acceptTandC: z.boolean().nullish(),
  fields: z.array(ratingField).nullish(),
  questions: z.array(ratingQuestion).nullish(),
});
export type RatingProfile = z.infer<typeof ratingProfile>;

const rating = z.union([z.number(), z.string()]).nullish();

/** C179, C180 */
export const feedback = z.object({
  id: z.string().max(120),
  fields: z
    .array(z.object({ id: z.string().max(120), field: z.string().max(1000), value: z.string().max(1000) }))
    .max(500),
  answers: z.array(z.object({ id: z.string().max(120), text: z.string().max(5000).nullish(), rating })).max(500),
});
export type Feedback = z.infer<typeof feedback>;

export const ratingsRoutes = defineRoutes({
  profiles: {
    method: 'GET',
    path: 'ratings/profiles',
    access: 'public',
    summary: 'The feedback profiles; with allInOne=true those of the page that asks everything at once.',
    query: z.object({ allInOne: queryFlag }),
    reply: z.array(ratingProfile),
  },
  profile: {
    method: 'GET',
    path: 'ratings/profiles/{id}',
    access: 'public',
    summary: 'One feedback profile.',
    reply: ratingProfile,
  },
  conditions: {
    method: 'GET',
    path: 'conditions/Rating',
    access: 'public',
    summary: 'What a guest accepts with feedback, where a profile asks for it.',
    reply: conditions,
  },
  config: {
    method: 'GET',
    path: 'ratings/config',
    access: 'public',
    summary: 'Whether feedback is given without a name.',
    reply: z.object({ useAnonymousMode: z.boolean().nullish() }),
  },
  answer: {
    method: 'POST',
    path: 'ratings/answer',
    access: 'public',
    summary: 'Takes feedback; what cannot be taken is answered with failed, and kept nowhere.',
    body: feedback,
    reply: z.object({ failed: z.boolean().nullish() }),
    idempotent: true,
  },
  changeConfig: {
    method: 'POST',
    path: 'ops/ratings/config',
    access: 'ops',
    summary: 'Switches the anonymous mode on or off.',
    body: z.object({ useAnonymousMode: z.boolean() }),
    reply: z.object({ useAnonymousMode: z.boolean() }),
  },
  answers: {
    method: 'GET',
    path: 'ops/ratings/answers',
    access: 'ops',
    summary: 'The feedback of this voyage, the newest first.',
    query: z.object({ profile: z.string().max(120).optional() }),
    reply: z.array(
      z.object({
        profile: z.string(),
        accountNumber: z.string().nullable(),
        receivedAt: z.string(),
        fields: z.array(z.object({ id: z.string(), field: z.string(), value: z.string() })),
        answers: z.array(z.object({ id: z.string(), text: z.string().nullable(), rating: z.number().nullable() })),
      }),
    ),
  },
});
