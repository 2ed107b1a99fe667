import { act, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { loadPage, PageUnreachable, useLoadedPage } from './loaded-pages.ts';
import type { PageLoader } from './page-row.ts';

const Page = () => <h1>Here</h1>;

/** Code that comes when it is let, or fails. */
function slowPage() {
  const { promise, resolve, reject } = Promise.withResolvers<ComponentType>();
  return { load: vi.fn<PageLoader>(() => promise), arrive: () => resolve(Page), fail: () => reject(new Error('gone')) };
}

function Opened({ load }: { load: PageLoader }) {
  const Loaded = useLoadedPage(load);
  return Loaded ? <Loaded /> : <p>Waiting</p>;
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = (error: Error) => ({
    message: error instanceof PageUnreachable ? `unreachable: ${error.cause}` : error.message,
  });
  override render() {
    return this.state.message ? <p>{this.state.message}</p> : this.props.children;
  }
}

it('a page is shown as soon as its code is there, without a time of grace for what stood there meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { load, arrive } = slowPage();
  render(<Opened load={load} />);
  expect(screen.getByText('Waiting')).toBeTruthy();
  await act(async () => arrive());
  expect(screen.getByRole('heading', { name: 'Here' })).toBeTruthy();
  expect(screen.queryByText('Waiting')).toBeNull();
  vi.useRealTimers();
});

it('a page that was asked for ahead is there in the first drawing, and fetched once', async () => {
  const { load, arrive } = slowPage();
  arrive();
  await loadPage(load);
  render(<Opened load={load} />);
  expect(screen.getByRole('heading', { name: 'Here' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('code that cannot be had is a failure of the page, and asked for anew by the next visit', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { load, fail } = slowPage();
  const { unmount } = render(
    <Boundary>
      <Opened load={load} />
    </Boundary>,
  );
  await act(async () => fail());
  expect(screen.getByText('unreachable: Error: gone')).toBeTruthy();
  unmount();
  load.mockResolvedValue(Page);
  render(<Opened load={load} />);
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
