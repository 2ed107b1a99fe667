import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * The worker comes some seconds after the first page of a new device and keeps only what passes through it: what a screen
 * read before is read once more then, so that it starts without its ship from the first minute on.
 */
export function useCopiesFromStart(isOn: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (!isOn || !workers || workers.controller) return;
    const readAgain = () => void queries.invalidateQueries();
    workers.addEventListener('controllerchange', readAgain, { once: true });
    return () => workers.removeEventListener('controllerchange', readAgain);
  }, [isOn, queries]);
}
