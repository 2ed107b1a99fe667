/** Long enough for the browser to have taken the bytes over. */
const KEPT_MS = 60_000;

/** Saves bytes under a name, as a download of the browser. */
export function saveBlob(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
