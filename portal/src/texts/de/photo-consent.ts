export const photoConsent = {
  photos_consent_title: 'Fotos von Ihnen finden',
  photos_consent_lead:
    'Unsere Fotografen sind auf dem ganzen Schiff unterwegs. Wenn Sie zustimmen, findet ein Computer die Fotos, auf denen Sie zu sehen sind.',
  photos_consent_choice: 'Ihre Entscheidung',
  photos_consent_question: 'Dürfen wir Sie auf den Fotos des Schiffs suchen?',
  photos_consent_yes: 'Ja, meine Fotos finden',
  photos_consent_no: 'Nein, danke',
  photos_consent_free:
    'Sie entscheiden frei. Nichts anderes an Bord hängt davon ab, und Sie können es sich jederzeit anders überlegen.',
  photos_consent_without: 'Nur Fotos meiner Kabine und mit Ticket',
  photos_consent_without_help: 'Sie möchten Fotos, aber keine Gesichtserkennung?',
  photos_consent_status: 'Ihre Entscheidung:',
  photos_consent_is_in: 'Zugestimmt',
  photos_consent_is_in_help: 'Wir suchen Sie auf den Fotos des Schiffs.',
  photos_consent_is_out: 'Abgelehnt',
  photos_consent_is_out_help: 'Wir suchen Sie nicht, und von Ihrem Gesicht ist nichts gespeichert.',
  photos_consent_change_in: 'Status ändern: zustimmen',
  photos_consent_change_out: 'Status ändern: widerrufen',
  photos_consent_out_deletes:
    'Wenn Sie widerrufen, werden die Zahlen zu Ihrem Gesicht, die gefundenen Fotos und Ihr Foto-Warenkorb sofort gelöscht.',
  photos_consent_out_keeps: 'Was Sie bestellt haben, bleibt Ihnen.',
  photos_consent_left:
    'Sie haben abgelehnt. Die Daten zu Ihrem Gesicht, die gefundenen Fotos und Ihr Foto-Warenkorb sind gelöscht.',
  photos_consent_failed:
    'Ihre Entscheidung konnte nicht gespeichert werden, die letzte gilt weiter. Bitte versuchen Sie es noch einmal.',
  photos_consent_account: 'Fotos gehören zu einem Gast. Bitte melden Sie sich mit Ihrer eigenen Kontonummer an.',
  photos_consent_facts: 'Was Sie wissen sollten',
  photos_consent_how_title: 'Was wir tun',
  photos_consent_how:
    'Aus dem Bild, das beim Einschiffen von Ihnen gemacht wurde, berechnen wir 128 Zahlen, die Ihr Gesicht beschreiben. Diese vergleichen wir mit den Gesichtern auf den Fotos des Schiffs. Solche Zahlen sind biometrische Daten, deshalb tun wir das nur, wenn Sie Ja sagen.',
  photos_consent_stored_title: 'Was gespeichert wird',
  photos_consent_stored:
    'Die Zahlen zu Ihrem Gesicht, die Liste der gefundenen Fotos und wann Sie entschieden haben. Gesichter anderer Menschen werden nie gespeichert. Alles bleibt an Bord.',
  photos_consent_long_title: 'Wie lange',
  photos_consent_long:
    'Bis Sie widerrufen, spätestens bis zum Ende dieser Reise: Dann werden die Zahlen und die gefundenen Fotos gelöscht. Auf der nächsten Reise fragen wir Sie erneut.',
  photos_consent_back_title: 'Wie Sie widerrufen',
  photos_consent_back:
    'Hier, jederzeit, mit einem Fingertipp. Zahlen, gefundene Fotos und Foto-Warenkorb werden im selben Augenblick gelöscht. Was Sie bestellt haben, bleibt Ihnen.',
  photos_consent_law:
    'Gesichtsdaten sind besondere Daten nach Artikel 9 DSGVO; wir verwenden sie allein mit Ihrer ausdrücklichen Einwilligung.',
  photos_receipt_title: 'Löschbeleg {number}',
  photos_receipt_when: 'Gelöscht am {date} um {time}',
  photos_receipt_faceVectors: 'Beschreibungen Ihres Gesichts',
  photos_receipt_matches: 'Für Sie gefundene Fotos',
  photos_receipt_tickets: 'Fototickets',
  photos_receipt_refusals: 'Fotos mit „Das bin ich nicht“',
  photos_receipt_basketPhotos: 'Fotos im Warenkorb',
  photos_receipt_kept: 'Bestellungen, die Ihnen bleiben',
} as const;
