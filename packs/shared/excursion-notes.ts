import type { Pdf } from '#packs/schema/media.ts';
import { type PackText, say } from '#packs/schema/text.ts';

/** Texts that several excursions share. */
export const WALKING = {
  gentle: say(
    'About 1 km on level ground, with time to sit.',
    'Etwa 1 km auf ebenen Wegen, mit Gelegenheit zum Sitzen.',
    'Environ 1 km sur terrain plat, avec des pauses assises.',
  ),
  moderate: say(
    'About 3 km, partly on cobbles and steps.',
    'Etwa 3 km, teils über Kopfsteinpflaster und Stufen.',
    'Environ 3 km, en partie sur pavés et escaliers.',
  ),
  strenuous: say(
    'About 6 km with long climbs. Please choose this tour only if you are sure on your feet.',
    'Etwa 6 km mit längeren Anstiegen. Bitte wählen Sie diese Tour nur, wenn Sie gut zu Fuß sind.',
    'Environ 6 km avec de longues montées. Réservé aux personnes ayant le pied sûr.',
  ),
} satisfies Record<string, PackText>;

export const BRING = {
  shoes: say(
    'Flat shoes, a hat and water.',
    'Flache Schuhe, Kopfbedeckung und Wasser.',
    'Chaussures plates, chapeau et eau.',
  ),
  swim: say(
    'Swimwear under your clothes, and a towel.',
    'Badesachen unter der Kleidung und ein Handtuch.',
    'Maillot sous les vêtements et une serviette.',
  ),
  church: say(
    'Shoulders and knees are to be covered in churches.',
    'In Kirchen bitte Schultern und Knie bedecken.',
    'Épaules et genoux couverts dans les églises.',
  ),
  id: say(
    'Your passport or identity card, as we cross a border.',
    'Reisepass oder Ausweis, da wir eine Grenze überqueren.',
    'Passeport ou carte d’identité : nous passons une frontière.',
  ),
} satisfies Record<string, PackText>;

export const HINT = {
  early: say(
    'We leave early, so that you have the place almost to yourself.',
    'Wir starten früh, damit Sie den Ort fast für sich haben.',
    'Nous partons tôt pour avoir le lieu presque à nous seuls.',
  ),
  weather: say(
    'If the wind is against us, we change the route or refund the price.',
    'Bei ungünstigem Wind ändern wir die Route oder erstatten den Preis.',
    'Si le vent est contraire, nous changeons l’itinéraire ou remboursons.',
  ),
  lunch: say(
    'Lunch and drinks are included.',
    'Mittagessen und Getränke sind inbegriffen.',
    'Déjeuner et boissons compris.',
  ),
  own: say(
    'Time on your own is part of the tour; the guide shows the meeting point on a map.',
    'Freie Zeit gehört dazu; Ihr Guide zeigt den Treffpunkt auf der Karte.',
    'Du temps libre est prévu ; votre guide indique le point de rendez-vous sur un plan.',
  ),
} satisfies Record<string, PackText>;

/** Everybody who joins signs it; one form per excursion, so that its name is on it. */
export function waiver(excursion: string): Pdf {
  return {
    id: `waiver-${excursion}`,
    name: 'Declaration.pdf',
    description: say('Declaration to be signed', 'Erklärung zur Unterschrift', 'Déclaration à signer'),
    document: 'waiver',
  };
}
