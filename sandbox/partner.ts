import type { Readable } from 'node:stream';

/** A call to a partner, with the path below the partner's own folder and the body already read. */
export interface PartnerCall {
  method: string;
  /** Without the partner's name and without leading slash: `customers/loginApp`. */
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

export interface PartnerReply {
  status?: number;
  headers?: Record<string, string>;
  body: string | Uint8Array | Readable;
}

/** A stand-in for somebody else's system: a folder of the sandbox, reached below `/{name}/`. */
export interface Partner {
  name: string;
  /** What it stands in for, in a few words, for the sandbox's own page. */
  title: string;
  /** Answers a call; undefined means that the partner knows no such address. */
  answer(call: PartnerCall): PartnerReply | undefined | Promise<PartnerReply | undefined>;
  /** What people should know just now, for the sandbox's own page. */
  status?(): string;
  /** Faults of its own beside those that every partner can have. */
  faults?: readonly string[];
  /** Opens what the partner needs besides HTTP. */
  open?(): Promise<void>;
  close?(): Promise<void>;
}

export function json(value: unknown, status = 200): PartnerReply {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(value) };
}

export function html(page: string, status = 200): PartnerReply {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body: page };
}

/** Sends the browser back to a page after a form. */
export function goTo(address: string): PartnerReply {
  return { status: 303, headers: { location: address }, body: '' };
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The fields of a JSON object or of a form; anything else has none. */
export function fieldsOf(call: Pick<PartnerCall, 'headers' | 'body'>): Record<string, unknown> {
  const text = call.body.toString('utf8');
  if (String(call.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
