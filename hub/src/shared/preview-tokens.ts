import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Pool } from '#hub/shared/database/sql.ts';
import { defineTopic, type EventBus } from '#hub/shared/event-bus.ts';

/** AD39: the one token that opens unpublished content. Only its hash is kept, in memory and in the database. */
export interface PreviewTokens {
  fits(token: string | undefined): boolean;
  /** Makes a new token; the one before ends, on every process. */
  renew(): Promise<string>;
}

const TOKEN_BYTES = 24;
const previewTokenRenewed = defineTopic<{ hash: string }>('preview-token.renewed');

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

async function storedHash(sql: Pool): Promise<string | undefined> {
  const [row] = await sql<{ hash: string }[]>`select token_hash as hash from preview_token`;
  return row?.hash;
}

export async function createPreviewTokens(parts: {
  sql: Pool;
  events: EventBus;
  fromSettings: string | undefined;
}): Promise<PreviewTokens> {
  const { sql, events, fromSettings } = parts;
  let current = (await storedHash(sql)) ?? (fromSettings && hashOf(fromSettings));

  events.on(previewTokenRenewed, ({ hash }) => {
    current = hash;
  });
  events.onGap(async () => {
    current = (await storedHash(sql).catch(() => undefined)) ?? current;
  });

  return {
    fits(token) {
      if (!token || !current) return false;
      return timingSafeEqual(Buffer.from(hashOf(token)), Buffer.from(current));
    },
    async renew() {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const hash = hashOf(token);
      await events.publishWith(
        previewTokenRenewed,
        { hash },
        (tx) => tx`
          insert into preview_token (token_hash) values (${hash})
          on conflict (only_row) do update set token_hash = excluded.token_hash`,
      );
      return token;
    },
  };
}
