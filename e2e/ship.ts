import { opsClient } from '#scripts/ops-client.ts';

/** How the set-up tells the workers, which are processes of their own, where the ship is. */
export const SHIP_VARIABLES = {
  hubUrl: 'E2E_HUB_URL',
  sandboxUrl: 'E2E_SANDBOX_URL',
  serviceKey: 'E2E_SERVICE_KEY',
} as const;

function known(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the set-up of the browser tests has not run.`);
  return value;
}

export const ship = {
  get hubUrl() {
    return known(SHIP_VARIABLES.hubUrl);
  },
  get sandboxUrl() {
    return known(SHIP_VARIABLES.sandboxUrl);
  },
  get callOps() {
    return opsClient(known(SHIP_VARIABLES.hubUrl), async () => known(SHIP_VARIABLES.serviceKey));
  },
};
