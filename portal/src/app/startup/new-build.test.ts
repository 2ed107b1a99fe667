import { afterEach, describe, expect, it, vi } from 'vitest';
import { reloadForNewBuild } from './new-build.ts';

const answering = async () => new Response(null, { status: 200 });
const silent = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};
const broken = async () => new Response(null, { status: 502 });

function pageWith(fetch: () => Promise<Response>, storage: Storage | undefined) {
  const events = new EventTarget();
  const reload = vi.fn();
  const page = { addEventListener: events.addEventListener.bind(events), fetch: vi.fn(fetch), location: { reload } };
  reloadForNewBuild(page as never, storage);
  const failOnce = async () => {
    events.dispatchEvent(new Event('vite:preloadError'));
    await vi.waitFor(() => expect(page.fetch).toHaveBeenCalled());
    await new Promise((done) => setTimeout(done));
  };
  return { reload, failOnce };
}

afterEach(() => sessionStorage.clear());

describe('a file of the build that cannot be had', () => {
  it('brings the new build where somebody answers, once', async () => {
    const { reload, failOnce } = pageWith(answering, sessionStorage);
    await failOnce();
    await failOnce();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['nobody answers', silent, sessionStorage],
    ['the answer is an error', broken, sessionStorage],
    ['nothing can be remembered', answering, undefined],
  ])('leaves the page as it stands where %s', async (_, fetch, storage) => {
    const { reload, failOnce } = pageWith(fetch, storage);
    await failOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});
