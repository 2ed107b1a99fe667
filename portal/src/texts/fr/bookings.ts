export const bookings = {
  bookings_title: 'Mes réservations',
  bookings_onboard_title: 'Mes réservations à bord',
  no_onboard_bookings: 'Vous n’avez aucune réservation à bord.',
  bookings_next: 'Votre prochaine réservation',
  bookings_all: 'Tout voir',
  bookings_confirmed: 'Confirmées',
  bookings_waitlist: 'Liste d’attente',
  bookings_cancelled: 'Annulées',
  bookings_status: 'Statut {code}',
  bookings_to_excursions: 'Découvrir les excursions',
  bookings_reference: 'Numéro de réservation {reference}',
  bookings_error: 'Une erreur s’est produite : {message}',
} as const;
