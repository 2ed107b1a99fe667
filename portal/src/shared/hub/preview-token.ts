/** AD39: kept for the browser session, never in the address or in local storage. */
const KEY = 'guestportal.preview';

/** Stands in where storage throws, as in the browsers of captive portals. */
let unstored: string | undefined;

export function keepPreviewToken(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    unstored = token;
  }
}

export function keptPreviewToken(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? unstored;
  } catch {
    return unstored;
  }
}
