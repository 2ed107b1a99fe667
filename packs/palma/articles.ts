import { prose, same, say } from '#packs/schema/text.ts';
import { type Article, answer, privacyArticle } from '#packs/shared/tagged-article.ts';
import { placed } from './house.ts';

export const houseArticles: Article[] = [
  {
    id: 'article-welcome',
    title: say('Welcome home', 'Willkommen zu Hause', 'Bienvenue à la maison'),
    overviewDescription: say(
      'Marta Ferrer, your hostess',
      'Marta Ferrer, Ihre Gastgeberin',
      'Marta Ferrer, votre hôtesse',
    ),
    description: prose(
      'My grandparents sold lemons from this garden. Today we give them away, with a pool and a bed attached. Tell me what you need; most of it grows here.',
      'Meine Großeltern haben die Zitronen aus diesem Garten verkauft. Heute verschenken wir sie, mit Pool und Bett dazu. Sagen Sie mir, was Ihnen fehlt: Das meiste wächst hier.',
      'Mes grands-parents vendaient les citrons de ce jardin. Aujourd’hui nous les offrons, avec une piscine et un lit. Dites-moi ce qu’il vous faut : presque tout pousse ici.',
    ),
    layoutType: 'FullScreen',
    textColour: '#ffffff',
    backgroundColour: '#1f6b4c',
    hashtags: ['welcome'],
    pictures: ['house-front'],
    audios: [{ id: 'audio-welcome', name: 'Cala Serena', tune: 'nocturne' }],
    videos: [
      {
        id: 'video-welcome',
        name: 'Cala Serena',
        description: say('The house in one minute', 'Das Haus in einer Minute', 'La maison en une minute'),
        pictures: ['house-front', 'house-pool', 'cove'],
      },
    ],
  },
  {
    id: 'article-today',
    title: say('Today', 'Heute', 'Aujourd’hui'),
    overviewDescription: say(
      'What is on, hour by hour.',
      'Was los ist, Stunde für Stunde.',
      'Le programme, heure par heure.',
    ),
    layoutType: 'DailySchedule',
    pictures: ['thing-day'],
  },
  {
    id: 'article-patio',
    category: 'category-dining',
    title: same('El Patio'),
    overviewDescription: say(
      'Breakfast and dinner round the old well.',
      'Frühstück und Abendessen rund um den alten Brunnen.',
      'Petit-déjeuner et dîner autour du vieux puits.',
    ),
    description: prose(
      'Long tables, white cloths, swallows. Half board sits here; everybody else may.',
      'Lange Tische, weiße Tücher, Schwalben. Wer Halbpension hat, isst hier; alle anderen dürfen.',
      'De longues tables, des nappes blanches, des hirondelles. La demi-pension se prend ici ; les autres sont bienvenus.',
    ),
    layoutType: 'Extended',
    ...placed('patio'),
    pictures: ['venue-patio', 'plate-breakfast'],
    pdfs: [
      {
        id: 'menu-patio',
        name: 'El Patio.pdf',
        description: say('This evening’s menu', 'Die Karte von heute Abend', 'La carte de ce soir'),
        document: 'menu',
      },
    ],
  },
  {
    id: 'article-brasa',
    category: 'category-dining',
    title: same('La Brasa'),
    overviewDescription: say(
      'Fish and vegetables from the embers.',
      'Fisch und Gemüse aus der Glut.',
      'Poissons et légumes à la braise.',
    ),
    description: prose(
      'Eleven tables above the water. What is not caught is not on the card.',
      'Elf Tische über dem Wasser. Was nicht gefangen wurde, steht nicht auf der Karte.',
      'Onze tables au-dessus de l’eau. Ce qui n’est pas pêché n’est pas à la carte.',
    ),
    layoutType: 'Extended',
    showBookNow: true,
    bookingPath: '/dining/detail/dining-brasa',
    ...placed('brasa'),
    pictures: ['venue-brasa', 'plate-fish'],
  },
  {
    id: 'article-terrace',
    category: 'category-dining',
    title: say('Terrace bar', 'Terrassenbar', 'Bar du toit'),
    overviewDescription: say(
      'The last sun of the island.',
      'Die letzte Sonne der Insel.',
      'Le dernier soleil de l’île.',
    ),
    description: prose(
      'Vermouth from the barrel, almonds from the neighbour, a guitar after nine.',
      'Wermut vom Fass, Mandeln vom Nachbarn, nach neun eine Gitarre.',
      'Vermouth au tonneau, amandes du voisin, une guitare après vingt et une heures.',
    ),
    layoutType: 'Extended',
    ...placed('terrace'),
    pictures: ['venue-terrace'],
  },
  {
    id: 'article-pool',
    category: 'category-house',
    title: say('Pool and cove', 'Pool und Bucht', 'Piscine et crique'),
    overviewDescription: say(
      'Sea water twice: still and moving.',
      'Meerwasser zweimal: still und bewegt.',
      'L’eau de mer deux fois : calme et vive.',
    ),
    description: prose(
      'Towels are in the cabin by the stairs. The green flag is up when Toni has been in the water first.',
      'Handtücher liegen im Häuschen an der Treppe. Die grüne Flagge weht, wenn Toni zuerst im Wasser war.',
      'Les serviettes sont dans la cabane près de l’escalier. Drapeau vert : Toni s’est baigné le premier.',
    ),
    layoutType: 'Extended',
    ...placed('pool'),
    pictures: ['house-pool', 'cove'],
  },
  {
    id: 'article-kids',
    category: 'category-house',
    title: say('Lizards’ Club', 'Eidechsenclub', 'Club des Lézards'),
    overviewDescription: say(
      'Ages 4 to 11, shade included.',
      'Von 4 bis 11, Schatten inklusive.',
      'De 4 à 11 ans, ombre comprise.',
    ),
    description: prose(
      'Bring them after breakfast, collect them tired.',
      'Nach dem Frühstück bringen, müde wieder abholen.',
      'Déposez-les après le petit-déjeuner, reprenez-les fatigués.',
    ),
    layoutType: 'Extended',
    ...placed('kidsClub'),
    pictures: ['venue-kids'],
    pdfs: [
      {
        id: 'house-plan',
        name: 'Plan.pdf',
        description: say('Plan of the house', 'Plan des Hauses', 'Plan de la maison'),
        document: 'deck-plan',
      },
    ],
  },
  {
    id: 'article-island',
    category: 'category-island',
    title: say('Coves within walking distance', 'Buchten in Gehweite', 'Les criques à pied'),
    overviewDescription: say('Three, and one secret.', 'Drei, und eine geheime.', 'Trois, et une secrète.'),
    description: prose(
      'The coast path starts behind the lemon garden: Cala Llombards in 25 minutes, the natural arch of Es Pontàs in 40. Take water, there is no kiosk.',
      'Der Küstenweg beginnt hinter dem Zitronengarten: Cala Llombards in 25 Minuten, der Felsbogen Es Pontàs in 40. Nehmen Sie Wasser mit, unterwegs gibt es keinen Kiosk.',
      'Le sentier côtier part derrière les citronniers : Cala Llombards en 25 minutes, l’arche d’Es Pontàs en 40. Emportez de l’eau, il n’y a pas de buvette.',
    ),
    layoutType: 'Classic',
    pictures: ['cove-path'],
  },
];

export const know: Article[] = [
  answer(
    'money',
    say('Your room account', 'Ihr Zimmerkonto', 'Votre compte'),
    say(
      'You sign, we settle on departure.',
      'Sie unterschreiben, abgerechnet wird bei der Abreise.',
      'Vous signez, on règle au départ.',
    ),
    prose(
      'All prices are in euros and include tax. The bill waits at reception from eight on the last morning.',
      'Alle Preise in Euro inklusive Steuern. Die Rechnung liegt am letzten Morgen ab acht an der Rezeption.',
      'Tous les prix sont en euros, taxes comprises. La note est prête dès huit heures le dernier matin.',
    ),
  ),
  answer(
    'internet',
    say('Wi-Fi', 'WLAN', 'Wi-Fi'),
    say(
      'Free, even under the lemon trees.',
      'Kostenlos, auch unter den Zitronenbäumen.',
      'Gratuit, même sous les citronniers.',
    ),
    prose(
      'The network is called “Serena” and needs no password, only patience at siesta time.',
      'Das Netz heißt „Serena“ und braucht kein Passwort, nur zur Siesta etwas Geduld.',
      'Le réseau s’appelle « Serena » : pas de mot de passe, juste un peu de patience à l’heure de la sieste.',
    ),
  ),
  privacyArticle('category-know'),
];
