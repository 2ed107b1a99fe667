import { startTestHub } from '#hub-test/hub.ts';
import { startSandbox } from '#sandbox/frame.ts';
import { marketplace } from '#sandbox/marketplace/marketplace.partner.ts';
import { describeMarketplace } from './marketplace.suite.ts';
import { musementMarketplace } from './musement.ts';

describeMarketplace('the pack’s samples', async () => {
  const hub = await startTestHub({
    pack: 'demo',
    settings: { sandboxUrl: 'http://localhost:8090' },
  });
  return { marketplace: hub.hub.marketplace, close: hub.close };
});

describeMarketplace('Musement, by the sandbox', async () => {
  const sandbox = await startSandbox({ partners: [marketplace('meridian')] });
  return {
    marketplace: musementMarketplace({ url: `${sandbox.url}marketplace`, timeoutMs: 10_000 }),
    close: sandbox.close,
  };
});
