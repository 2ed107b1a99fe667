export const photos = {
  photos_orders_title: 'Photo orders',
  photos_order: 'Order {id}',
  photos_items_one: '{n} item',
  photos_items: '{n} items',
  photos_status_Ordered: 'Ordered',
  photos_status_InProduction: 'In production',
  photos_status_Ready: 'Ready',
  photos_status_Cancelled: 'Cancelled',
  photos_orders_error: 'Your photo orders could not be loaded.',
} as const;
