// `npm run dev`: the portal from its sources with instant updates, the hub started anew when a file of it changes.
import { spawn } from 'node:child_process';
import { readSettings } from '#hub/shared/settings.ts';
import { makeMedia } from '#scripts/build-steps.ts';
import { PlainError, runScript } from '#scripts/plain-error.ts';
import { assertPortFree } from '#scripts/service.ts';
import { shipPorts, startShip } from '#scripts/ship.ts';
import { stopSignal } from '#scripts/stop-signal.ts';
import { welcome } from '#scripts/welcome.ts';

const VITE_PORT = 5173;

await runScript(async () => {
  const { port, pack, dataFolder } = readSettings(process.env);
  const ports = shipPorts(port, process.env);
  await assertPortFree(ports.port, 'PORT');
  await makeMedia(pack);
  const portalUrl = `http://localhost:${VITE_PORT}`;
  const ship = startShip({ ...ports, dataFolder, watch: true, env: { PORTAL_ORIGINS: portalUrl } });
  const vite = spawn('node_modules/.bin/vite', ['portal', '--port', String(VITE_PORT), '--strictPort'], {
    stdio: 'inherit',
  });
  const stopped = stopSignal();
  try {
    await Promise.race([ship.ready(), stopped]);
    console.log(await welcome(ship, pack));
    console.log(`  Portal from its sources: ${portalUrl}/\n`);
    const failure = await Promise.race([ship.ended, stopped]);
    if (failure) throw new PlainError(failure);
  } finally {
    vite.kill();
    await ship.stop();
  }
});
process.exit();
