import { z } from 'zod';
import { localText } from '#contract/text.ts';

/** B90: what a guest accepts before booking; an absent text leaves no gap (BD36). */
export const conditions = z.object({
  conditionText: localText.nullish(),
  additionalConditionText: localText.nullish(),
  salesMessage: localText.nullish(),
});
export type Conditions = z.infer<typeof conditions>;

/** BD38: the four blocked-account messages, by their text keys; also the codes of a refusal. */
export const BLOCKED_CODES = [
  'blocked_account',
  'blocked_account_booking_allowed',
  'blocked_muster',
  'blocked_muster_booking_allowed',
] as const;
export type BlockedCode = (typeof BLOCKED_CODES)[number];

/** B91: whether the account may book; `code` names the text behind the message for clients with texts of their own. */
export const allowedCheck = z.object({
  allowed: z.boolean(),
  messages: z.array(localText),
  code: z.enum(BLOCKED_CODES).nullish(),
});
export type AllowedCheck = z.infer<typeof allowedCheck>;
