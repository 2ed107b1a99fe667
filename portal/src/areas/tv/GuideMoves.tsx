import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo } from 'react';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { IconButton } from '#portal/shared/ui/IconButton.tsx';
import type { Channel } from '#portal/shared/video-one/channel.ts';
import styles from './GuideMoves.module.css';
import { GUIDE_SECONDS } from './guide.rules.ts';

interface GuideMovesProps {
  channels: Channel[];
  from: number;
  moves: number;
  onMove: (moves: number) => void;
}

/** The guide begins with the present; what was and what comes is a press away, as far as the programmes go. */
export function GuideMoves({ channels, from, moves, onMove }: GuideMovesProps) {
  const t = useT();
  const formats = useFormats();
  const { first, last } = useMemo(() => {
    const programmes = channels.map(({ epg }) => epg.programs);
    return {
      first: Math.min(...programmes.map((all) => all[0]?.start ?? Number.POSITIVE_INFINITY)),
      last: Math.max(...programmes.map((all) => all.at(-1)?.end ?? Number.NEGATIVE_INFINITY)),
    };
  }, [channels]);
  const { day } = formats.shipTime(from);
  return (
    <div className={styles.moves}>
      <span className={styles.day}>{formats.words(day, 'long')}</span>
      <IconButton
        icon={<ChevronLeft />}
        label={t('tv_earlier')}
        disabled={from <= first}
        onClick={() => onMove(moves - 1)}
      />
      <Button kind="secondary" small disabled={moves === 0} onClick={() => onMove(0)}>
        {t('tv_now')}
      </Button>
      <IconButton
        icon={<ChevronRight />}
        label={t('tv_later')}
        disabled={from + GUIDE_SECONDS * 1_000 >= last}
        onClick={() => onMove(moves + 1)}
      />
    </div>
  );
}
