import { type Config, configure, getConfig } from '@testing-library/react';

// A wait looks again at every change of the page, and whatever it does not find yet would be an error with the whole page
// written out in it. Only the last of them is read, and to that one the wait itself adds the page.
const { getElementError } = getConfig();

const isWithinWait = () =>
  (getConfig() as Config & { _disableExpensiveErrorDiagnostics: boolean })._disableExpensiveErrorDiagnostics;

configure({
  getElementError(message, container) {
    if (!isWithinWait()) return getElementError(message, container);
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    return error;
  },
});
