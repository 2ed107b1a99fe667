import { PAYMENT_FORMS, type Terms } from './terms.ts';

export const terms: Terms = {
  booking: {
    heading: 'Buchung',
    paragraphs: [
      'Sie buchen beim Ausflugsteam Ihres Schiffes oder Ihrer Anlage. Wer bucht, muss mindestens 18 Jahre alt sein und bucht für alle in der Buchung genannten Personen. Eine Gruppe besteht aus 1 bis 99 Personen.',
      'Ihre Buchung ist verbindlich, sobald Sie Ihre Buchungsnummer erhalten. Bitte prüfen Sie Namen, Daten und Zeiten sofort und sagen Sie uns, wenn etwas nicht stimmt.',
      'Die Plätze sind begrenzt. Ein Ausflug im Warenkorb ist nicht reserviert; Ihr Platz gehört Ihnen mit der bestätigten Buchung.',
    ],
  },
  price: {
    heading: 'Preis',
    paragraphs: [
      'Es gilt der Preis, der beim Absenden der Bestellung angezeigt wird. Er enthält, was die Beschreibung des Ausflugs nennt; alles Weitere geht extra.',
      'Der Kinderpreis richtet sich nach dem Alter am Tag des Ausflugs. Ein Altersnachweis kann verlangt werden.',
    ],
  },
  payment: {
    heading: 'Zahlung',
    paragraphs: [
      `Wir nehmen Bargeld, ${PAYMENT_FORMS.join(', ')}. Ihre Wahl, Karte oder bar, wird mit der Buchung vermerkt; eine Kartennummer wird hier nicht abgefragt.`,
    ],
  },
  cancellation: {
    heading: 'Stornierung',
    paragraphs: [
      'Bis 24 Stunden vor Beginn können Sie kostenfrei stornieren. Danach oder bei Nichterscheinen ist der volle Preis fällig.',
      'Wir können einen Ausflug absagen, wenn das Wetter, die Sicherheit der Gäste, die Hafenbehörden oder zu wenige Teilnehmende es erfordern. Sie erhalten dann den vollen Preis zurück.',
    ],
  },
  changes: {
    heading: 'Änderungen',
    paragraphs: [
      'Zeiten, Wege und die Reihenfolge der Besuche können sich mit dem Fahrplan des Schiffes und den Verhältnissen an Land ändern. Ändert sich der Ausflug wesentlich, können Sie kostenfrei zurücktreten.',
      'Möchten Sie Ihre Buchung ändern, sprechen Sie bitte so früh wie möglich mit dem Ausflugsteam.',
    ],
  },
  valueGuarantee: {
    heading: 'Preisgarantie',
    paragraphs: [
      'Sie haben denselben Ausflug am selben Tag mit demselben Inhalt günstiger gefunden? Zeigen Sie uns den Nachweis mehr als 24 Stunden vor Beginn, dann gilt für Sie dieser Preis.',
    ],
  },
  complaints: {
    heading: 'Beschwerden',
    paragraphs: [
      'Ist etwas nicht, wie es sein soll, sagen Sie es bitte sofort der Reiseleitung oder dem Ausflugsteam, damit wir es richten können. Beschwerden müssen innerhalb von 28 Tagen nach dem Ausflug schriftlich erfolgen.',
    ],
  },
  personalInjury: {
    heading: 'Personenschäden',
    paragraphs: [
      'Verletzen Sie sich auf einem Ausflug, melden Sie es sofort der Reiseleitung und dem Bordhospital. Ansprüche wegen Personenschäden müssen innerhalb von drei Monaten nach dem Ereignis schriftlich geltend gemacht werden.',
      'An Aktivitäten, für die Sie einen Haftungsausschluss unterschrieben haben, nehmen Sie auf eigene Verantwortung teil. Unsere Haftung für Vorsatz und grobe Fahrlässigkeit ist nicht beschränkt.',
    ],
  },
  conduct: {
    heading: 'Verhalten',
    paragraphs: [
      'Bitte folgen Sie den Anweisungen der Reiseleitung und der Fahrer und achten Sie die Gebräuche der besuchten Orte. Wer andere gefährdet oder erheblich stört, kann ohne Erstattung ausgeschlossen werden.',
      'Kinder und Kleinkinder nehmen nur gemeinsam mit einem Erwachsenen teil.',
    ],
  },
  ticketConditions: {
    heading: 'Ticketbedingungen',
    paragraphs: [
      'Ihr Ticket gilt für die genannte Person, das Datum und die aufgedruckte Abfahrt und ist nicht übertragbar. Bitte seien Sie 15 Minuten vor Beginn am Treffpunkt; auf Verspätete können wir nicht warten.',
    ],
  },
  contact: {
    heading: 'Kontakt',
    paragraphs: [
      'Das Ausflugsteam ist zu den angeschlagenen Zeiten an seinem Schalter an Bord oder in Ihrem Hotel für Sie da. Die Rezeption nimmt jederzeit Nachrichten für uns entgegen.',
    ],
  },
  jurisdiction: {
    heading: 'Gerichtsstand',
    paragraphs: [
      'Es gilt das Recht des Landes, in dem der Veranstalter seinen Sitz hat, und dessen Gerichte sind zuständig, soweit das Recht zu Ihrem Schutz als Verbraucher nichts anderes bestimmt.',
    ],
  },
};
