import type { PackSource } from '#packs/pack.schema.ts';
import { prose, say } from '#packs/schema/text.ts';

/** Activities ask nothing to be accepted; restaurants and the spa do. */
export const TABLE_CONDITIONS: NonNullable<PackSource['bookables']>['conditions'] = [
  {
    module: 'dining',
    conditionText: prose(
      'We keep your table for 15 minutes. Please tell us at least two hours ahead if you cannot come, so that other guests can have it.',
      'Wir halten Ihren Tisch 15 Minuten lang frei. Bitte sagen Sie spätestens zwei Stunden vorher ab, damit andere Gäste ihn haben können.',
      'Nous gardons votre table 15 minutes. Prévenez-nous au moins deux heures à l’avance si vous ne venez pas : d’autres convives en profiteront.',
    ),
    additionalConditionText: prose(
      'Please tell the restaurant about allergies when you arrive.',
      'Bitte nennen Sie Allergien, wenn Sie im Restaurant ankommen.',
      'Signalez vos allergies à votre arrivée au restaurant.',
    ),
  },
  {
    module: 'spa',
    conditionText: prose(
      'Please come 15 minutes early. A treatment can be cancelled free of charge until 24 hours before it begins; after that half of its price is due.',
      'Bitte kommen Sie 15 Minuten früher. Bis 24 Stunden vor Beginn ist die Absage kostenlos, danach wird der halbe Preis fällig.',
      'Merci d’arriver 15 minutes à l’avance. L’annulation est gratuite jusqu’à 24 heures avant le soin ; ensuite, la moitié du prix est due.',
    ),
    salesMessage: say(
      'You pay after your treatment. The tea that follows it is included.',
      'Bezahlt wird nach der Anwendung. Der Tee danach ist inklusive.',
      'Vous réglez après votre soin. Le thé qui suit est offert.',
    ),
  },
];
