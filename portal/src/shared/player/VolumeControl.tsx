import Volume from 'lucide-react/icons/volume-2';
import VolumeOff from 'lucide-react/icons/volume-x';
import type { CSSProperties } from 'react';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { IconButton } from '#portal/shared/ui/IconButton.tsx';
import type { PlayerActions } from './use-player-actions.ts';
import styles from './VolumeControl.module.css';

const STEP = 0.1;

/** Mute, and a slider where there is room; phones have keys for it. */
export function VolumeControl({ volume, actions }: { volume: number; actions: PlayerActions }) {
  const t = useT();
  const percent = Math.round(volume * 100);
  return (
    <div className={styles.volume} style={{ '--at': `${percent}%` } as CSSProperties}>
      <IconButton
        icon={volume === 0 ? <VolumeOff /> : <Volume />}
        label={t(volume === 0 ? 'player_unmute' : 'player_mute')}
        onClick={actions.toggleMute}
      />
      <input
        type="range"
        className={styles.range}
        min={0}
        max={1}
        step={STEP}
        value={volume}
        aria-label={t('player_volume')}
        aria-valuetext={`${percent} %`}
        onChange={(event) => actions.setVolume(Number(event.target.value))}
      />
    </div>
  );
}
