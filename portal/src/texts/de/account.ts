export const account = {
  account_charges: 'Ihre Ausgaben an Bord',
  invoice_date: 'Datum',
  invoice_department: 'Bereich',
  invoice_description: 'Beschreibung',
  invoice_charges: 'Betrag',
  invoice_discount: 'Nachlass',
  invoice_total: 'Summe',
  no_charges: 'Auf Ihrem Konto gibt es keine Belastungen',
  invoices_error: 'Es ist ein Fehler aufgetreten: {message}',
} as const;
