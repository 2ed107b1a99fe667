/** BD10: an opaque value to the client; to us the excursion it stands for. */
export function bookingInformation(excursionId: string): string {
  return Buffer.from(`excursion ${excursionId}`).toString('base64url');
}

export function excursionOfInformation(information: string): string | undefined {
  const [, id] = /^excursion (.+)$/s.exec(Buffer.from(information, 'base64url').toString()) ?? [];
  return id;
}
