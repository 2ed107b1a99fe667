const ORIGIN = 'http://portal';

export const keyOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), ORIGIN).href;

class FakeCache {
  readonly kept = new Map<string, Response>();
  async match(request: RequestInfo | URL) {
    return this.kept.get(keyOf(request))?.clone();
  }
  async put(request: RequestInfo | URL, response: Response) {
    this.kept.set(keyOf(request), response);
  }
  async keys() {
    return [...this.kept.keys()].map((url) => new Request(url));
  }
  async delete(request: RequestInfo | URL) {
    return this.kept.delete(keyOf(request));
  }
}

/** Cache Storage as far as the portal uses it. */
export class FakeCaches {
  readonly stores = new Map<string, FakeCache>();
  async open(name: string) {
    const store = this.stores.get(name) ?? new FakeCache();
    this.stores.set(name, store);
    return store;
  }
  async match(request: RequestInfo | URL) {
    for (const store of this.stores.values()) {
      const copy = await store.match(request);
      if (copy) return copy;
    }
    return undefined;
  }
  async has(name: string) {
    return this.stores.has(name);
  }
  async keys() {
    return [...this.stores.keys()];
  }
  async delete(name: string) {
    return this.stores.delete(name);
  }
}
