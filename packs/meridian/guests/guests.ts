import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';
import { awkwardParties } from './awkward-parties.ts';
import { demoParties } from './demo-parties.ts';

export const guests: PackSource['guests'] = {
  parties: [...demoParties, ...awkwardParties],
  demoLogins: [
    {
      guest: 'guest-10001',
      note: say(
        'A family of four with hotel and flights',
        'Eine vierköpfige Familie mit Hotel und Flügen',
        'Une famille de quatre avec hôtel et vols',
      ),
    },
    {
      guest: 'guest-10011',
      note: say('A couple who stay on in Venice', 'Ein Paar, das in Venedig bleibt', 'Un couple qui prolonge à Venise'),
    },
    {
      guest: 'guest-10021',
      note: say('A traveller alone', 'Eine Alleinreisende', 'Une voyageuse seule'),
    },
    {
      guest: 'guest-10161',
      note: say('Has to change the PIN first', 'Muss zuerst die PIN ändern', 'Doit d’abord changer le code PIN'),
    },
    {
      guest: 'guest-10141',
      note: say('A blocked account', 'Ein gesperrtes Konto', 'Un compte bloqué'),
    },
  ],
};
