import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';
import {
  DINING_FEEDBACK,
  EXCURSION_FEEDBACK,
  FEEDBACK_CONDITIONS,
  HELP_FEEDBACK,
  thoughts,
} from '#packs/shared/feedback.ts';

/** What the Meridian asks her guests. */
export const ratings: PackSource['ratings'] = {
  conditionText: FEEDBACK_CONDITIONS,
  profiles: [
    DINING_FEEDBACK,
    EXCURSION_FEEDBACK,
    HELP_FEEDBACK,
    {
      id: 'feedback-cabin',
      title: say('Your cabin', 'Ihre Kabine', 'Votre cabine'),
      allInOne: true,
      questions: [
        { id: 'cabin-comfort', question: say('Comfort', 'Komfort', 'Confort'), inputRating: true, sortOrder: 1 },
        { id: 'cabin-clean', question: say('Cleanliness', 'Sauberkeit', 'Propreté'), inputRating: true, sortOrder: 2 },
        thoughts('cabin', 3),
      ],
    },
    {
      id: 'feedback-evening',
      title: say('Evenings on board', 'Abende an Bord', 'Soirées à bord'),
      allInOne: true,
      questions: [
        {
          id: 'evening-shows',
          question: say('The shows', 'Die Shows', 'Les spectacles'),
          inputRating: true,
          sortOrder: 1,
        },
        {
          id: 'evening-music',
          question: say('The music in the bars', 'Die Musik in den Bars', 'La musique des bars'),
          inputRating: true,
          sortOrder: 2,
        },
        thoughts('evening', 3),
      ],
    },
    {
      id: 'feedback-crew',
      title: say('Our crew', 'Unsere Crew', 'Notre équipage'),
      allInOne: true,
      acceptTandC: true,
      questions: [
        {
          id: 'crew-care',
          question: say('Care and friendliness', 'Freundlichkeit und Fürsorge', 'Gentillesse et attention'),
          inputRating: true,
          sortOrder: 1,
        },
        {
          id: 'crew-name',
          question: say('Whom should we thank?', 'Wem dürfen wir danken?', 'Qui devons-nous remercier ?'),
          inputTextSmall: true,
          mandatory: false,
          sortOrder: 2,
        },
      ],
    },
  ],
};
