// `npm run dev`: the portal from its sources with instant updates, the hub started anew when a file of it changes.
import { spawn } from 'node:child_process';
import { prepareDataFolder } from '#hub/shared/data-folder.ts';
import { readSettings } from '#hub/shared/settings.ts';
import { makeMedia } from '#scripts/build-steps.ts';
import { PlainError, runScript } from '#scripts/plain-error.ts';
import { assertPortFree } from '#scripts/service.ts';
import { portOf, shipPorts, startShip } from '#scripts/ship.ts';
import { stopSignal } from '#scripts/stop-signal.ts';
import { welcome } from '#scripts/welcome.ts';

const COMMAND = 'npm run dev';

await runScript(async () => {
  const { port, pack, dataFolder } = readSettings(process.env);
  const ports = shipPorts(port, process.env);
  const portalPort = portOf('PORTAL_PORT', process.env, 5173);
  await prepareDataFolder(dataFolder);
  await assertPortFree(ports.port, 'PORT', COMMAND);
  await assertPortFree(ports.sandboxPort, 'SANDBOX_PORT', COMMAND);
  await assertPortFree(ports.mailboxPort, 'MAILBOX_PORT', COMMAND);
  await assertPortFree(portalPort, 'PORTAL_PORT', COMMAND);
  await makeMedia(pack);
  const portalUrl = `http://localhost:${portalPort}`;
  const ship = startShip({ ...ports, dataFolder, watch: true, env: { PORTAL_ORIGINS: portalUrl } });
  const vite = spawn('node_modules/.bin/vite', ['portal', '--port', String(portalPort), '--strictPort'], {
    stdio: 'inherit',
    env: { ...process.env, DEV_HUB_URL: ship.hubUrl },
  });
  const stopped = stopSignal();
  const viteEnded = new Promise<string>((resolve) => {
    vite.once('close', () => resolve(`The portal's server ended; what it said stands above.`));
  });
  try {
    const text = await Promise.race([ship.ready().then(() => welcome(ship, pack)), stopped]);
    if (text) console.log(`${text}\n  Portal from its sources: ${portalUrl}/\n`);
    const failure = await Promise.race([stopped, ship.ended, viteEnded]);
    if (failure) throw new PlainError(failure);
    console.log('\nStopping …');
  } finally {
    vite.kill();
    await ship.stop();
  }
});
process.exit();
