// `npm run ops -- <command>`: what an operator does with a running hub.
import { readSettings } from '#hub/shared/settings.ts';
import { opsClient } from '#scripts/ops-client.ts';
import { runOps } from '#scripts/ops-commands.ts';
import { runScript } from '#scripts/plain-error.ts';
import { serviceKey } from '#scripts/service-key.ts';

await runScript(async () => {
  const { port, dataFolder } = readSettings(process.env);
  const hubUrl = process.env.HUB_URL || `http://localhost:${port}`;
  console.log(await runOps(opsClient(hubUrl, serviceKey(dataFolder)), process.argv.slice(2)));
});
