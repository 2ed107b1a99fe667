/** A ticket's code as it is compared: a guest may write it small, with spaces and with dashes. */
export function ticketKey(code: string): string {
  return code.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}
