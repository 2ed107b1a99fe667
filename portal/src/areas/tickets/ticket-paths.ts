export const ticketPath = (id: string) => `/bookings/tickets/${encodeURIComponent(id)}`;
