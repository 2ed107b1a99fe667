import type { Article } from '#contract/areas/content.ts';
import type { VideoBlob } from '#contract/blobs.ts';
import { useText, useTranslation } from '#portal/shared/i18n/use-t.ts';
import { CaptionTracks } from '#portal/shared/player/CaptionTracks.tsx';
import { Player } from '#portal/shared/player/Player.tsx';
import { useCaptions } from '#portal/shared/player/use-captions.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { useMediaAddress } from '#portal/shared/ui/use-media-address.ts';
import styles from './Muster.module.css';
import { isWebKit } from './muster.rules.ts';
import { WebKitPlayer } from './WebKitPlayer.tsx';

interface SafetyFilmProps {
  article: Article;
  video: VideoBlob;
  onEnded: () => void;
}

/** C194-C197: cannot be skipped, in either player. */
export function SafetyFilm({ article, video, onEnded }: SafetyFilmProps) {
  const text = useText();
  const { language } = useTranslation();
  const { hubUrl } = useKit();
  const address = useMediaAddress();
  const files = (video.captions ?? []).map((one) => ({ language: one.language, url: address(one.url) }));
  const captions = useCaptions(files);
  const Film = isWebKit(navigator.userAgent) ? WebKitPlayer : Player;
  return (
    <div className={styles.film}>
      <Film
        src={address(video.urlFrontend)}
        title={text(article.title)}
        poster={imageByReference(hubUrl, article.id, PICTURE_WIDTH.header)}
        tracks={<CaptionTracks captions={captions} language={language} />}
        noSeekingAhead
        onEnded={onEnded}
      />
    </div>
  );
}
