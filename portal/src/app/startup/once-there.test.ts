import { expect, it, vi } from 'vitest';
import { onceThere } from './once-there.ts';

/** A page that the browser has not read to its end. */
function halfRead() {
  const page = document.implementation.createHTMLDocument();
  let readyState: DocumentReadyState = 'loading';
  Object.defineProperty(page, 'readyState', { get: () => readyState });
  const read = (html: string) => page.body.insertAdjacentHTML('beforeend', html);
  return { page, read, end: () => (readyState = 'interactive') };
}

it('what is there is handed over at once', () => {
  const { page, read } = halfRead();
  read('<div id="root"></div>');
  const take = vi.fn();
  onceThere(page, 'root', take);
  expect(take).toHaveBeenCalledExactlyOnceWith(page.getElementById('root'));
});

it('what the browser has not read yet is handed over when it has', async () => {
  const { page, read } = halfRead();
  const take = vi.fn();
  onceThere(page, 'root', take);
  read('<p>Drawn</p>');
  await Promise.resolve();
  expect(take).not.toHaveBeenCalled();
  read('<div id="root"></div>');
  await Promise.resolve();
  read('<p>More</p>');
  await Promise.resolve();
  expect(take).toHaveBeenCalledExactlyOnceWith(page.getElementById('root'));
});

it('what a whole page does not have is not waited for', async () => {
  const { page, read, end } = halfRead();
  const take = vi.fn();
  onceThere(page, 'root', take);
  end();
  read('<p>The end</p>');
  await Promise.resolve();
  read('<div id="root"></div>');
  await Promise.resolve();
  onceThere(page, 'other', take);
  expect(take).not.toHaveBeenCalled();
});
