import { PAYMENT_FORMS, type Terms } from './terms.ts';

export const terms: Terms = {
  booking: {
    heading: 'Réservation',
    paragraphs: [
      'Vous réservez auprès de l’équipe des excursions de votre navire ou de votre résidence. La personne qui réserve doit avoir 18 ans ou plus et réserve pour toutes les personnes nommées. Un groupe compte de 1 à 99 personnes.',
      'Votre réservation vous engage dès que vous recevez votre numéro de réservation. Vérifiez aussitôt les noms, les dates et les heures et signalez-nous toute erreur.',
      'Les places sont limitées. Une excursion dans votre panier n’est pas réservée ; la place est à vous une fois la réservation confirmée.',
    ],
  },
  price: {
    heading: 'Prix',
    paragraphs: [
      'Le prix valable est celui affiché au moment de la commande. Il comprend ce que nomme la description de l’excursion ; tout le reste est en supplément.',
      'Le prix enfant dépend de l’âge le jour de l’excursion. Un justificatif peut être demandé.',
    ],
  },
  payment: {
    heading: 'Paiement',
    paragraphs: [
      `Nous acceptons les espèces, ${PAYMENT_FORMS.join(', ')}. Votre choix, carte ou espèces, est noté avec la réservation ; aucun numéro de carte n’est demandé ici.`,
    ],
  },
  cancellation: {
    heading: 'Annulation',
    paragraphs: [
      'Vous pouvez annuler sans frais jusqu’à 24 heures avant le départ. Passé ce délai, ou en cas d’absence, le prix entier est dû.',
      'Nous pouvons annuler une excursion si la météo, la sécurité des voyageurs, les autorités portuaires ou un nombre insuffisant de participants l’exigent. Le prix entier vous est alors remboursé.',
    ],
  },
  changes: {
    heading: 'Modifications',
    paragraphs: [
      'Les horaires, les itinéraires et l’ordre des visites peuvent changer selon l’horaire du navire et les conditions à terre. Si l’excursion change de façon importante, vous pouvez renoncer sans frais.',
      'Pour modifier votre réservation, adressez-vous à l’équipe des excursions le plus tôt possible.',
    ],
  },
  valueGuarantee: {
    heading: 'Garantie du meilleur prix',
    paragraphs: [
      'Vous avez trouvé la même excursion, le même jour et avec le même contenu, à un prix inférieur ? Présentez-nous la preuve plus de 24 heures avant le départ et nous alignons notre prix.',
    ],
  },
  complaints: {
    heading: 'Réclamations',
    paragraphs: [
      'Si quelque chose ne va pas, dites-le aussitôt au guide ou à l’équipe des excursions, afin que nous puissions y remédier. Toute réclamation doit être faite par écrit dans les 28 jours suivant l’excursion.',
    ],
  },
  personalInjury: {
    heading: 'Dommages corporels',
    paragraphs: [
      'Si vous vous blessez pendant une excursion, prévenez aussitôt le guide et le centre médical du navire. Toute demande pour dommages corporels doit être faite par écrit dans un délai de trois mois après l’événement.',
      'Vous participez sous votre propre responsabilité aux activités pour lesquelles vous avez signé une décharge. Notre responsabilité pour faute intentionnelle ou lourde n’est pas limitée.',
    ],
  },
  conduct: {
    heading: 'Comportement',
    paragraphs: [
      'Suivez les consignes des guides et des chauffeurs et respectez les usages des lieux visités. Quiconque met les autres en danger ou les gêne gravement peut être exclu sans remboursement.',
      'Les enfants et les bébés participent uniquement accompagnés d’un adulte.',
    ],
  },
  ticketConditions: {
    heading: 'Conditions du billet',
    paragraphs: [
      'Votre billet est valable pour la personne, la date et le départ indiqués et n’est pas cessible. Soyez au point de rendez-vous 15 minutes avant le départ ; nous ne pouvons pas attendre les retardataires.',
    ],
  },
  contact: {
    heading: 'Contact',
    paragraphs: [
      'L’équipe des excursions est à votre service à son comptoir, à bord ou à votre hôtel, aux heures affichées. La réception prend nos messages à toute heure.',
    ],
  },
  jurisdiction: {
    heading: 'Juridiction',
    paragraphs: [
      'Le droit du pays où l’opérateur a son siège s’applique et ses tribunaux sont compétents, sauf si le droit qui vous protège comme consommateur en dispose autrement.',
    ],
  },
};
