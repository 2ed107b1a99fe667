export const myday = {
  myday_title: 'Meine Reise Tag für Tag',
  myday_all: 'Ganze Reise',
  myday_nothing: 'Noch nichts gebucht.',
  myday_past: 'Vergangene Tage',
  myday_clash: 'Gleichzeitig mit {title} ({time})',
  myday_tight: 'Nur {n} Min. nach {title}',
  myday_tight_gangway: 'Nur {n} Min. nach {title} für den Weg über die Gangway',
  myday_misses_ship: 'Endet nach „Alle an Bord“ ({time})',
  myday_tight_ship: 'Endet nur {n} Min. vor „Alle an Bord“ ({time})',
  myday_calendar: 'In Ihrem eigenen Kalender',
  myday_calendar_help:
    'Speichern Sie Ihre Reise als Datei oder erstellen Sie eine private Adresse, die Ihre Kalender-App aktuell hält.',
  myday_calendar_failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  myday_file: 'Als Datei speichern (.ics)',
  myday_subscribe: 'Private Adresse erstellen',
  myday_renew: 'Neue Adresse erstellen',
  myday_withdraw: 'Adresse widerrufen',
  myday_copy: 'Adresse kopieren',
  myday_copied: 'Die Adresse ist kopiert.',
  myday_address: 'Ihre private Adresse',
  myday_address_help:
    'Abonnieren Sie sie in Ihrer Kalender-App. Wer sie kennt, kann Ihre Buchungen lesen; sie wird nur dieses eine Mal angezeigt.',
  favourites_title: 'Favoriten',
  favourites_none:
    'Tippen Sie bei einem Ausflug, einem Restaurant, einer Veranstaltung oder einem Artikel auf das Herz, um alles hier wiederzufinden.',
  favourite_toggle: 'Favorit: {title}',
} as const;
