import { createTransport } from 'nodemailer';
import type { Deliver } from './mail-worker.ts';

/** Of silence. A server that goes on talking may take longer: the lease is renewed meanwhile. */
const SMTP_TIMEOUT_MS = 30_000;

/** The address alone of `Ship <portal@ship.example>`. */
const addressOf = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from;

/** SMTP as the settings have it. */
export function smtpDelivery(url: string, from: string): Deliver & { close(): void } {
  const transport = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    } as never,
    { from },
  );
  const deliver: Deliver = async ({ messageId, recipient, subject, text, html, senderName, attachments }) => {
    const files = attachments?.map((one) => ({ ...one })) ?? [];
    const sender = senderName ? { from: { name: senderName, address: addressOf(from) } } : {};
    await transport.sendMail({ messageId, to: recipient, subject, text, html, attachments: files, ...sender });
  };
  return Object.assign(deliver, { close: () => transport.close() });
}
