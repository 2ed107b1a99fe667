export const messages = {
  messages_title: 'Messages',
  no_messages: 'Aucun message.',
  messages_error: 'Une erreur est survenue : {message}',
  messages_new: 'Nouveau',
  messages_unread_one: '{n} non lu',
  messages_unread: '{n} non lus',
  messages_read: 'Lire le message',
  message_Urgent: 'Urgent',
  message_Important: 'Important',
  messages_arrived: 'Vous avez un nouveau message',
} as const;
