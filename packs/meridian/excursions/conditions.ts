import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';

export const conditions: PackSource['excursions']['conditions'] = [
  {
    module: 'Excursion',
    conditionText: say(
      'I accept the conditions for excursions: free cancellation until 24 hours before the start, the full price after that. The price is charged to my cabin account.',
      'Ich akzeptiere die Bedingungen für Ausflüge: kostenlose Stornierung bis 24 Stunden vor Beginn, danach der volle Preis. Der Betrag wird meinem Bordkonto belastet.',
      'J’accepte les conditions des excursions : annulation gratuite jusqu’à 24 heures avant le départ, prix plein ensuite. Le montant est porté sur mon compte à bord.',
    ),
    additionalConditionText: say(
      'Routes and times may change with weather and port traffic. Children under 18 join with an adult of their party.',
      'Routen und Zeiten können sich je nach Wetter und Hafenverkehr ändern. Kinder unter 18 nehmen mit einem Erwachsenen ihrer Reisegruppe teil.',
      'Itinéraires et horaires peuvent changer selon la météo et le trafic portuaire. Les moins de 18 ans participent avec un adulte de leur groupe.',
    ),
    salesMessage: say(
      'Back on board in good time: with our excursions the ship waits for you.',
      'Rechtzeitig zurück an Bord: Bei unseren Ausflügen wartet das Schiff auf Sie.',
      'De retour à temps : avec nos excursions, le navire vous attend.',
    ),
  },
];
