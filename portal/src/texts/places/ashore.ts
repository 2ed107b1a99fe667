import type { PlaceWords } from './place-words.ts';

/** Words for wherever there is no ship. */
export const ASHORE: PlaceWords = {
  wayfinder_on_map: ['Show on the plan', 'Auf dem Plan zeigen', 'Voir sur le plan'],
  wayfinder_off: [
    'There is no plan on this device.',
    'Auf diesem Gerät gibt es keinen Plan.',
    'Il n’y a pas de plan sur cet appareil.',
  ],
  wayfinder_no_maps: [
    'There are no plans at the moment.',
    'Zurzeit gibt es keine Pläne.',
    'Aucun plan disponible pour le moment.',
  ],
  ship_deck_plans: ['Plans', 'Pläne', 'Plans'],
  ship_to_map: ['Open the plan', 'Plan öffnen', 'Ouvrir le plan'],
  no_ship_data: ['There is nothing here yet', 'Hier steht noch nichts', 'Il n’y a encore rien ici'],
  bookable_on_ship_map: ['Show on the plan', 'Auf dem Plan zeigen', 'Voir sur le plan'],
  muster_show_way: ['Show on the plan', 'Auf dem Plan zeigen', 'Voir sur le plan'],
  tac_time_help: ['Times are local time.', 'Alle Zeiten sind Ortszeit.', 'Les horaires sont à l’heure locale.'],
  no_timeslots: [
    'Sorry, there are no timeslots available for the selected day, please contact the relevant team.',
    'Für den gewählten Tag sind leider keine Zeiten mehr frei. Bitte wenden Sie sich an das zuständige Team.',
    'Désolé, aucun créneau n’est disponible pour le jour choisi. Veuillez contacter l’équipe concernée.',
  ],
  manage_offer_until: [
    'Accept by {time}; nothing is held for you after that.',
    'Bitte sagen Sie bis {time} zu, danach halten wir nichts mehr für Sie frei.',
    'Acceptez avant {time} ; ensuite nous ne vous gardons plus rien.',
  ],
  confirmation_cruise_note: [
    'Please check the meeting point and time of your excursions.',
    'Bitte prüfen Sie Treffpunkt und Uhrzeit Ihrer Ausflüge.',
    'Veuillez vérifier le lieu et l’heure de rendez-vous de vos excursions.',
  ],
  ineligible_LastCruiseDay: [
    'Not possible on the last day',
    'Am letzten Tag nicht möglich',
    'Impossible le dernier jour',
  ],
  ineligible_FirstCruiseDay: [
    'Not possible on the first day',
    'Am ersten Tag nicht möglich',
    'Impossible le premier jour',
  ],
  excursion_port: ['Place', 'Ort', 'Lieu'],
  marketplace_river_title: ['Activities nearby', 'Aktivitäten in der Nähe', 'Activités à proximité'],
  itinerary_agent: ['Contact', 'Kontakt', 'Contact'],
  weather_unavailable: [
    'The weather for this place is unavailable',
    'Das Wetter für diesen Ort ist nicht verfügbar',
    'La météo de ce lieu n’est pas disponible',
  ],
  photos_consent_lead: [
    'Our photographers take pictures all day. If you agree, a computer finds those that show you.',
    'Unsere Fotografen sind den ganzen Tag unterwegs. Wenn Sie zustimmen, findet ein Computer die Fotos, auf denen Sie zu sehen sind.',
    'Nos photographes sont là toute la journée. Si vous êtes d’accord, un ordinateur retrouve les photos où vous figurez.',
  ],
  photos_consent_question: [
    'May we look for you in our photos?',
    'Dürfen wir Sie auf unseren Fotos suchen?',
    'Pouvons-nous vous chercher sur nos photos ?',
  ],
  photos_consent_is_in_help: [
    'We look for you in our photos.',
    'Wir suchen Sie auf unseren Fotos.',
    'Nous vous cherchons sur nos photos.',
  ],
  photos_consent_how: [
    'From the picture taken of you at check-in we compute 128 numbers that describe your face. We compare them with the faces in our photos. Such numbers are biometric data, so we do it only if you say yes.',
    'Aus dem Bild, das beim Check-in von Ihnen gemacht wurde, berechnen wir 128 Zahlen, die Ihr Gesicht beschreiben. Diese vergleichen wir mit den Gesichtern auf unseren Fotos. Solche Zahlen sind biometrische Daten, deshalb tun wir das nur, wenn Sie Ja sagen.',
    'À partir de la photo prise à l’arrivée, nous calculons 128 nombres qui décrivent votre visage. Nous les comparons aux visages de nos photos. Ces nombres sont des données biométriques : nous ne le faisons que si vous dites oui.',
  ],
  page_offline_help: [
    'You are offline at the moment. The page opens by itself as soon as there is a connection.',
    'Sie sind gerade offline. Die Seite öffnet sich von selbst, sobald wieder eine Verbindung besteht.',
    'Vous êtes hors ligne. La page s’ouvrira d’elle-même dès que la connexion reviendra.',
  ],
  problem_kept: [
    'Your report is safe on this phone. We send it as soon as there is a connection.',
    'Ihre Meldung ist auf diesem Telefon gespeichert. Wir senden sie, sobald wieder eine Verbindung besteht.',
    'Votre signalement est conservé sur ce téléphone. Nous l’envoyons dès que la connexion revient.',
  ],
  feedback_kept: [
    'Thank you. Your feedback is safe on this phone, and we send it as soon as there is a connection.',
    'Vielen Dank! Ihre Bewertung ist auf diesem Telefon gespeichert und wird gesendet, sobald wieder eine Verbindung besteht.',
    'Merci ! Votre avis est conservé sur ce téléphone et partira dès que la connexion reviendra.',
  ],
};
