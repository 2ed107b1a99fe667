import type { PackSource } from '#packs/pack.schema.ts';
import { type PackText, prose, say } from '#packs/schema/text.ts';

type Article = PackSource['content']['articles'][number];

function voyage(id: string, title: PackText, nights: PackText, about: PackText, ...pictures: string[]): Article {
  return {
    id: `article-voyage-${id}`,
    category: 'category-voyages',
    title,
    overviewDescription: nights,
    description: about,
    layoutType: 'Classic',
    pictures,
  };
}

/** Where the ship sails next; booked with people, not here. */
export const voyages: Article[] = [
  voyage(
    'adriatic',
    say('Back through the Adriatic', 'Zurück durch die Adria', 'Retour par l’Adriatique'),
    say('Venice to Athens, seven nights', 'Von Venedig nach Athen, sieben Nächte', 'De Venise à Athènes, sept nuits'),
    prose(
      'The ship turns round in Venice and takes her time: Dubrovnik in the evening light, a night off Santorini. The voyage desk at reception keeps your cabin for 48 hours.',
      'In Venedig dreht das Schiff um und lässt sich Zeit: Dubrovnik im Abendlicht, eine Nacht vor Santorin. Der Reiseschalter an der Rezeption hält Ihre Kabine 48 Stunden lang frei.',
      'À Venise, le navire fait demi-tour et prend son temps : Dubrovnik dans la lumière du soir, une nuit devant Santorin. Le comptoir des voyages, à la réception, garde votre cabine 48 heures.',
    ),
    'port-dubrovnik',
  ),
  voyage(
    'west',
    say('Genoa to Lisbon', 'Von Genua nach Lissabon', 'De Gênes à Lisbonne'),
    say('Nine nights westward', 'Neun Nächte nach Westen', 'Neuf nuits vers l’ouest'),
    prose(
      'Marseille, Palma and Málaga, two days at sea, and the mouth of the Tagus at sunrise. Ask at the voyage desk at reception.',
      'Marseille, Palma und Málaga, zwei Tage auf See und bei Sonnenaufgang die Mündung des Tejo. Fragen Sie am Reiseschalter an der Rezeption.',
      'Marseille, Palma et Malaga, deux jours en mer et l’embouchure du Tage au lever du soleil. Renseignez-vous au comptoir des voyages, à la réception.',
    ),
    'port-lisbon-evening',
  ),
  voyage(
    'club',
    say('What members of the club get', 'Was Clubmitglieder bekommen', 'Les avantages du club'),
    say('From the first voyage on', 'Von der ersten Reise an', 'Dès le premier voyage'),
    prose(
      'After your first voyage you are a member: a cabin on the deck of your choice when you book early, your laundry done once a voyage, and a table with the captain after the fifth. Reception writes you in while you wait.',
      'Nach der ersten Reise gehören Sie dazu: bei früher Buchung eine Kabine auf dem Deck Ihrer Wahl, einmal pro Reise die Wäsche frei und nach der fünften ein Abend am Tisch der Kapitänin. Die Rezeption trägt Sie gleich ein.',
      'Dès votre premier voyage, vous êtes membre : une cabine sur le pont de votre choix si vous réservez tôt, votre linge lavé une fois par voyage et, après le cinquième, un dîner à la table de la commandante. La réception vous inscrit aussitôt.',
    ),
    'thing-club',
  ),
];
