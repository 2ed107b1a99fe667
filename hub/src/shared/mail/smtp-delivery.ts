import { createTransport } from 'nodemailer';
import type { Deliver } from './mail-worker.ts';

/** Of silence. A server that goes on talking may take longer: the lease is renewed meanwhile. */
const SMTP_TIMEOUT_MS = 30_000;

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
  const deliver: Deliver = async ({ messageId, recipient, subject, text, html }) => {
    await transport.sendMail({ messageId, to: recipient, subject, text, html });
  };
  return Object.assign(deliver, { close: () => transport.close() });
}
