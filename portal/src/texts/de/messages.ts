export const messages = {
  messages_title: 'Nachrichten',
  no_messages: 'Keine Nachrichten.',
  messages_error: 'Es ist ein Fehler aufgetreten: {message}',
  messages_new: 'Neu',
  messages_unread_one: '{n} neu',
  messages_unread: '{n} neu',
  messages_read: 'Nachricht lesen',
  message_Urgent: 'Dringend',
  message_Important: 'Wichtig',
  messages_arrived: 'Sie haben eine neue Nachricht',
} as const;
