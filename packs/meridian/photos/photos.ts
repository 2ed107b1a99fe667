import type { PackSource } from '#packs/pack.schema.ts';
import { prose, say } from '#packs/schema/text.ts';
import { digitalPackage, PHOTO_CONDITIONS, photoVariants } from '#packs/shared/photo-shop.ts';
import { orders } from './orders.ts';
import { photographs } from './photographs.ts';
import { samples } from './samples.ts';

/** What the photo studio sells, and what its photographers have taken so far. */
export const photos: PackSource['photos'] = {
  variants: photoVariants({ print: [20, 12], large: [39, 29], canvas: 89, digital: [15, 10] }),
  packages: [
    { ...digitalPackage(99), upgrade: 'photo-package-album' },
    {
      id: 'photo-package-album',
      title: say('Digital photos and album', 'Digitale Fotos und Album', 'Photos numériques et album'),
      blurb: say(
        'All your files, and an album bound in linen.',
        'Alle Ihre Dateien und ein in Leinen gebundenes Album.',
        'Tous vos fichiers, et un album relié en toile.',
      ),
      description: prose(
        'Every digital photo of your voyage, and an album of 40 pages that we lay out for you. It waits in your cabin on the last evening.',
        'Jedes digitale Foto Ihrer Reise und ein Album mit 40 Seiten, das wir für Sie gestalten. Es liegt am letzten Abend in Ihrer Kabine.',
        'Toutes les photos numériques de votre voyage et un album de 40 pages que nous composons pour vous. Il vous attend dans votre cabine le dernier soir.',
      ),
      price: 149,
      picture: 'photo-package-album',
    },
    {
      id: 'photo-package-sitting',
      title: say('A sitting in the studio', 'Fototermin im Studio', 'Une séance au studio'),
      blurb: say(
        'Half an hour with our photographer.',
        'Eine halbe Stunde mit unserer Fotografin.',
        'Une demi-heure avec notre photographe.',
      ),
      description: prose(
        'Thirty minutes in the studio on deck 6, with as many people as you like, and all its digital photos.',
        'Dreißig Minuten im Studio auf Deck 6, mit so vielen Personen, wie Sie möchten, und alle digitalen Fotos davon.',
        'Trente minutes au studio du pont 6, avec autant de personnes que vous le souhaitez, et toutes les photos numériques de la séance.',
      ),
      price: 79,
      picture: 'photo-package-sitting',
    },
  ],
  offers: [
    {
      id: 'offer-gala',
      blurb: say(
        'Gala night: buy 2 photos, get 1 more for £5.00',
        'Galaabend: 2 Fotos kaufen, 1 weiteres für 5,00 £',
        'Soirée de gala : 2 photos achetées, 1 de plus pour 5,00 £',
      ),
      triggerCount: 2,
      discountedCount: 1,
      forZ: 5,
    },
    {
      id: 'offer-ashore',
      blurb: say(
        'Ashore: buy 3 photos, all further ones are free',
        'An Land: 3 Fotos kaufen, alle weiteren sind gratis',
        'À terre : 3 photos achetées, toutes les suivantes sont offertes',
      ),
      triggerCount: 3,
      discountedCount: 99,
    },
  ],
  folders: [
    { name: 'embarkation', title: say('Embarkation', 'Einschiffung', 'Embarquement') },
    { name: 'gala-night', title: say('Gala night', 'Galaabend', 'Soirée de gala'), offer: 'offer-gala' },
    { name: 'ashore', title: say('Ashore', 'An Land', 'À terre'), offer: 'offer-ashore' },
    { name: 'on-deck', title: say('On deck', 'An Deck', 'Sur le pont') },
  ],
  credits: [
    { guest: 'guest-10001', variant: 'print', granted: 1 },
    { guest: 'guest-10011', variant: 'digital', granted: 2 },
  ],
  keyvalues: {
    NO_PHOTOS_ERROR_MESSAGE: say(
      'We have not found any photos of you yet. New ones arrive every evening; the photo team on deck 6 helps you search.',
      'Wir haben noch keine Fotos von Ihnen gefunden. Jeden Abend kommen neue hinzu; das Fototeam auf Deck 6 hilft Ihnen beim Suchen.',
      'Nous n’avons pas encore trouvé de photos de vous. De nouvelles arrivent chaque soir ; l’équipe photo du pont 6 vous aide à chercher.',
    ),
  },
  conditions: PHOTO_CONDITIONS,
  photographs,
  samples,
  orders,
};
