import { contentRoutes } from '#contract/areas/content.ts';
import type { VideoBlob } from '#contract/blobs.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { plainText } from '#portal/shared/ui/plain-text.ts';
import { Section } from '#portal/shared/ui/Section.tsx';
import styles from './MediaList.module.css';
import { MediaPlayer } from './MediaPlayer.tsx';
import { listOf } from './shown-items.rules.ts';
import { usePreview } from './use-preview.ts';

/** A316, A322: films of an owner, on guests' own devices only. */
export function VideoList({ ownerId }: { ownerId: string }) {
  const t = useT();
  const text = useText();
  const { on } = usePreview();
  const isOffered = useConfiguration().kind === 'App';
  const input = { params: { id: ownerId }, query: { previewMode: on } };
  const videos = listOf<VideoBlob>(useHub(contentRoutes.videos, input, { enabled: isOffered }).data);
  if (!isOffered || videos.length === 0) return null;
  return (
    <Section title={t('content_watch')}>
      <ul className={styles.films}>
        {videos.map(({ id, name, description, urlFrontend }) => (
          <li key={id} className={styles.film}>
            <MediaPlayer
              kind="video"
              url={urlFrontend}
              title={plainText(text(description)) || (name ?? '')}
              failure={t('video_failed')}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
