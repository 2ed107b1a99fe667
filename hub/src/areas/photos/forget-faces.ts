import type { Hub } from '#hub/hub.ts';
import { consentStore } from './consent.store.ts';
import { referencePicturesStore } from './reference-pictures.store.ts';

/** With a voyage ends the use of its guests' faces; their own pictures go too. Orders stay. */
export async function forgetFaces({ sql, privateFiles }: Pick<Hub, 'sql' | 'privateFiles'>): Promise<void> {
  await consentStore(sql).forgetFacesOfPastVoyages();
  const pictures = referencePicturesStore(sql);
  const files = await pictures.ofPastVoyages();
  for (const file of files) await privateFiles.delete(file);
  await pictures.removeFiles(files);
}
