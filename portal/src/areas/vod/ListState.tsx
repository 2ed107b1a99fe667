import type { ReactNode } from 'react';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { PosterGrid } from './PosterGrid.tsx';
import { PostersLoading } from './PostersLoading.tsx';
import { posterOfVod } from './posters.ts';
import type { VodList } from './use-vod-list.ts';

interface ListStateProps {
  list: VodList;
  label: string;
  /** Said, and offered, where there is nothing. */
  hint?: string | undefined;
  action?: ReactNode;
}

/** A list of posters in whatever state it is. */
export function ListState({ list, label, hint, action }: ListStateProps) {
  const t = useT();
  const { vods, hasFailed, isOver } = list;
  if (!vods) return hasFailed ? <ErrorState onRetry={list.retry} /> : <PostersLoading />;
  if (vods.length === 0) {
    return (
      <EmptyState title={t('searchNoResult')} action={action}>
        {hint}
      </EmptyState>
    );
  }
  return (
    <>
      <PosterGrid
        posters={vods.map(posterOfVod)}
        label={label}
        onEnd={isOver || hasFailed ? undefined : list.loadMore}
      />
      {hasFailed && <ErrorState onRetry={list.retry} />}
    </>
  );
}
