import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { Dialog } from '#portal/shared/ui/Dialog.tsx';
import { Spinner } from '#portal/shared/ui/Spinner.tsx';
import { failureWords } from './failure-words.rules.ts';
import styles from './VideoNotices.module.css';

const GROUPS = ['vod', 'audio', 'channels'] as const;

/** C38, C39, CD10: what went wrong in a dialog that can be closed, and a spinner while something is fetched. */
export function VideoNotices() {
  const t = useT();
  const { store } = usePortal();
  const { isFetching, errorMessage: video } = useGroup('vod');
  const audio = useGroup('audio').errorMessage;
  const channels = useGroup('channels').errorMessage;
  const message = video ?? audio ?? channels;

  function close() {
    for (const group of GROUPS) patchGroup(store, group, { errorMessage: undefined });
  }

  return (
    <>
      {isFetching && (
        <div className={styles.fetching} role="status" data-loading>
          <Spinner />
          {t('kit.loading')}
        </div>
      )}
      {message && (
        <Dialog title={t('vod_error_title')} size="small" onClose={close}>
          <p>{failureWords(message, t)}</p>
        </Dialog>
      )}
    </>
  );
}
