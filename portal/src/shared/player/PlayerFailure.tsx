import { useT } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import styles from './PlayerFailure.module.css';
import type { Failure } from './stream.rules.ts';

const TEXTS = {
  network: 'player_failed_network',
  refused: 'player_failed_refused',
  media: 'player_failed_media',
  unsupported: 'player_failed_unsupported',
} as const satisfies Record<Failure, string>;

export function PlayerFailure(props: { failure: Failure; text: string | undefined; onRetry: () => void }) {
  const t = useT();
  return (
    <div className={styles.failure} role="alert">
      <p>{props.text ?? t(TEXTS[props.failure])}</p>
      <Button kind="primary" onClick={props.onRetry}>
        {t('kit.tryAgain')}
      </Button>
    </div>
  );
}
