// `npm start` on the pinned runtime: builds what is stale, starts hub and sandbox, says where everything is.
import { prepareDataFolder } from '#hub/shared/data-folder.ts';
import { readSettings } from '#hub/shared/settings.ts';
import { buildPortal, makeMedia } from '#scripts/build-steps.ts';
import { PlainError, runScript } from '#scripts/plain-error.ts';
import { assertPortFree } from '#scripts/service.ts';
import { shipPorts, startShip } from '#scripts/ship.ts';
import { stopSignal } from '#scripts/stop-signal.ts';

await runScript(async () => {
  const { port, pack, dataFolder } = readSettings(process.env);
  const ports = shipPorts(port, process.env);
  await prepareDataFolder(dataFolder);
  await assertPortFree(ports.port, 'PORT');
  await assertPortFree(ports.sandboxPort, 'SANDBOX_PORT');
  await assertPortFree(ports.mailboxPort, 'MAILBOX_PORT');
  await buildPortal();
  await makeMedia(pack);

  console.log('Starting hub and sandbox …');
  const ship = startShip({ ...ports, dataFolder, restart: (sentence) => console.log(sentence) });
  const stopped = stopSignal();
  try {
    // Loaded while the hub starts: the welcome reads the whole pack.
    const { welcome } = await import('#scripts/welcome.ts');
    const text = await Promise.race([ship.ready().then(() => welcome(ship, pack)), stopped]);
    if (text) console.log(text);
    const failure = await Promise.race([ship.ended, stopped]);
    if (failure) throw new PlainError(failure);
    console.log('\nStopping …');
  } finally {
    await ship.stop();
  }
});
process.exit();
