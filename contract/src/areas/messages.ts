import { z } from 'zod';
import { defineRoutes } from '#contract/route.ts';
import { localText } from '#contract/text.ts';

/** C276 */
export const MESSAGE_TYPES = ['Urgent', 'Important', 'Normal'] as const;

/** C275 */
export const cabinMessage = z.object({
  id: z.string(),
  sourceMessageId: z.string(),
  messageType: z.string(),
  /** `Sent` or `Read`. */
  recipientMessageStatus: z.string(),
  /** `dd/mm/yyyy HH:mm` in ship time. */
  createdAt: z.string(),
  messageTitle: localText,
  messageContent: localText.nullish(),
});
export type CabinMessage = z.infer<typeof cabinMessage>;

/** What the stream of news says: there is something new; where many are told, each waits a moment of these seconds. */
export const guestNews = z.object({ news: z.string(), spreadSeconds: z.number().nullish() });
export type GuestNews = z.infer<typeof guestNews>;

export const MAIL_STATES = ['waiting', 'sending', 'sent', 'givenUp'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A mail to a guest as the operator sees it; times are ISO 8601. */
export const outgoingMail = z.object({
  id: z.string(),
  state: z.enum(MAIL_STATES),
  recipient: z.string(),
  subject: z.string(),
  attempts: z.number(),
  lastError: z.string().nullable(),
  createdAt: z.string(),
  /** Of a mail that waits. */
  nextAttemptAt: z.string().nullable(),
  sentAt: z.string().nullable(),
});
export type OutgoingMail = z.infer<typeof outgoingMail>;

export const messagesRoutes = defineRoutes({
  messages: {
    method: 'GET',
    path: 'cabinmessage/get/app',
    access: 'guest',
    summary: 'The messages to the guest, the newest first.',
    reply: z.object({ messages: z.array(cabinMessage) }),
  },
  read: {
    method: 'POST',
    path: 'cabinmessage/read/app/{sourceMessageId}',
    access: 'guest',
    summary: 'Marks a message as read by this guest; again is no error.',
    reply: z.object({ sourceMessageId: z.string(), recipientMessageStatus: z.literal('Read') }),
  },
  news: {
    method: 'GET',
    path: 'cabinmessage/events',
    access: 'guest',
    summary: 'Says when there is something new for this guest: an extension.',
    kind: 'stream',
  },
  send: {
    method: 'POST',
    path: 'ops/messages',
    access: 'ops',
    summary: 'Sends a message to one account, to one cabin, or to everybody.',
    body: z.object({
      accountNumber: z.string().trim().min(1).max(120).optional(),
      cabin: z.string().trim().min(1).max(40).optional(),
      messageType: z.enum(MESSAGE_TYPES).default('Normal'),
      messageTitle: localText,
      messageContent: localText,
    }),
    reply: z.object({ sourceMessageId: z.string() }),
  },
  mails: {
    method: 'GET',
    path: 'ops/mails',
    access: 'ops',
    summary: 'The mails to guests, the newest 200: those of a state, or all that are not sent.',
    query: z.object({ state: z.enum(MAIL_STATES).optional() }),
    reply: z.object({ mails: z.array(outgoingMail) }),
  },
  resendMails: {
    method: 'POST',
    path: 'ops/mails/resend',
    access: 'ops',
    summary: 'Sends a mail that waits or was given up at once; without an id all that were given up.',
    body: z.object({
      id: z
        .string()
        .regex(/^\d{1,18}$/, 'must be the number of a mail')
        .optional(),
    }),
    reply: z.object({ mails: z.number() }),
  },
});
