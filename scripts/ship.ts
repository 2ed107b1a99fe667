// A whole deployment on this machine: hub and sandbox as two processes. Used by start, the browser tests and the bench.
import { join } from 'node:path';
import { serviceKey } from '#hub/shared/service-key.ts';
import { type CallOps, opsClient } from '#scripts/ops-client.ts';
import { PlainError } from '#scripts/plain-error.ts';
import { type Service, type ServiceOptions, startService, whenReady } from '#scripts/service.ts';
import { superviseService } from '#scripts/supervise.ts';

export interface ShipPorts {
  port: number;
  sandboxPort: number;
  mailboxPort: number;
}

export interface ShipOptions extends ShipPorts {
  dataFolder: string;
  /** Start a service anew when one of its files changes. */
  watch?: boolean;
  /** Start a service again that ends by itself, and say so here. */
  restart?: (sentence: string) => void;
  env?: Record<string, string>;
}

export interface Ship {
  hubUrl: string;
  sandboxUrl: string;
  hub: Service;
  sandbox: Service;
  callOps: CallOps;
  serviceKey(): Promise<string>;
  ready(): Promise<void>;
  /** Resolves with a sentence when one of the two has ended by itself and is not started again. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

/** The ports of a start, those of the sandbox by the environment as well. */
export function shipPorts(port: number, env: NodeJS.ProcessEnv): ShipPorts {
  return { port, sandboxPort: portOf('SANDBOX_PORT', env, 8090), mailboxPort: portOf('MAILBOX_PORT', env, 2525) };
}

export function portOf(variable: string, env: NodeJS.ProcessEnv, otherwise: number): number {
  const port = Number(env[variable] || otherwise);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new PlainError(`The setting ${variable} must be a port, a number from 1 to 65535.`);
}

export function startShip(options: ShipOptions): Ship {
  const { port, sandboxPort, mailboxPort, dataFolder, watch, restart, env = {} } = options;
  const hubUrl = `http://localhost:${port}`;
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const start = (service: ServiceOptions, address: string) =>
    restart ? superviseService({ ...service, address, say: restart }) : startService(service);
  const sandboxOptions = {
    name: 'sandbox',
    script: 'sandbox/server.ts',
    watch,
    env: {
      SANDBOX_PORT: String(sandboxPort),
      MAILBOX_PORT: String(mailboxPort),
      HUB_URL: hubUrl,
      SANDBOX_DATA: join(dataFolder, 'sandbox'),
      ...(env.PACK && { PACK: env.PACK }),
      ...(env.FILMS && { FILMS: env.FILMS }),
    },
    logFile: join(dataFolder, 'logs', 'sandbox.log'),
  };
  const hubOptions = {
    name: 'hub',
    script: 'hub/src/server.ts',
    watch,
    env: {
      PORT: String(port),
      GANGWAY_DATA: dataFolder,
      SANDBOX_URL: process.env.SANDBOX_URL || sandboxUrl,
      // The accounts at the sandbox's video providers, unless the deployment has its own.
      VIDEO_LOGIN: process.env.VIDEO_LOGIN || 'gangway-demo',
      VIDEO_PASSWORD: process.env.VIDEO_PASSWORD || 'demo',
      SEANET_USERNAME: process.env.SEANET_USERNAME || 'gangway-demo',
      SEANET_PASSWORD: process.env.SEANET_PASSWORD || 'demo',
      MARKETPLACE_URL: process.env.MARKETPLACE_URL || `${sandboxUrl}/marketplace`,
      SMTP_URL: process.env.SMTP_URL || `smtp://127.0.0.1:${mailboxPort}`,
      ...env,
    },
    logFile: join(dataFolder, 'logs', 'hub.log'),
  };
  const sandbox = start(sandboxOptions, `${sandboxUrl}/_faults`);
  const hub = start(hubOptions, `${hubUrl}/ready`);
  // The hub makes the key at its first start, so it is looked for when it is needed.
  const key = () => serviceKey(process.env.SERVICE_KEY, dataFolder);
  return {
    hubUrl,
    sandboxUrl,
    hub,
    sandbox,
    callOps: opsClient(hubUrl, key),
    serviceKey: key,
    async ready() {
      await Promise.all([whenReady(sandbox, `${sandboxUrl}/_faults`), whenReady(hub, `${hubUrl}/ready`)]);
    },
    ended: Promise.race([hub.ended, sandbox.ended]),
    async stop() {
      await Promise.all([hub.stop(), sandbox.stop()]);
    },
  };
}
