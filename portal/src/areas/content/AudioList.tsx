import { contentRoutes } from '#contract/areas/content.ts';
import type { AudioBlob } from '#contract/blobs.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Section } from '#portal/shared/ui/Section.tsx';
import styles from './MediaList.module.css';
import { MediaPlayer } from './MediaPlayer.tsx';
import { recordingName } from './recording-name.rules.ts';
import { listOf } from './shown-items.rules.ts';
import { usePreview } from './use-preview.ts';

/** A315, AD48: recordings of an owner, on all devices. */
export function AudioList({ ownerId }: { ownerId: string }) {
  const t = useT();
  const { on } = usePreview();
  const input = { params: { id: ownerId }, query: { previewMode: on } };
  const audios = listOf<AudioBlob>(useHub(contentRoutes.audios, input).data);
  if (audios.length === 0) return null;
  return (
    <Section title={t('content_listen')}>
      <ul className={styles.tracks}>
        {audios.map(({ id, name, url }) => (
          <li key={id} className={styles.track}>
            <MediaPlayer kind="audio" url={url} title={recordingName(name)} failure={t('audio_failed')} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
