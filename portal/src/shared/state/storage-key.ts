/** AD9: the one key of the portal in local storage. */
export const STORAGE_KEY = 'guestportal';
/** In the tab's own storage: the words of a report that is not sent yet, which a goodbye takes away. */
export const DRAFT_KEY = 'guestportal.problemDraft';
