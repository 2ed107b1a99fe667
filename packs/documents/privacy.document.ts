import { type PackText, say } from '#packs/schema/text.ts';
import type { DocumentMaker } from './document.ts';

const PARTS: [heading: PackText, paragraph: PackText][] = [
  [
    say('What we keep', 'Was wir speichern', 'Ce que nous conservons'),
    say(
      'Your name, where you sleep and what you book, because we need them to look after you; what you order and what you tell us, because you asked for an answer. Nothing else.',
      'Ihren Namen, Ihre Unterkunft und Ihre Buchungen, weil wir sie brauchen, um für Sie da zu sein; was Sie bestellen und uns mitteilen, weil Sie eine Antwort wünschen. Sonst nichts.',
      'Votre nom, votre hébergement et vos réservations, car il nous les faut pour bien vous recevoir ; vos commandes et vos messages, car vous attendez une réponse. Rien d’autre.',
    ),
  ],
  [
    say('For how long', 'Wie lange', 'Combien de temps'),
    say(
      'Until your account is settled and the time in which complaints are possible has passed. Sessions on a kiosk end with the minute you leave it.',
      'Bis Ihr Konto abgerechnet und die Frist für Beschwerden abgelaufen ist. Sitzungen an einem Kiosk enden in der Minute, in der Sie ihn verlassen.',
      'Jusqu’au règlement de votre compte et à la fin du délai de réclamation. Une session sur une borne se termine dans la minute où vous la quittez.',
    ),
  ],
  [
    say('Faces', 'Gesichter', 'Visages'),
    say(
      'Photographs are matched to you only after you agreed, and you may withdraw at any moment. Then what the matching made is deleted. There is a way to your photographs without it.',
      'Fotos werden Ihnen nur zugeordnet, wenn Sie zugestimmt haben, und Sie können jederzeit widerrufen. Dann wird gelöscht, was dabei entstanden ist. Auch ohne Gesichtserkennung finden Sie zu Ihren Fotos.',
      'Les photos ne vous sont attribuées qu’avec votre accord, que vous pouvez retirer à tout moment. Tout ce qui a servi à la reconnaissance est alors effacé. Un autre chemin mène à vos photos.',
    ),
  ],
  [
    say('Who sees it', 'Wer es sieht', 'Qui y a accès'),
    say(
      'Those of our people whose work needs it. Our partners learn the names of those who come on their excursion, and nothing more.',
      'Wer bei uns damit arbeitet. Unsere Partner erfahren die Namen derer, die an ihrem Ausflug teilnehmen, und nicht mehr.',
      'Ceux de nos collaborateurs dont le travail l’exige. Nos partenaires reçoivent le nom des participants à leur excursion, rien de plus.',
    ),
  ],
  [
    say('Your rights', 'Ihre Rechte', 'Vos droits'),
    say(
      'Ask us what we hold about you, have it corrected, have it deleted. You need not say why.',
      'Fragen Sie uns, was wir über Sie wissen, lassen Sie es berichtigen oder löschen. Einen Grund brauchen Sie nicht.',
      'Demandez-nous ce que nous savons de vous, faites-le corriger ou effacer. Sans avoir à dire pourquoi.',
    ),
  ],
];

export const privacy: DocumentMaker = ({ pdf, text }, sheet) => {
  sheet.title(text(pdf.description));
  for (const [heading, paragraph] of PARTS) {
    sheet.heading(text(heading));
    sheet.paragraph(text(paragraph));
  }
};
