import { lazy, Suspense } from 'react';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { Hidden } from '#portal/shared/ui/Hidden.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import { HitGroup } from './HitGroup.tsx';
import styles from './SearchPage.module.css';
import { fitsLabel } from './search.rules.ts';
import { useSearch } from './use-search.ts';

const FilmHits = lazy(() => import('#portal/areas/vod/FilmHits.tsx').then((m) => ({ default: m.FilmHits })));

export function SearchResults({ text }: { text: string }) {
  const t = useT();
  const { groups, insteadOf, isIdle, isPending, isCurrent, error, retry } = useSearch(text);
  const modules = useGroup('modules').list;
  const hasFilms = modules.some(({ url }) => url?.startsWith('/vod/'));
  if (isIdle) return <p className={styles.hint}>{t('search_hint')}</p>;
  if (error) {
    return error.isUnanswered ? (
      <ErrorState title={t('search_offline')} onRetry={retry}>
        {t('search_offline_next')}
      </ErrorState>
    ) : (
      <ErrorState onRetry={retry} />
    );
  }
  if (isPending) return <Placeholders of="lines" count={6} />;
  const count = groups.reduce((sum, { total }) => sum + total, 0);
  const guesses = Object.values(insteadOf);
  return (
    <div className={styles.results} data-hits>
      <Hidden>
        <span role="status">{isCurrent && t('search_count', { n: count })}</span>
      </Hidden>
      {guesses.length > 0 && <p className={styles.hint}>{t('search_instead', { text: guesses.join(', ') })}</p>}
      <ModuleHits text={text} />
      {groups.map((group) => (
        <HitGroup key={`${group.key} ${text}`} group={group} />
      ))}
      {hasFilms && (
        <Suspense>
          <FilmHits text={text} />
        </Suspense>
      )}
      {isCurrent && groups.length === 0 && (
        <EmptyState
          kind="search"
          title={t('search_nothing', { text })}
          action={
            <LinkButton kind="secondary" to="/content/overview">
              {t('search_browse')}
            </LinkButton>
          }
        >
          {t('search_nothing_next')}
        </EmptyState>
      )}
    </div>
  );
}

/** Pages of the portal whose own name was typed. */
function ModuleHits({ text: typed }: { text: string }) {
  const text = useText();
  const modules = useGroup('modules').list.filter(({ url, label }) => url && fitsLabel(text(label), typed));
  if (modules.length === 0) return null;
  return (
    <div className={styles.modules}>
      {modules.map(({ id, label, url }) => (
        <LinkButton key={id} kind="secondary" small to={url ?? '/'}>
          {text(label)}
        </LinkButton>
      ))}
    </div>
  );
}
