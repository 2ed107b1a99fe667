// A browser reads through all the calendars it knows before it says its first date, and a phone answers to nothing meanwhile
// for a tenth of a second. It does so once for a page and its workers, so a worker does it while the code is on its way.
import { wallClock } from '#contract/hub-date.ts';
import { anotherTask } from './early-paint.ts';

const FIRST_DATE = 'new Intl.DateTimeFormat();postMessage(0)';
/** By then it is quicker done here. */
const PATIENCE_MS = 500;
/** A worker that is ended while its browser still tells of its start leaves a request that never ends. */
const REST_MS = 2_000;

/** Where nothing is drawn yet, nobody is kept waiting, and it is quickest done here. */
export async function learnDates(isDrawn: boolean): Promise<void> {
  if (isDrawn) await learnedByWorker();
  // What the worker has learned is at hand, and what it has not is learned here.
  wallClock(new Date());
  await anotherTask();
}

function learnedByWorker(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, PATIENCE_MS);
    try {
      const address = URL.createObjectURL(new Blob([FIRST_DATE], { type: 'text/javascript' }));
      const worker = new Worker(address);
      worker.onmessage = () => done();
      worker.onerror = () => done();
      setTimeout(() => {
        worker.terminate();
        URL.revokeObjectURL(address);
      }, REST_MS);
    } catch {
      // A page that may have no workers.
      done();
    }
  });
}
