export const account = {
  account_charges: 'What you have spent on board',
  invoice_date: 'Date',
  invoice_department: 'Department',
  invoice_description: 'Description',
  invoice_charges: 'Charges',
  invoice_discount: 'Discount',
  invoice_total: 'Total',
  no_charges: 'There are no charges on your account',
  invoices_error: 'There has been an error: {message}',
} as const;
