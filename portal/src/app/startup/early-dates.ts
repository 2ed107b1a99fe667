// A browser reads through all the calendars it knows before it says its first date, and a phone answers to nothing meanwhile
// for a tenth of a second. It does so once for a page and its workers, so a worker does it while the code is on its way.
import { wallClock } from '#contract/hub-date.ts';
import { anotherTask } from './early-paint.ts';

const FIRST_DATE = 'new Intl.DateTimeFormat();postMessage(0)';
/** By then it is quicker done here. */
const PATIENCE_MS = 500;

export async function learnDates(): Promise<void> {
  await learnedByWorker();
  // What the worker has learned is at hand, and what it has not is learned here.
  wallClock(new Date());
  await anotherTask();
}

function learnedByWorker(): Promise<void> {
  return new Promise((done) => {
    try {
      const address = URL.createObjectURL(new Blob([FIRST_DATE], { type: 'text/javascript' }));
      const worker = new Worker(address);
      const end = () => {
        clearTimeout(patience);
        worker.terminate();
        URL.revokeObjectURL(address);
        done();
      };
      const patience = setTimeout(end, PATIENCE_MS);
      worker.onmessage = end;
      worker.onerror = end;
    } catch {
      // A page that may have no workers.
      done();
    }
  });
}
