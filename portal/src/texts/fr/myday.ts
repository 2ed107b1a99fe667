export const myday = {
  myday_title: 'Mon voyage, jour après jour',
  myday_all: 'Tout le voyage',
  myday_nothing: 'Rien de réservé pour l’instant.',
  myday_past: 'Jours passés',
  myday_clash: 'En même temps que {title} ({time})',
  myday_tight: 'Seulement {n} min après {title}',
  myday_tight_gangway: 'Seulement {n} min après {title} pour passer la passerelle',
  myday_misses_ship: 'Se termine après l’heure limite de retour à bord ({time})',
  myday_tight_ship: 'Se termine seulement {n} min avant l’heure limite de retour à bord ({time})',
  myday_calendar: 'Dans votre agenda',
  myday_calendar_help:
    'Enregistrez votre voyage dans un fichier, ou créez une adresse privée que votre agenda tient à jour.',
  myday_calendar_failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  myday_file: 'Enregistrer le fichier (.ics)',
  myday_subscribe: 'Créer une adresse privée',
  myday_renew: 'Créer une nouvelle adresse',
  myday_withdraw: 'Révoquer l’adresse',
  myday_copy: 'Copier l’adresse',
  myday_copied: 'L’adresse est copiée.',
  myday_address: 'Votre adresse privée',
  myday_address_help:
    'Ajoutez-la à votre agenda comme abonnement. Quiconque la connaît peut lire vos réservations ; elle n’est affichée que cette fois-ci.',
  favourites_title: 'Favoris',
  favourites_none:
    'Touchez le cœur d’une excursion, d’un restaurant, d’un événement ou d’un article pour le retrouver ici.',
  favourite_toggle: 'Favori : {title}',
} as const;
