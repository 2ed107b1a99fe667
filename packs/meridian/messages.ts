import type { PackSource } from '#packs/pack.schema.ts';
import { prose, say } from '#packs/schema/text.ts';

/** What reception and the bridge have written so far. */
export const messages: PackSource['messages'] = [
  {
    id: 'message-welcome',
    messageType: 'Normal',
    title: say('Welcome aboard', 'Willkommen an Bord', 'Bienvenue à bord'),
    content: prose(
      'We are glad to have you with us. Reception on deck 5 is open day and night; dial 0 from your cabin.',
      'Schön, dass Sie bei uns sind. Die Rezeption auf Deck 5 ist Tag und Nacht besetzt; wählen Sie in Ihrer Kabine die 0.',
      'Nous sommes heureux de vous accueillir. La réception, pont 5, est ouverte jour et nuit ; composez le 0 depuis votre cabine.',
    ),
    day: 1,
    time: '15:00',
  },
  {
    id: 'message-naples',
    messageType: 'Important',
    title: say('Tomorrow in Naples', 'Morgen in Neapel', 'Demain à Naples'),
    content: prose(
      'We are alongside from 09:00. Please carry your cruise card and be back on board by 18:30.\nThe pier is a short walk from the old town; taxis wait at the gate.',
      'Wir liegen ab 9 Uhr am Pier. Bitte nehmen Sie Ihre Bordkarte mit und seien Sie bis 18:30 Uhr zurück an Bord.\nBis zur Altstadt ist es nicht weit; Taxis warten am Tor.',
      'Nous serons à quai à partir de 9 h. Munissez-vous de votre carte de bord et soyez de retour à 18 h 30.\nLa vieille ville est à quelques pas ; des taxis attendent à la sortie.',
    ),
    day: 6,
    time: '18:30',
  },
  {
    id: 'message-cabin-7214',
    cabin: '7214',
    messageType: 'Normal',
    title: say('Your cot is made up', 'Ihr Kinderbett steht bereit', 'Votre lit d’enfant est prêt'),
    content: prose(
      'Your cabin steward has made up the cot that you asked for. Should you need another blanket, just call.',
      'Ihr Kabinensteward hat das gewünschte Kinderbett aufgestellt. Wenn Sie noch eine Decke brauchen, rufen Sie einfach an.',
      'Votre steward a installé le lit d’enfant demandé. S’il vous faut une autre couverture, appelez-nous.',
    ),
    day: 2,
    time: '11:20',
  },
  {
    id: 'message-guest-10001',
    guest: 'guest-10001',
    messageType: 'Urgent',
    title: say(
      'Please collect your passport',
      'Bitte holen Sie Ihren Reisepass ab',
      'Veuillez retirer votre passeport',
    ),
    content: prose(
      'Your passport is ready at reception. You need it for the excursion of tomorrow.',
      'Ihr Reisepass liegt an der Rezeption bereit. Sie brauchen ihn für den Ausflug von morgen.',
      'Votre passeport vous attend à la réception. Il vous le faut pour l’excursion de demain.',
    ),
    day: 6,
    time: '20:10',
  },
];
