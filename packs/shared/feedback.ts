import type { PackSource } from '#packs/pack.schema.ts';
import { type PackText, prose, say } from '#packs/schema/text.ts';

type Ratings = NonNullable<PackSource['ratings']>;
export type FeedbackProfile = NonNullable<Ratings['profiles']>[number];

export const thoughts = (id: string, sortOrder: number) => ({
  id: `${id}-thoughts`,
  question: say(
    'Anything you would like to add?',
    'Möchten Sie noch etwas sagen?',
    'Souhaitez-vous ajouter quelque chose ?',
  ),
  inputText: true,
  mandatory: false,
  sortOrder,
});

/** Stars for one thing. */
export const rated = (id: string, question: PackText, sortOrder: number) => ({
  id,
  question,
  inputRating: true,
  sortOrder,
});

export const FEEDBACK_CONDITIONS = prose(
  'We use your feedback to do better, and show it to the team concerned. It is not published.',
  'Wir nutzen Ihre Rückmeldung, um besser zu werden, und geben sie an das zuständige Team weiter. Sie wird nicht veröffentlicht.',
  'Nous utilisons votre avis pour progresser et le transmettons à l’équipe concernée. Il n’est pas publié.',
);

export const DINING_FEEDBACK: FeedbackProfile = {
  id: 'feedback-dining',
  title: say('Restaurants and bars', 'Restaurants und Bars', 'Restaurants et bars'),
  description: prose(
    'How was your meal? Two minutes help our kitchen more than you think.',
    'Wie war Ihr Essen? Zwei Minuten helfen unserer Küche mehr, als Sie denken.',
    'Comment était votre repas ? Deux minutes aident notre cuisine plus que vous ne le pensez.',
  ),
  acceptTandC: true,
  fields: [
    {
      id: 'dining-venue',
      title: say('Where did you eat?', 'Wo haben Sie gegessen?', 'Où avez-vous mangé ?'),
      values: [
        say('Main restaurant', 'Hauptrestaurant', 'Restaurant principal'),
        say('Speciality restaurant', 'Spezialitätenrestaurant', 'Restaurant de spécialités'),
        say('Bar or café', 'Bar oder Café', 'Bar ou café'),
      ],
      sortOrder: 1,
    },
  ],
  questions: [
    { id: 'dining-food', question: say('The food', 'Das Essen', 'La cuisine'), inputRating: true, sortOrder: 2 },
    {
      id: 'dining-service',
      question: say('The service', 'Der Service', 'Le service'),
      inputRating: true,
      sortOrder: 3,
    },
    {
      id: 'dining-dish',
      question: say('Your favourite dish', 'Ihr Lieblingsgericht', 'Votre plat préféré'),
      inputTextSmall: true,
      mandatory: false,
      sortOrder: 4,
    },
    thoughts('dining', 5),
  ],
};

export const EXCURSION_FEEDBACK: FeedbackProfile = {
  id: 'feedback-excursions',
  title: say('Excursions', 'Ausflüge', 'Excursions'),
  description: prose(
    'Tell us about your excursion: guide, route and pace.',
    'Erzählen Sie uns von Ihrem Ausflug: Reiseleitung, Strecke und Tempo.',
    'Parlez-nous de votre excursion : guide, parcours et rythme.',
  ),
  questions: [
    {
      id: 'excursion-guide',
      question: say('Your guide', 'Ihre Reiseleitung', 'Votre guide'),
      inputRating: true,
      sortOrder: 1,
    },
    {
      id: 'excursion-whole',
      question: say('The excursion as a whole', 'Der Ausflug insgesamt', 'L’excursion dans son ensemble'),
      inputRating: true,
      inputText: true,
      sortOrder: 2,
    },
  ],
  fields: [
    {
      id: 'excursion-liked',
      title: say('What did you like most?', 'Was hat Ihnen am besten gefallen?', 'Qu’avez-vous préféré ?'),
      values: [
        say('The sights', 'Die Sehenswürdigkeiten', 'Les visites'),
        say('The walking', 'Die Wege zu Fuß', 'La marche'),
        say('The free time', 'Die freie Zeit', 'Le temps libre'),
        say('The food on the way', 'Das Essen unterwegs', 'Les dégustations'),
      ],
      multipleChoice: true,
      mandatory: false,
      sortOrder: 3,
    },
  ],
};

/** Asked when a problem was solved. */
export const HELP_FEEDBACK: FeedbackProfile = {
  id: 'feedback-help',
  title: say('How we solved it', 'Wie wir geholfen haben', 'Notre aide'),
  description: prose(
    'You reported something to us. Did we put it right?',
    'Sie haben uns etwas gemeldet. Haben wir es in Ordnung gebracht?',
    'Vous nous avez signalé un problème. L’avons-nous résolu ?',
  ),
  questions: [
    {
      id: 'help-solved',
      question: say(
        'How satisfied are you with the solution?',
        'Wie zufrieden sind Sie mit der Lösung?',
        'Êtes-vous satisfait de la solution ?',
      ),
      inputRating: true,
      sortOrder: 1,
    },
    thoughts('help', 2),
  ],
};
