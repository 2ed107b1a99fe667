import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, ParamsOf, QueryOf, ReplyInputOf, Route, Routes } from '#contract/route.ts';
import type { Session } from '#hub/shared/sessions.ts';

/** The device behind a call, as the register knows it (AD1). */
export interface CallingDevice {
  id: string | null;
  group: string;
  type: string;
}

/** One call of a route: everything checked, nothing to parse. */
export interface Call<R extends Route = Route> {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  /** The guest's session, also on public calls when one is sent and alive; a stale one is just absent. */
  session: Session | undefined;
  /** The guest of a call that needs one. */
  guest(): Session;
  device(): Promise<CallingDevice>;
  deviceCookie: string | undefined;
  /** AD39: previewMode=true was asked for, or is not part of this call, and the right PreviewToken was sent. */
  preview: boolean;
  idempotencyKey: string | undefined;
  /** Network address of the client, seen through the trusted proxies. */
  address: string;
  /**
   * The answer may be kept and given to everybody until an event of one of these topics, or until a moment. Call it
   * before reading what the answer is made of, and only when the answer depends on nothing but address and preview.
   */
  keepUntil(topics: readonly { name: string }[], moment?: Date): void;
  /** The file of a call that takes one, as it comes. */
  upload(): Readable;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** JSON rows return their reply, empty rows nothing; bytes and streams write to `call.reply` and return it. */
export type Answer<R extends Route> = R['kind'] extends 'bytes' | 'stream'
  ? FastifyReply
  : R['kind'] extends 'empty'
    ? // biome-ignore lint/suspicious/noConfusingVoidType: a handler that answers nothing returns nothing
      void
    : ReplyInputOf<R>;

export type Handler<R extends Route> = (call: Call<R>) => Answer<R> | Promise<Answer<R>>;
export type Handlers<T extends Routes> = { [K in keyof T]: Handler<T[K]> };
