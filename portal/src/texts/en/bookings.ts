export const bookings = {
  bookings_title: 'My bookings',
  bookings_onboard_title: 'My onboard bookings',
  no_onboard_bookings: 'You have no onboard bookings.',
  bookings_next: 'Your next booking',
  bookings_all: 'See all',
  bookings_confirmed: 'Confirmed',
  bookings_waitlist: 'Waitlist',
  bookings_cancelled: 'Cancelled',
  bookings_status: 'Status {code}',
  bookings_to_excursions: 'Discover excursions',
  bookings_reference: 'Booking reference {reference}',
  bookings_error: 'There has been an error: {message}',
} as const;
