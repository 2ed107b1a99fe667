export const photos = {
  photos_orders_title: 'Fotobestellungen',
  photos_order: 'Bestellung {id}',
  photos_items_one: '{n} Artikel',
  photos_items: '{n} Artikel',
  photos_status_Ordered: 'Bestellt',
  photos_status_InProduction: 'In Arbeit',
  photos_status_Ready: 'Fertig',
  photos_status_Cancelled: 'Storniert',
  photos_orders_error: 'Ihre Fotobestellungen konnten nicht geladen werden.',
} as const;
