// One process and one port for all stand-in partners: routing by the first part of the path, fault switches, CORS.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { FaultSwitches } from '#sandbox/faults.ts';
import { framePage } from '#sandbox/frame-page.ts';
import { fieldsOf, goTo, html, json, type Partner, type PartnerCall, type PartnerReply } from '#sandbox/partner.ts';

export interface SandboxOptions {
  partners: readonly Partner[];
  faults?: FaultSwitches;
  host?: string;
  port?: number;
}

export interface Sandbox {
  /** Ends with a slash: `http://127.0.0.1:8090/`. */
  url: string;
  faults: FaultSwitches;
  close(): Promise<void>;
}

const LARGEST_BODY = 1024 * 1024;
/** Less fits into one packet anyway. */
const LEAST_PACKED = 1400;
const TEXT = /json|svg|^text\//;
const pack = promisify(gzip);
const GARBAGE = '<!doctype html><title>gateway</title>{"code":200,"da';

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { partners, faults = new FaultSwitches(), host = '127.0.0.1', port = 0 } = options;
  const frame = { partners: new Map(partners.map((partner) => [partner.name, partner])), faults };
  const server = createServer((request, response) => {
    serve(frame, request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else void send(response, json({ message: String(error) }, 500));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  for (const partner of partners) await partner.open?.();
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host === '0.0.0.0' ? 'localhost' : host}:${bound}/`,
    faults,
    async close() {
      for (const partner of partners) await partner.close?.();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Frame {
  partners: ReadonlyMap<string, Partner>;
  faults: FaultSwitches;
}

async function serve(frame: Frame, request: IncomingMessage, response: ServerResponse): Promise<void> {
  allowOrigin(request, response);
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const address = new URL(request.url ?? '/', 'http://sandbox');
  const [name = '', ...rest] = address.pathname.slice(1).split('/');
  const call: PartnerCall = {
    method: request.method ?? 'GET',
    path: rest.join('/'),
    query: address.searchParams,
    headers: request.headers,
    body: await bodyOf(request),
  };
  if (name === '') return send(response, html(framePage([...frame.partners.values()], frame.faults)));
  if (name === '_faults') return send(response, switchFault(frame, call));

  const partner = frame.partners.get(name);
  if (!partner) return send(response, json({ message: `There is no partner ${name} here.` }, 404));
  const setting = frame.faults.get(name);
  if (setting?.fault === 'down') {
    request.socket.destroy();
    return;
  }
  if (setting?.fault === 'refuse') return send(response, json({ message: 'Service refused (sandbox fault).' }, 503));
  if (setting?.fault === 'garbage') return send(response, { ...json(null), body: GARBAGE });
  if (setting?.fault === 'slow') await pause(setting.delayMs);
  await send(response, (await partner.answer(call)) ?? json({ message: `${name} knows no ${call.path}.` }, 404));
}

function switchFault(frame: Frame, call: PartnerCall): PartnerReply {
  if (call.method === 'GET') return json(frame.faults.all());
  const fields = fieldsOf(call);
  const partner = frame.partners.get(call.path);
  if (!partner) return json({ message: `There is no partner ${call.path} here.` }, 404);
  if (!frame.faults.set(call.path, fields.fault, fields.delayMs, partner.faults)) {
    const own = (partner.faults ?? []).map((fault) => `${fault}, `).join('');
    return json({ message: `fault must be slow, refuse, garbage, down, ${own}or none.`.replace(', or', ' or') }, 400);
  }
  const fromForm = String(call.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
  return fromForm ? goTo('/') : json(frame.faults.all());
}

/** A real partner would list the portal's origin; a stand-in on the same machine lets every page in. */
function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (!origin) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('vary', 'origin');
  const asked = request.headers['access-control-request-headers'];
  if (asked) response.setHeader('access-control-allow-headers', asked);
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
  response.setHeader('access-control-max-age', '600');
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > LARGEST_BODY) throw new Error('The body is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function send(response: ServerResponse, { status = 200, headers, body }: PartnerReply): Promise<void> {
  const packed = isWorthPacking(response.req, headers, body) ? await pack(body) : undefined;
  if (packed) response.appendHeader('vary', 'accept-encoding');
  const encoding = packed && { 'content-encoding': 'gzip' };
  response.writeHead(status, { 'cache-control': 'no-store', ...headers, ...encoding });
  if (body instanceof Readable) await pipeline(body, response);
  else response.end(packed ?? body);
}

/** As real partners do: a channel guide or a tile of the map is a fifth of its size on the way. */
function isWorthPacking(
  { headers: asked }: IncomingMessage,
  { 'content-type': type = '' }: Record<string, string> = {},
  body: PartnerReply['body'],
): body is string | Uint8Array {
  if (body instanceof Readable || body.length < LEAST_PACKED) return false;
  return TEXT.test(type) && String(asked['accept-encoding'] ?? '').includes('gzip');
}
