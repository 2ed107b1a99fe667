import type { ReactNode } from 'react';
import type { HubFailure } from '#portal/shared/hub/hub-failure.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';

interface Read {
  data: unknown;
  error: HubFailure | null;
  refetch: () => unknown;
}

/** A293, A301: the spinner until everything is there; a page that cannot be read says what to do next. */
export function Reading({ reads, children }: { reads: readonly Read[]; children: () => ReactNode }) {
  const failed = reads.filter(({ data, error }) => error && data === undefined);
  if (failed.some(({ error }) => error?.status === 404)) return <NotFound />;
  if (failed.length > 0) return <ErrorState onRetry={() => failed.map(({ refetch }) => refetch())} />;
  if (reads.some(({ data }) => data === undefined)) return <LoadingOverlay />;
  return children();
}

/** AD40 */
export function NotFound() {
  const t = useT();
  return (
    <EmptyState
      kind="search"
      title={t('page_not_found')}
      action={
        <LinkButton kind="secondary" to="/content/overview">
          {t('content_to_overview')}
        </LinkButton>
      }
    >
      {t('content_not_found_help')}
    </EmptyState>
  );
}

/** A part of a page that loads by itself: its failure leaves the rest of the page standing. */
export function PartReading({ read, children }: { read: Read; children: () => ReactNode }) {
  if (read.error && read.data === undefined) return <ErrorState onRetry={() => read.refetch()} />;
  return read.data === undefined ? <Placeholders of="lines" /> : children();
}
