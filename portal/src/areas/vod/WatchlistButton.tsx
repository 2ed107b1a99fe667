import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import type { Vod } from '#portal/shared/video-one/vod.ts';
import { useWatchlist } from './use-watchlist.ts';

/** C90: on the list or not, by one press. */
export function WatchlistButton({ vod, small }: { vod: Vod; small?: boolean }) {
  const t = useT();
  const { toggle, isBusy } = useWatchlist(vod);
  const Icon = vod.watchlisted ? Check : Plus;
  return (
    <Button
      kind="secondary"
      small={small}
      icon={<Icon aria-hidden="true" />}
      busy={isBusy}
      aria-pressed={vod.watchlisted}
      onClick={toggle}
    >
      {t('vod_watchlist_mark')}
    </Button>
  );
}
