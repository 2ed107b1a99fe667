export const ratings = {
  ratings_title: 'Ihre Meinung',
  ratings_lead: 'Sagen Sie uns, wie es war. Es dauert zwei Minuten und hilft dem Team.',
  ratings_none: 'Im Moment gibt es nichts zu bewerten.',
  ratings_load_error: 'Die Fragen lassen sich gerade nicht laden.',
  ratings_wish: 'Möchten Sie „{title}“ bewerten?',
  ratings_yes: 'Ja',
  ratings_no: 'Nein',
  feedback_stars: '{n} von 10 Sternen',
  feedback_more: '{question}: in Ihren eigenen Worten',
  feedback_accept: 'Ich habe die Bedingungen gelesen und stimme zu',
  feedback_send: 'Bewertung absenden',
  feedback_thank_you: 'Vielen Dank für Ihre Bewertung',
  feedback_kept:
    'Vielen Dank! Ihre Bewertung ist auf diesem Telefon gespeichert und wird gesendet, sobald das Schiff wieder erreichbar ist.',
  feedback_error_message:
    'Die Bewertung konnte nicht abgeschlossen werden, bitte wenden Sie sich an das zuständige Team',
  feedback_termsandconditions_must_be_accepted: 'Bitte lesen und akzeptieren Sie die Bedingungen',
  mandatory_answer: 'Bitte beantworten Sie diese Frage',
} as const;
