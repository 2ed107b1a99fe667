// A hub in a process of its own, for tests that kill it. Arguments: address of the database as JSON, and the time.
import { buildApp } from '#hub/app.ts';
import { createHub } from '#hub/create-hub.ts';
import { connect, type DatabaseAddress } from '#hub/shared/database/sql.ts';
import { createLog } from '#hub/shared/log.ts';
import { readSettings } from '#hub/shared/settings.ts';

const [address = '{}', now = ''] = process.argv.slice(2);
const log = createLog('error');
const sql = connect(JSON.parse(address) as DatabaseAddress, log, 8);
const settings = readSettings({ SERVICE_KEY: 'a-service-key-for-tests', LOG_LEVEL: 'error' });
const hub = await createHub({ settings, sql, clock: { now: () => new Date(now) }, log });
const app = buildApp(hub);
await app.listen({ host: '127.0.0.1', port: 0 });
const listening = app.server.address();
process.send?.(typeof listening === 'object' ? listening?.port : undefined);
