import { PAYMENT_FORMS, type Terms } from './terms.ts';

export const terms: Terms = {
  booking: {
    heading: 'Booking',
    paragraphs: [
      'You book with the excursion team of your ship or resort. The booker must be 18 or over and books for everybody named in the booking. A group has 1 to 99 persons.',
      'Your booking is binding when you receive your booking reference. Please check names, dates and times at once and tell us if anything is wrong.',
      'Places are limited. An excursion in your basket is not reserved; your place is yours once the booking is confirmed.',
    ],
  },
  price: {
    heading: 'Price',
    paragraphs: [
      'The price that counts is the one shown when you place your order. It includes what the description of the excursion names; everything else is extra.',
      'The price of a child follows its age on the day of the excursion. Proof of age may be asked for.',
    ],
  },
  payment: {
    heading: 'Payment',
    paragraphs: [
      `We accept cash, ${PAYMENT_FORMS.join(', ')}. Your choice of card or cash is noted with your booking; no card number is asked for here.`,
    ],
  },
  cancellation: {
    heading: 'Cancellation',
    paragraphs: [
      'You may cancel free of charge up to 24 hours before the start. After that, or if you do not appear, the full price is due.',
      'We may cancel an excursion when the weather, the safety of guests, the port authorities or too few participants demand it. You then get back the full price.',
    ],
  },
  changes: {
    heading: 'Changes',
    paragraphs: [
      'Times, routes and the order of visits may change with the ship’s schedule and with conditions ashore. If a change alters the excursion substantially, you may withdraw free of charge.',
      'If you would like to change your booking, please speak to the excursion team as early as you can.',
    ],
  },
  valueGuarantee: {
    heading: 'Value guarantee',
    paragraphs: [
      'Found the same excursion, on the same day and with the same content, at a lower price? Show us the evidence more than 24 hours before the start and we match it.',
    ],
  },
  complaints: {
    heading: 'Complaints',
    paragraphs: [
      'If something is not as it should be, please tell the guide or the excursion team at once, so that we can put it right. Complaints must be made in writing within 28 days after the excursion.',
    ],
  },
  personalInjury: {
    heading: 'Personal injury',
    paragraphs: [
      'If you are injured during an excursion, tell the guide and the ship’s medical centre at once. A personal injury claim must be made in writing within three months of the event.',
      'You take part at your own responsibility in activities for which you signed a waiver. Our liability for intent and gross negligence is not limited.',
    ],
  },
  conduct: {
    heading: 'Conduct',
    paragraphs: [
      'Please follow the instructions of guides and drivers and respect the customs of the places you visit. Whoever endangers or seriously disturbs others may be excluded without a refund.',
      'Children and infants take part only together with an adult.',
    ],
  },
  ticketConditions: {
    heading: 'Ticket conditions',
    paragraphs: [
      'Your ticket is valid for the named person, the date and the departure printed on it, and cannot be transferred. Please be at the meeting point 15 minutes before the start; we cannot wait for latecomers.',
    ],
  },
  contact: {
    heading: 'Contact',
    paragraphs: [
      'The excursion team is at your service at its desk on board or in your hotel at the times shown there. Reception takes messages for us at any hour.',
    ],
  },
  jurisdiction: {
    heading: 'Jurisdiction',
    paragraphs: [
      'The law of the country in which the operator has its seat applies, and its courts have jurisdiction, as far as the law that protects you as a consumer does not say otherwise.',
    ],
  },
};
