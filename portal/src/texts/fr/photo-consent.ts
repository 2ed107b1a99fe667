export const photoConsent = {
  photos_consent_title: 'Retrouver vos photos',
  photos_consent_lead:
    'Nos photographes sont partout à bord. Si vous êtes d’accord, un ordinateur retrouve les photos où vous figurez.',
  photos_consent_choice: 'Votre décision',
  photos_consent_question: 'Pouvons-nous vous chercher sur les photos du navire ?',
  photos_consent_yes: 'Oui, retrouver mes photos',
  photos_consent_no: 'Non, merci',
  photos_consent_free:
    'C’est vous qui décidez. Rien d’autre à bord n’en dépend, et vous pouvez changer d’avis à tout moment.',
  photos_consent_without: 'Seulement les photos de ma cabine et de mes tickets',
  photos_consent_without_help: 'Vous souhaitez des photos, mais pas de reconnaissance faciale ?',
  photos_consent_status: 'Votre décision :',
  photos_consent_is_in: 'Accord donné',
  photos_consent_is_in_help: 'Nous vous cherchons sur les photos du navire.',
  photos_consent_is_out: 'Refus',
  photos_consent_is_out_help: 'Nous ne vous cherchons pas, et rien de votre visage n’est conservé.',
  photos_consent_change_in: 'Changer : donner mon accord',
  photos_consent_change_out: 'Changer : retirer mon accord',
  photos_consent_out_deletes:
    'Si vous retirez votre accord, les nombres décrivant votre visage, les photos retrouvées et votre panier photo sont effacés aussitôt.',
  photos_consent_out_keeps: 'Ce que vous avez commandé reste à vous.',
  photos_consent_left:
    'Vous avez refusé. Les données de votre visage, les photos retrouvées et votre panier photo sont effacés.',
  photos_consent_failed: 'Votre décision n’a pas pu être enregistrée, la précédente reste valable. Veuillez réessayer.',
  photos_consent_account: 'Les photos appartiennent à une personne. Connectez-vous avec votre propre numéro de compte.',
  photos_consent_facts: 'Ce qu’il faut savoir',
  photos_consent_how_title: 'Ce que nous faisons',
  photos_consent_how:
    'À partir de la photo prise à l’embarquement, nous calculons 128 nombres qui décrivent votre visage. Nous les comparons aux visages des photos du navire. Ces nombres sont des données biométriques : nous ne le faisons que si vous dites oui.',
  photos_consent_stored_title: 'Ce qui est conservé',
  photos_consent_stored:
    'Les nombres décrivant votre visage, la liste des photos retrouvées et la date de votre décision. Le visage des autres n’est jamais conservé. Tout reste à bord.',
  photos_consent_long_title: 'Combien de temps',
  photos_consent_long:
    'Jusqu’à ce que vous retiriez votre accord, au plus tard jusqu’à la fin de ce voyage : les nombres et les photos retrouvées sont alors effacés. Au prochain voyage, nous vous le redemanderons.',
  photos_consent_back_title: 'Comment le retirer',
  photos_consent_back:
    'Ici, à tout moment, d’une pression. Nombres, photos retrouvées et panier photo sont effacés à l’instant. Ce que vous avez commandé reste à vous.',
  photos_consent_law:
    'Les données du visage sont protégées par l’article 9 du RGPD ; nous ne les utilisons qu’avec votre accord explicite.',
  photos_receipt_title: 'Reçu {number}',
  photos_receipt_when: 'Effacé le {date} à {time}',
  photos_receipt_faceVectors: 'Descriptions de votre visage',
  photos_receipt_matches: 'Photos retrouvées pour vous',
  photos_receipt_tickets: 'Tickets photo',
  photos_receipt_refusals: 'Photos « ce n’est pas moi »',
  photos_receipt_basketPhotos: 'Photos dans le panier',
  photos_receipt_kept: 'Commandes qui restent à vous',
} as const;
