// `npm run build`: the portal's static files in portal/dist and the pack's pictures, each only when its sources changed.
import { buildPortal, makeMedia } from '#scripts/build-steps.ts';
import { runScript } from '#scripts/plain-error.ts';

await runScript(async () => {
  const portal = await buildPortal();
  console.log(portal ? 'Built portal/dist.' : 'portal/dist is up to date.');
  const pack = process.env.PACK || 'meridian';
  const media = await makeMedia(pack);
  console.log(media ? `Made packs/${pack}/media.` : `packs/${pack}/media is up to date.`);
});
