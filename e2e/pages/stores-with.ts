/** Where one of these words still stands: the browser's stores, searched to the last byte. Runs in the page. */
export async function storesWith(words: string[]): Promise<string[]> {
  const found: string[] = [];
  const look = (where: string, text: string) => {
    if (words.some((word) => text.includes(word))) found.push(where);
  };
  for (const [key, value] of [...Object.entries(localStorage), ...Object.entries(sessionStorage)]) look(key, value);
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    if (name.startsWith('gangway-build-')) continue; // the portal's own files
    for (const request of await cache.keys()) look(request.url, (await (await cache.match(request))?.text()) ?? '');
  }
  for (const { name } of await indexedDB.databases()) found.push(`IndexedDB ${name}`);
  return found;
}
