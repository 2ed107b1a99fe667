/**
 * What this hub offers beyond the specification, by name, with the calls that belong to it. The device configuration
 * lists the names that a hub offers; against a hub that names none the portal does without them, and without the header
 * `Idempotency-Key`, which a hub that names any takes (BD17).
 */
export const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  /** The field `confirmOverlap` of a slot's booking (BD45). */
  'confirm-overlap': [],
  /** `passengers/cart` may be read on any page, by every kind of session: the portal then shows the basket everywhere. */
  'basket-count': [],
  /** After "Log in to book" the booking itself opens, not the page on which the link stood (A106). */
  'straight-to-booking': [],
  /** Dates and times of excursions are the ship's: what has departed or is full is marked and stands last, what has departed cannot be started. */
  'excursion-states': [],
  /** The fields `effort` and `guideLanguages` of an excursion, which its tile and its facts show. */
  'excursion-glance': [],
  /** Guests cancel and change what they booked, see their place on a waiting list, and answer offers (docs/algorithms/waiting-list.md). */
  'booking-changes': [
    'GET passengers/bookings/entries',
    'GET passengers/bookings/{reference}/{unit}/options',
    'POST passengers/bookings/{reference}/{unit}/quote',
    'POST passengers/bookings/{reference}/{unit}/change',
    'POST passengers/bookings/{reference}/{unit}/cancel',
    'POST passengers/bookings/{reference}/{unit}/accept',
  ],
  /** Decks in words, ways in steps and without stairs, names on the plan in the guest's language. */
  wayfinder: ['GET wayfinder/places', 'GET wayfinder/way'],
  /** The field `musterStation` of a muster passenger: where the own cabin assembles. */
  'muster-station': [],
  /** The field `captions` of a video: its captions by language. */
  'video-captions': [],
  /** Where the subject of a picture is: frames of other shapes keep it in sight. */
  'picture-focus': ['GET blobs/focus'],
  /**
   * The field `picturesVersion` of the device configuration: an address of `blobs/image` that bears it as `version` is kept by
   * browsers for good, because pictures that have changed have another one; and it is had in more widths than the
   * specification's, of which a browser takes the one that fits its screen (`srcset`).
   */
  'picture-versions': [],
  /** Screens (DigitalSignage) and kiosks show layouts of their own at the specification's addresses. */
  screens: [],
  /** A screen shows pages one after the other, as an operator wrote them down. */
  playlists: ['GET digitalsignage/playlist'],
  /** Kiosks and screens say what they show and what went wrong. */
  'device-reports': ['POST devices/report'],
  /** Announcements, emergency and changed playlists reach every device at once. */
  live: ['GET digitalsignage/events/live'],
  /** A ticket with a signed QR code for every confirmed booking, and with it where to meet, who comes and what to bring. */
  tickets: ['GET passengers/tickets'],
  /** A stream that says when a message has come, also one of the waiting list. */
  'guest-events': ['GET cabinmessage/events'],
  /** The field `positionTime` of a GPS profile: when the position was taken. */
  'position-time': [],
  /** Everything on board, and a guest's own messages, by what they say. */
  search: ['GET search', 'GET search/messages'],
  /** The guest's whole voyage on one page, and as a calendar by a file or a private address. */
  'my-day': [
    'GET myday/calendar.ics',
    'GET myday/subscription',
    'POST myday/subscription',
    'POST myday/subscription/withdraw',
    'GET myday/calendar/{token}',
  ],
  /** Hearts, kept with the guest. */
  favourites: ['GET favourites', 'POST favourites'],
  /** Photos without biometrics (cabin and ticket), “this is not me”, and the receipt of what an opt-out deleted. */
  'photo-care': [
    'POST photo/passenger/consent/withoutFaces',
    'GET photo/passenger/consent/details',
    'POST photomatch/notMe',
    'POST photomatch/ticket',
  ],
  /** A phone that has been here opens without a network, with what it read last; what was written there is sent once. */
  offline: [],
};
