import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fillPath, queryText, type ReplyOf, type Route } from '#contract/route.ts';
import { SERVICE_KEY_FILE } from '#hub/shared/service-key.ts';
import { PlainError } from '#scripts/plain-error.ts';

export interface OpsCall {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** A file to send as the body of a call that takes one. */
  file?: string;
  /** A new file for the bytes of the answer, which may be many. */
  saveTo?: string;
}

/** The hub said no. */
export class Refusal extends PlainError {
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

export type CallOps = <R extends Route>(route: R, call?: OpsCall) => Promise<ReplyOf<R>>;

function addressOf(path: string, hubUrl: string): URL {
  if (!URL.canParse(hubUrl)) throw new PlainError(`HUB_URL must be an address such as http://localhost:8080.`);
  return new URL(path, hubUrl);
}

/** The key of the hub that works in a data folder. Only hubs make keys: one made here would open nothing. */
export async function keyOfHub(setting: string | undefined, dataFolder: string): Promise<string> {
  if (setting) return setting;
  const kept = await readFile(join(dataFolder, SERVICE_KEY_FILE), 'utf8').catch(() => {
    throw new PlainError(
      `There is no service key in ${dataFolder}: name the hub's data folder with GANGWAY_DATA, or its key with SERVICE_KEY.`,
    );
  });
  return kept.trim();
}

/** Calls the operator rows of a running hub. */
export function opsClient(hubUrl: string, key: () => Promise<string>): CallOps {
  return async (route, { params, query, body, file, saveTo } = {}) => {
    const address = addressOf(`/v1/${fillPath(route, params)}${queryText(query)}`, hubUrl);
    const headers: Record<string, string> = { ServiceKey: await key(), accept: 'application/json' };
    if (route.method === 'POST') headers['content-type'] = route.upload ?? 'application/json';
    const sent = file === undefined ? JSON.stringify(body ?? {}) : await bytesOf(file);
    const answer = await fetch(address, {
      method: route.method,
      headers,
      body: route.method === 'POST' ? sent : undefined,
    }).catch(() => {
      throw new PlainError(
        `No hub answers at ${address.origin}: start it with npm start, or name another with HUB_URL.`,
      );
    });
    if (answer.ok && answer.body && saveTo !== undefined) {
      await save(answer.body, saveTo);
      return undefined as never;
    }
    const text = await answer.text();
    if (!answer.ok) throw new Refusal(refusal(answer.status, text), answer.status);
    return text === '' ? undefined : JSON.parse(text);
  };
}

/** A file that is there already is never written over, and half a file is never left behind. */
async function save(bytes: AsyncIterable<Uint8Array>, file: string): Promise<void> {
  const target = createWriteStream(file, { flags: 'wx' });
  await pipeline(bytes, target).catch(async (error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new PlainError(`${file} is there already; name a new file.`);
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') throw new PlainError(`${file} cannot be written.`);
    await rm(file, { force: true });
    throw new PlainError(`The answer broke off, nothing was kept: ${message}`);
  });
}

async function bytesOf(file: string): Promise<Uint8Array<ArrayBuffer>> {
  return readFile(file).catch(() => {
    throw new PlainError(`${file} cannot be read.`);
  });
}

function refusal(status: number, text: string): string {
  try {
    const { message } = JSON.parse(text);
    if (typeof message === 'string') return message;
  } catch {
    // not the hub's own words
  }
  return `The hub refused with status ${status}.`;
}
