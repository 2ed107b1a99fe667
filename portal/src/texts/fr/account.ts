export const account = {
  account_charges: 'Vos dépenses à bord',
  invoice_date: 'Date',
  invoice_department: 'Service',
  invoice_description: 'Description',
  invoice_charges: 'Montant',
  invoice_discount: 'Remise',
  invoice_total: 'Total',
  no_charges: 'Votre compte ne comporte aucune dépense',
  invoices_error: 'Une erreur est survenue : {message}',
} as const;
