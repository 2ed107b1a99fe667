// Reads a mail message (headers, encodings, parts) as far as the mailbox page needs it.

export interface ReadMail {
  subject: string;
  from: string;
  to: string;
  text: string;
  html?: string;
  attachments: { name: string; type: string; size: number }[];
}

interface Part {
  headers: Map<string, string>;
  body: string;
}

export function readMail(message: string): ReadMail {
  const whole = partOf(message);
  const mail: ReadMail = {
    subject: decodeWords(whole.headers.get('subject') ?? ''),
    from: decodeWords(whole.headers.get('from') ?? ''),
    to: decodeWords(whole.headers.get('to') ?? ''),
    text: '',
    attachments: [],
  };
  collect(whole, mail);
  return mail;
}

function collect(part: Part, mail: ReadMail): void {
  const type = part.headers.get('content-type') ?? 'text/plain';
  const boundary = /^multipart\//i.test(type) ? parameter(type, 'boundary') : undefined;
  if (boundary) {
    const pieces = `\r\n${part.body}`.split(`\r\n--${boundary}`).slice(1);
    for (const piece of pieces) if (!piece.startsWith('--')) collect(partOf(piece.replace(/^[ \t]*\r\n/, '')), mail);
    return;
  }
  const bytes = decodeBody(part);
  const name = parameter(part.headers.get('content-disposition') ?? '', 'filename') ?? parameter(type, 'name');
  if (name) {
    const kind = (type.split(';')[0] ?? '').trim();
    mail.attachments.push({ name: decodeWords(name), type: kind, size: bytes.length });
  } else if (/^text\/html/i.test(type)) mail.html ??= bytes.toString('utf8');
  else if (/^text\//i.test(type)) mail.text ||= bytes.toString('utf8');
}

function partOf(message: string): Part {
  const end = message.indexOf('\r\n\r\n');
  const head = end < 0 ? message : message.slice(0, end);
  const headers = new Map<string, string>();
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: end < 0 ? '' : message.slice(end + 4) };
}

function parameter(header: string, name: string): string | undefined {
  const found = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^;\\s]+))`, 'i').exec(header);
  return found?.[1] ?? found?.[2];
}

function decodeBody({ headers, body }: Part): Buffer {
  const encoding = (headers.get('content-transfer-encoding') ?? '').toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding === 'quoted-printable') return decodeQuoted(body.replace(/=\r\n/g, ''));
  return Buffer.from(body, 'utf8');
}

function decodeQuoted(text: string): Buffer {
  const parts = text.split(/(=[0-9A-F]{2})/i);
  return Buffer.concat(
    parts.map((part) => (/^=[0-9A-F]{2}$/i.test(part) ? Buffer.from(part.slice(1), 'hex') : Buffer.from(part, 'utf8'))),
  );
}

/** Encoded words of RFC 2047, which carry everything beyond ASCII in a header; blanks between two of them fall away. */
function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')).toString('utf8'),
    );
}
