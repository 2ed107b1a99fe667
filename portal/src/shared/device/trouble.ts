/** What went wrong on an unattended device, for the operator's list of devices. */
export const troubles = new EventTarget();
export const TROUBLE = 'trouble';

export function noteTrouble(message: string): void {
  console.warn(message);
  troubles.dispatchEvent(new CustomEvent(TROUBLE, { detail: message }));
}
