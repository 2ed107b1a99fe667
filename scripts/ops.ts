// `npm run ops -- <command>`: what an operator does with a running hub.
import { readSettings } from '#hub/shared/settings.ts';
import { keyOfHub, opsClient } from '#scripts/ops-client.ts';
import { runOps } from '#scripts/ops-commands.ts';
import { runScript } from '#scripts/plain-error.ts';

await runScript(async () => {
  const { port, dataFolder, serviceKey: setting } = readSettings(process.env);
  const hubUrl = process.env.HUB_URL || `http://localhost:${port}`;
  const call = opsClient(hubUrl, () => keyOfHub(setting, dataFolder));
  console.log(await runOps(call, process.argv.slice(2)));
});
