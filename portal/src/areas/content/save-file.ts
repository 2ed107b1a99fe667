/** Long enough for the browser to have taken the bytes over. */
const KEPT_MS = 60_000;

/** Saves a file of another origin under its name; rejects when it cannot be fetched. */
export async function saveFile(url: string, name: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
