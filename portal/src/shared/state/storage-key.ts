/** AD9: the one key of the portal in local storage. */
export const STORAGE_KEY = 'guestportal';
