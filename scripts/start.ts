// `npm start` on the pinned runtime: builds what is stale, starts hub and sandbox, says where everything is.
import { readSettings } from '#hub/shared/settings.ts';
import { buildPortal, makeMedia } from '#scripts/build-steps.ts';
import { runScript } from '#scripts/plain-error.ts';
import { assertPortFree } from '#scripts/service.ts';
import { type Ship, startShip } from '#scripts/ship.ts';
import { welcome } from '#scripts/welcome.ts';

await runScript(async () => {
  const settings = readSettings(process.env);
  const sandboxPort = Number(process.env.SANDBOX_PORT || 8090);
  const mailboxPort = Number(process.env.MAILBOX_PORT || 2525);
  await assertPortFree(settings.port, 'PORT');
  await assertPortFree(sandboxPort, 'SANDBOX_PORT');
  await assertPortFree(mailboxPort, 'MAILBOX_PORT');
  await buildPortal();
  await makeMedia(settings.pack);

  console.log('Starting hub and sandbox …');
  const ship = startShip({ port: settings.port, sandboxPort, mailboxPort, dataFolder: settings.dataFolder });
  stopOnSignals(ship);
  try {
    await ship.ready();
    console.log(await welcome(ship, settings.pack));
  } catch (error) {
    await ship.stop();
    throw error;
  }
  const sentence = await ship.ended;
  if (stopping) return;
  console.error(`\n${sentence}\n`);
  await ship.stop();
  process.exit(1);
});
process.exit(0);

let stopping = false;

function stopOnSignals(ship: Ship): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      console.log('\nStopping …');
      void ship.stop().then(() => process.exit(0));
    });
  }
}
