import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createRouter, createStillRouter } from './router.ts';

beforeEach(() => window.history.pushState(null, '', '/start?a=1#b'));

function open(page?: Parameters<typeof createRouter>[0]) {
  const router = createRouter(page);
  const follower = vi.fn();
  router.follow(follower);
  onTestFinished(() => router.dispose());
  return { router, follower };
}

/** The next step of the browser's own, which comes later. */
const popped = () => new Promise((done) => window.addEventListener('popstate', done, { once: true }));

it('stands where the browser does', () => {
  const { router } = open();
  expect(router.place).toEqual({ pathname: '/start', search: '?a=1', hash: '#b', state: null, key: 'default' });
  expect(window.history.state).toEqual({ idx: 0 });
});

it('goes on where a page was before it was loaded anew', () => {
  window.history.replaceState({ idx: 3, key: 'abc', usr: { order: 1 } }, '');
  const { router } = open();
  expect(router.place).toMatchObject({ pathname: '/start', key: 'abc', state: { order: 1 } });
  router.navigate('/next');
  expect(window.history.state.idx).toBe(4);
});

it('makes a step with what is handed on, and tells', () => {
  const { router, follower } = open();
  const before = router.place.key;
  router.navigate('/content/detail/a b?x=1#y', { state: { from: 'here' } });
  expect(router.place).toMatchObject({ pathname: '/content/detail/a%20b', search: '?x=1', hash: '#y' });
  expect(router.place.state).toEqual({ from: 'here' });
  expect(router.place.key).not.toBe(before);
  expect(window.location.href).toBe(`${window.location.origin}/content/detail/a%20b?x=1#y`);
  expect(window.history.state).toMatchObject({ idx: 1, usr: { from: 'here' }, key: router.place.key });
  expect(follower.mock.calls).toEqual([[false]]);
});

it('takes the place of a page, which leaves as many steps', () => {
  const { router } = open();
  const { length } = window.history;
  router.navigate('/instead', { replace: true });
  expect([window.location.pathname, window.history.length]).toEqual(['/instead', length]);
  expect([window.history.state.idx, router.place.state]).toEqual([0, null]);
});

it.each([
  ['?b=2', '/start?b=2'],
  ['?', '/start'],
  ['//elsewhere/x', '//elsewhere/x'],
  ['/a/../b', '/b'],
])('%s leads to %s of the same host', (to, address) => {
  const { router } = open();
  router.navigate(to);
  expect(router.place.pathname + router.place.search).toBe(address);
  expect(window.location.href).toBe(window.location.origin + address);
});

it('goes back and forth with the browser, with what pages were handed', async () => {
  const { router, follower } = open();
  router.navigate('/one', { state: 1 });
  router.navigate('/two', { state: 2 });
  const [back] = [popped(), router.navigate(-1)];
  await back;
  expect(router.place).toMatchObject({ pathname: '/one', state: 1 });
  const [forth] = [popped(), router.navigate(1)];
  await forth;
  expect(router.place).toMatchObject({ pathname: '/two', state: 2 });
  expect(follower).toHaveBeenCalledTimes(4);
});

it('shows the way back as it showed the way there, also after a page took another’s place', async () => {
  const { router, follower } = open();
  router.navigate('/plain');
  router.navigate('/grown', { viewTransition: true });
  router.navigate('/grown?open=1', { replace: true });
  expect(follower.mock.calls).toEqual([[false], [true], [false]]);
  const ways: [number, boolean][] = [
    [-1, true],
    [1, true],
    [-2, true],
    [1, false],
    [-1, false],
  ];
  for (const [steps, expected] of ways) {
    const there = popped();
    router.navigate(steps);
    await there;
    expect(follower).toHaveBeenLastCalledWith(expected);
  }
});

/** A browser that refuses to take a step. */
function refusing(name: string) {
  const assign = vi.fn();
  const pushState = () => {
    throw new DOMException('No', name);
  };
  const history = { state: { idx: 0 }, pushState } as unknown as History;
  const location = { origin: 'http://ship', pathname: '/', search: '', hash: '', assign } as unknown as Location;
  return { history, location, assign, addEventListener() {}, removeEventListener() {} };
}

it('loads the page where a browser takes no more steps', () => {
  const page = refusing('SecurityError');
  open(page).router.navigate('/next');
  expect(page.assign).toHaveBeenCalledWith('http://ship/next');
});

it('says when something cannot be handed on', () => {
  const page = refusing('DataCloneError');
  const { router } = open(page);
  expect(() => router.navigate('/next', { state: () => undefined })).toThrow();
  expect(page.assign).not.toHaveBeenCalled();
});

it('lets go of followers and of the browser', async () => {
  const { router, follower } = open();
  const gone = vi.fn();
  const stop = router.follow(gone);
  stop();
  router.navigate('/next');
  expect(gone).not.toHaveBeenCalled();
  router.dispose();
  const back = popped();
  window.history.back();
  await back;
  expect(follower).toHaveBeenCalledTimes(1);
});

it('stands still for a drawing', () => {
  const router = createStillRouter('/dining/overview?day=2');
  router.navigate('/elsewhere');
  expect(router.place).toMatchObject({ pathname: '/dining/overview', search: '?day=2' });
});
