import type { Clock } from '#hub/shared/clock.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import type { Log } from '#hub/shared/log.ts';
import type { Settings } from '#hub/shared/settings.ts';
import { embeddedMarketplace } from './embedded.ts';
import { keptMarketplace } from './kept.ts';
import { musementMarketplace } from './musement.ts';
import type { Marketplace } from './port.ts';

interface Parts {
  settings: Settings;
  sql: Sql;
  clock: Clock;
  log: Log;
}

/** BD46: the upstream where one is configured, otherwise the pack's samples. */
export function chosenMarketplace({ settings, sql, clock, log }: Parts): Marketplace {
  const { marketplaceUrl, marketplaceTimeoutMs, marketplaceCountries, sandboxUrl } = settings;
  if (!marketplaceUrl) return embeddedMarketplace(sql, { sandboxUrl });
  const upstream = musementMarketplace({
    url: marketplaceUrl.replace(/\/+$/, ''),
    timeoutMs: marketplaceTimeoutMs,
    countries: marketplaceCountries,
  });
  return keptMarketplace(upstream, { clock, log });
}
