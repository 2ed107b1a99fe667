import { saveBlob } from '#portal/shared/device/save-blob.ts';

/** Saves a file of another origin under its name; rejects when it cannot be fetched. */
export async function saveFile(url: string, name: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  saveBlob(await answer.blob(), name);
}
