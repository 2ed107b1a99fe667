import { prose, say } from '#packs/schema/text.ts';

export const INCLUDED = {
  guide: say('Local guide', 'Einheimische Reiseleitung', 'Guide local'),
  entrance: say('All entrance fees', 'Alle Eintritte', 'Toutes les entrées'),
  transport: say('Transport from the port and back', 'Fahrt ab Hafen und zurück', 'Transfert depuis le port et retour'),
  tasting: say('Tastings', 'Kostproben', 'Dégustations'),
  lunch: say('Light lunch', 'Leichtes Mittagessen', 'Déjeuner léger'),
  equipment: say('All equipment', 'Die gesamte Ausrüstung', 'Tout l’équipement'),
  boat: say('Boat and skipper', 'Boot und Skipper', 'Bateau et skipper'),
  drinks: say('Soft drinks and water', 'Softdrinks und Wasser', 'Boissons sans alcool et eau'),
  audio: say('Audio guide in five languages', 'Audioguide in fünf Sprachen', 'Audioguide en cinq langues'),
  insurance: say('Insurance', 'Versicherung', 'Assurance'),
};

export const EXCLUDED = {
  tips: say('Gratuities', 'Trinkgelder', 'Pourboires'),
  meals: say('Meals and drinks', 'Speisen und Getränke', 'Repas et boissons'),
  transport: say('The way to the meeting point', 'Anfahrt zum Treffpunkt', 'Trajet jusqu’au point de rendez-vous'),
  wetsuit: say('Wetsuit hire', 'Verleih von Neoprenanzügen', 'Location de combinaisons'),
};

export const INFO = {
  shoes: prose(
    'Wear shoes that grip: the paving is old and polished.\nThe tour takes place in light rain as well.',
    'Tragen Sie Schuhe mit gutem Halt: Das Pflaster ist alt und blank.\nDie Tour findet auch bei leichtem Regen statt.',
    'Portez des chaussures qui accrochent : les pavés sont anciens et lisses.\nLa visite a lieu même par pluie légère.',
  ),
  sea: prose(
    'Bring swimwear, a towel and sun cream.\nThe skipper decides by the weather; if it does not go out, you get your money back.',
    'Bringen Sie Badesachen, Handtuch und Sonnencreme mit.\nDer Skipper entscheidet nach dem Wetter; fällt die Fahrt aus, bekommen Sie Ihr Geld zurück.',
    'Prévoyez maillot, serviette et crème solaire.\nLe skipper décide selon la météo ; en cas d’annulation, vous êtes remboursé.',
  ),
  food: prose(
    'Tell the organiser about allergies when you book.\nVegetarian and vegan dishes can be had.',
    'Nennen Sie Allergien bei der Buchung.\nVegetarische und vegane Gerichte sind möglich.',
    'Signalez vos allergies à la réservation.\nDes plats végétariens et végétaliens sont possibles.',
  ),
  ticket: prose(
    'The ticket is good for the day you choose.\nLarge bags stay in the cloakroom.',
    'Das Ticket gilt am gewählten Tag.\nGroße Taschen bleiben in der Garderobe.',
    'Le billet est valable le jour choisi.\nLes grands sacs restent au vestiaire.',
  ),
  church: prose(
    'Please cover shoulders and knees in churches.',
    'In Kirchen bitte Schultern und Knie bedecken.',
    'Épaules et genoux couverts dans les églises.',
  ),
};
