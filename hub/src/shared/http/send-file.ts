import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Files } from '#hub/shared/files.ts';
import { byteRange } from './byte-range.ts';
import { isUnchanged } from './etag.ts';
import { HubError, notFound } from './hub-error.ts';
import { mediaTypeOf } from './media-type.ts';

export interface SendFileOptions {
  cacheControl?: string;
  /** Offered for saving under this name instead of being shown. */
  downloadAs?: string;
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A name for saving, safe in a header and whole for those who read RFC 5987. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w .-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

/** Answers with a file: whole, one range of it, or 304 when the client has it. */
export async function sendFile(
  files: Files,
  name: string,
  { request, reply }: Exchange,
  { cacheControl = 'public, max-age=86400', downloadAs }: SendFileOptions = {},
): Promise<FastifyReply> {
  const file = await files.find(name);
  if (!file) throw notFound();
  const etag = `"${file.size.toString(36)}-${file.changedAt.getTime().toString(36)}"`;
  reply.headers({ etag, 'cache-control': cacheControl, 'accept-ranges': 'bytes' });
  if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const ifRange = request.headers['if-range'];
  const range = ifRange && ifRange !== etag ? 'whole' : byteRange(request.headers.range, file.size);
  if (range === 'unsatisfiable') {
    const headers = { 'content-range': `bytes */${file.size}` };
    throw new HubError(416, 'range', 'The file is shorter than that.', headers);
  }
  reply.type(mediaTypeOf(name));
  if (downloadAs !== undefined) reply.header('content-disposition', attachment(downloadAs));
  if (range === 'whole') return reply.header('content-length', file.size).send(files.stream(name));
  const { start, end } = range;
  reply.code(206).headers({ 'content-range': `bytes ${start}-${end}/${file.size}`, 'content-length': end - start + 1 });
  return reply.send(files.stream(name, range));
}
