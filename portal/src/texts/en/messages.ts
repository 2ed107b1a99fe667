export const messages = {
  messages_title: 'Messages',
  no_messages: 'No messages.',
  messages_error: 'There has been an error: {message}',
  messages_new: 'New',
  messages_unread_one: '{n} new',
  messages_unread: '{n} new',
  messages_read: 'Read the message',
  message_Urgent: 'Urgent',
  message_Important: 'Important',
  messages_arrived: 'You have a new message',
} as const;
