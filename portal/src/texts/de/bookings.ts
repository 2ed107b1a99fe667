export const bookings = {
  bookings_title: 'Meine Buchungen',
  bookings_onboard_title: 'Meine Buchungen an Bord',
  no_onboard_bookings: 'Sie haben keine Buchungen an Bord.',
  bookings_next: 'Ihre nächste Buchung',
  bookings_all: 'Alle ansehen',
  bookings_confirmed: 'Bestätigt',
  bookings_waitlist: 'Warteliste',
  bookings_cancelled: 'Storniert',
  bookings_status: 'Status {code}',
  bookings_to_excursions: 'Ausflüge entdecken',
  bookings_reference: 'Buchungsnummer {reference}',
  bookings_error: 'Es ist ein Fehler aufgetreten: {message}',
} as const;
