const PIN = /^\d{4}$/; // core §9

export function isPin(text: string): boolean {
  return PIN.test(text);
}

/** A234, A242, AD33, AD34: an empty answer is success, any other 2xx is not. */
export function isPinSuccess(reply: unknown): boolean {
  return reply === undefined || reply === null || reply === '';
}

/** A244-A246, AD34: whether the PIN page is there for this device. */
export function hasPinPage({ isKiosk, pinLoginEnabled }: { isKiosk: boolean; pinLoginEnabled?: boolean }): boolean {
  return !isKiosk && pinLoginEnabled === true;
}
