import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Link } from './Link.tsx';
import { Navigate } from './Navigate.tsx';
import { RouterProvider } from './RouterProvider.tsx';
import { createRouter } from './router.ts';
import { useLocation, useSearchParams } from './router-context.ts';

beforeEach(() => window.history.pushState(null, '', '/start'));
afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

function Here() {
  const { pathname, search, state } = useLocation();
  return <output>{pathname + search + (state ? JSON.stringify(state) : '')}</output>;
}

function open(parts: ReactNode = null) {
  const router = createRouter();
  onTestFinished(() => router.dispose());
  const view = render(
    <RouterProvider router={router}>
      <Here />
      {parts}
    </RouterProvider>,
  );
  return { ...view, router, user: userEvent.setup() };
}

const here = () => screen.getByRole('status').textContent;

it('shows where the portal stands', async () => {
  const { router } = open();
  expect(here()).toBe('/start');
  await act(async () => router.navigate('/next', { state: { a: 1 } }));
  expect(here()).toBe('/next{"a":1}');
});

it('a page leads on while it is drawn for the first time', async () => {
  open(<Navigate to="/led" />);
  expect(here()).toBe('/led');
  expect(window.history.state.idx).toBe(0);
});

it('a link opens its page, with what it hands on', async () => {
  const onClick = vi.fn();
  const { user } = open(
    <Link to="/next" state={{ a: 1 }} className="tile" onClick={onClick}>
      Next
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Next' });
  expect([link.getAttribute('href'), link.className]).toEqual(['/next', 'tile']);
  await user.click(link);
  expect(here()).toBe('/next{"a":1}');
  expect(onClick).toHaveBeenCalledOnce();
  // A second press of the same link is no second step back.
  expect(window.history.state.idx).toBe(1);
  await user.click(link);
  expect(window.history.state.idx).toBe(1);
});

it('a link leaves to the browser what opens elsewhere, and to others what they took', async () => {
  const { user } = open(
    <>
      <Link to="/next">Next</Link>
      <Link to="/taken" onClick={(event) => event.preventDefault()}>
        Taken
      </Link>
    </>,
  );
  const left: boolean[] = [];
  const onClick = (event: MouseEvent) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', onClick);
  onTestFinished(() => window.removeEventListener('click', onClick));
  for (const key of ['Control', 'Meta', 'Shift', 'Alt']) {
    await user.keyboard(`{${key}>}`);
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await user.keyboard(`{/${key}}`);
  }
  await user.click(screen.getByRole('link', { name: 'Taken' }));
  expect(left).toEqual([true, true, true, true, false]);
  expect(here()).toBe('/start');
});

function Query() {
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <button type="button" onClick={() => setQuery({ text: 'a b' })}>
        Set
      </button>
      <button
        type="button"
        onClick={() =>
          setQuery(
            (before) => {
              before.delete('text');
              return before;
            },
            { replace: true },
          )
        }
      >
        Drop
      </button>
      <p>{query.get('text')}</p>
    </>
  );
}

it('the query changes in the address', async () => {
  const { user } = open(<Query />);
  await user.click(screen.getByRole('button', { name: 'Set' }));
  screen.getByText('a b');
  expect([here(), window.location.search, window.history.state.idx]).toEqual(['/start?text=a+b', '?text=a+b', 1]);
  await user.click(screen.getByRole('button', { name: 'Drop' }));
  expect([here(), window.history.state.idx]).toEqual(['/start', 1]);
});

function Arrival({ tell }: { tell: (pathname: string) => void }) {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every page
  useEffect(() => tell(pathname), [pathname]);
  return null;
}

/** A browser that shows transitions: takes its picture of the old page first, and waits for the new one. */
function withTransitions() {
  const starts: (() => Promise<void>)[] = [];
  Object.defineProperty(document, 'startViewTransition', {
    configurable: true,
    value: (update: () => Promise<void>) => void starts.push(update),
  });
  return starts;
}

it('a transition begins with the old page and goes on when the new one has arrived', async () => {
  const starts = withTransitions();
  const arrived: string[] = [];
  const { router } = open(<Arrival tell={(pathname) => void arrived.push(pathname)} />);
  await act(async () => router.navigate('/next', { viewTransition: true }));
  expect([here(), starts.length]).toEqual(['/start', 1]);
  let done: Promise<unknown> | undefined;
  await act(async () => {
    done = starts[0]?.().then(() => arrived.push('done'));
  });
  await done;
  expect([here(), arrived]).toEqual(['/next', ['/start', '/next', 'done']]);
});

it('whoever goes on before a transition has begun stands where they went last, and nothing waits', async () => {
  const starts = withTransitions();
  const { router, unmount } = open();
  await act(async () => router.navigate('/one', { viewTransition: true }));
  await act(async () => router.navigate('/two'));
  expect(here()).toBe('/two');
  let done: Promise<void> | undefined;
  await act(async () => {
    done = starts[0]?.();
  });
  await done;
  expect(here()).toBe('/two');
  await act(async () => router.navigate('/three', { viewTransition: true }));
  const late = starts[1]?.();
  unmount();
  await late;
});
