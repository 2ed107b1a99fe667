import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#hub/shared/database/embedded-postgres.ts';
import { migrate } from '#hub/shared/database/migrate.ts';
import { isAlive } from '#hub/shared/database/process-alive.ts';
import { connect, type DatabaseAddress } from '#hub/shared/database/sql.ts';
import { createLog } from '#hub/shared/log.ts';
import { QUICK_PLACES, quickFolder } from './quick-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    database: DatabaseAddress;
    template: string;
  }
}

const log = createLog('error');
const PREFIX = 'gangway-test-';

/** A run that was killed leaves its server and folder behind; the next run clears them away. */
async function sweep(): Promise<void> {
  const found = await Promise.all(
    QUICK_PLACES.map(async (place) => (await readdir(place).catch(() => [])).map((name) => ({ place, name }))),
  );
  for (const { place, name } of found.flat()) {
    const [, pid] = /^gangway-test-(\d+)-/.exec(name) ?? [];
    if (!pid || isAlive(Number(pid))) continue;
    const folder = join(place, name);
    const left = await startEmbeddedPostgres(folder, log, { durable: false }).catch(() => undefined);
    await left?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Server {
  database: DatabaseAddress;
  template: string;
  stop(): Promise<void>;
}

/** One server for the run with a migrated template database, which every test hub clones (or DATABASE_URL's server). */
async function start(): Promise<Server> {
  await sweep();
  const url = process.env.DATABASE_URL;
  const folder = await quickFolder(`${PREFIX}${process.pid}-`);
  const server = url ? undefined : await startEmbeddedPostgres(folder, log, { durable: false, maxConnections: 200 });
  const database: DatabaseAddress = url ? { url } : { socketFolder: server?.socketFolder };
  const template = `gangway_template_${process.pid}`;

  const admin = connect({ ...database, ...(url ? {} : { database: 'postgres' }) }, log, 1);
  await admin.unsafe(`drop database if exists ${template}`);
  await admin.unsafe(`create database ${template}`);
  const sql = connect({ ...database, database: template }, log, 2);
  await migrate(sql);
  await sql.end();

  /** The template and those with a pack in them. */
  async function dropTemplates(): Promise<void> {
    const left = await admin<{ name: string }[]>`
      select datname as name from pg_database where starts_with(datname, ${template})`;
    for (const { name } of left) await admin.unsafe(`drop database if exists ${name}`);
  }

  return {
    database,
    template,
    async stop() {
      if (url) await dropTemplates();
      await admin.end({ timeout: 5 });
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Hub tests are two projects of one process, each with its own modules: the first starts the server, the last stops it. */
const shared = globalThis as typeof globalThis & { gangwayTestServer?: { users: number; server: Promise<Server> } };

export default async function setup(project: TestProject) {
  shared.gangwayTestServer ??= { users: 0, server: start() };
  const using = shared.gangwayTestServer;
  using.users += 1;
  const { database, template, stop } = await using.server;
  project.provide('database', database);
  project.provide('template', template);

  return async () => {
    using.users -= 1;
    if (using.users > 0) return;
    shared.gangwayTestServer = undefined;
    await stop();
  };
}
