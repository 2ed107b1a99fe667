// Stands among the libraries, so that React's code is run with them, and not in the task of whoever asks for it first.
export { createRoot } from 'react-dom/client';
