import { describe, expect, it } from 'vitest';
import { startTestHub } from '#hub-test/hub.ts';
import { loadPack, PACK_NAMES } from '#packs/load-pack.ts';

/** Every operator differs from every other in what a guest notices first. */
const OPERATORS: Record<string, { language: string; currency: string; login: string | undefined; look: string }> = {
  meridian: { language: 'en', currency: '£', login: 'CabinSystem', look: 'meridian' },
  lorelei: { language: 'de', currency: '€', login: 'CabinSystem', look: 'lorelei' },
  palma: { language: 'fr', currency: '€', login: 'HotelSystem', look: 'palma' },
  nightflight: { language: 'en', currency: '$', login: undefined, look: 'nightflight' },
};

interface Config {
  hub: { currency: string; layoutTheme: string };
  deviceGroup: { deviceProfile: { languages: { code: string }[]; modules: unknown[] } };
  pmsConfiguration: { pms?: string };
}

describe.each(PACK_NAMES)('a fresh hub with the pack %s', (name) => {
  it('has it whole: the operator’s language, money, look, login and plan', { timeout: 120_000 }, async () => {
    const pack = await loadPack(name);
    const hub = await startTestHub({ pack });
    try {
      const config = (await hub.get('devices/config')).body as Config;
      const { languages, modules } = config.deviceGroup.deviceProfile;
      expect({
        language: languages[0]?.code,
        currency: config.hub.currency,
        login: config.pmsConfiguration.pms || undefined,
        look: config.hub.layoutTheme,
      }).toEqual(OPERATORS[name]);
      expect(modules.length).toBeGreaterThan(15);
      const side = (await hub.get('wayfinder/maps/sideview/marker')).body as { map: string };
      expect(side.map.length).toBeGreaterThan(1000);
      const levels = (await hub.get('wayfinder/maps/topview/marker')).body as { level: number }[];
      expect(levels.map(({ level }) => level)).toEqual(pack.ship.decks.map(({ level }) => level).sort((a, b) => b - a));
    } finally {
      await hub.close();
    }
  });
});
