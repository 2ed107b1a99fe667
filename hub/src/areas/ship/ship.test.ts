import { afterEach, describe, expect, it } from 'vitest';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';

let hub: TestHub;
afterEach(() => hub.close());

describe('ships/content', () => {
  it('[C283 C284] [CD45] is the ship of the deployment, with her data and her categories of cabins', async () => {
    hub = await startTestHub({ pack: 'demo' });
    const { status, body } = await hub.get('ships/content');
    expect(status).toBe(200);
    const ship = body as Record<string, never>;
    expect(Object.keys(ship).sort()).toEqual(['cabin', 'description', 'shipCode', 'shipName', 'technicalData']);
    expect(ship).toMatchObject({ shipCode: 'MS', shipName: 'Meridian Star' });
    expect(ship.technicalData).toContainEqual({
      label: { en: 'Length', de: 'Länge', fr: 'Longueur', defaultValue: 'Length' },
      value: { en: '240 m', de: '240\u00a0m', fr: '240\u00a0m', defaultValue: '240 m' },
    });
    const { cabin } = ship as unknown as { cabin: { title: unknown; description: unknown; cabinDeck: object[] } };
    expect(cabin.title).toMatchObject({ en: 'Cabins and suites' });
    expect(cabin.description).toMatchObject({ en: expect.stringContaining('port') });
    expect(cabin.cabinDeck).toHaveLength(4);
    expect(cabin.cabinDeck[0]).toEqual({
      cabinCategory: expect.objectContaining({ en: 'Suite with balcony', de: 'Suite mit Balkon' }),
      colours: ['#d8b26a', '#8c6a2f'],
      cabinCode: 'SU',
    });
  });

  it('[C288] is empty without a ship', async () => {
    hub = await startTestHub();
    expect(await hub.get('ships/content')).toMatchObject({ status: 200, body: {} });
  });
});
