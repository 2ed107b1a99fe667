export const photos = {
  photos_orders_title: 'Commandes de photos',
  photos_order: 'Commande {id}',
  photos_items_one: '{n} article',
  photos_items: '{n} articles',
  photos_status_Ordered: 'Commandée',
  photos_status_InProduction: 'En préparation',
  photos_status_Ready: 'Prête',
  photos_status_Cancelled: 'Annulée',
  photos_orders_error: 'Vos commandes de photos n’ont pas pu être chargées.',
} as const;
