import PostalMime, { type Address } from 'postal-mime';

/** A mail as far as the mailbox page and the tests need it. */
export interface ReadMail {
  subject: string;
  from: string;
  to: string;
  text: string;
  html?: string;
  attachments: { name: string; type: string; size: number }[];
}

const written = ({ name, address = '' }: Address) => (name ? `${name} <${address}>` : address);

export async function readMail(message: Buffer): Promise<ReadMail> {
  const mail = await PostalMime.parse(message);
  return {
    subject: mail.subject ?? '',
    from: mail.from ? written(mail.from) : '',
    to: (mail.to ?? []).map(written).join(', '),
    text: mail.text ?? '',
    html: mail.html,
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      size: typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength,
    })),
  };
}
