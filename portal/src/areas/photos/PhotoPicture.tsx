import { useRef } from 'react';
import { FadingImage } from '#portal/shared/ui/FadingImage.tsx';
import { PictureFrame } from '#portal/shared/ui/PictureFrame.tsx';
import { PicturePlaceholder } from '#portal/shared/ui/PicturePlaceholder.tsx';
import styles from './PhotoPicture.module.css';
import { type PhotoSource, usePhotoFile } from './use-photo-file.ts';

interface PhotoPictureProps {
  source: PhotoSource;
  /** Width by height; kept before the picture is there. */
  ratio?: number;
  alt: string;
  /** The whole picture in the frame, instead of a frame full of picture. */
  whole?: boolean;
  className?: string;
}

const FRAME_PX = 600;

/** Without words of its own it is said by what stands around it. */
const nameOf = (alt: string) => (alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true });

/** A photo of the guest in a frame that is there first, so that nothing moves. */
export function PhotoPicture({ source, ratio = 3 / 2, alt, whole, className }: PhotoPictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const loaded = usePhotoFile(source, frame);
  const address = loaded.state === 'shown' ? loaded.address : undefined;
  return (
    <PictureFrame ref={frame} ratio={ratio} whole={whole} className={className}>
      {address && (
        <FadingImage key={address} src={address} alt={alt} width={FRAME_PX} height={Math.round(FRAME_PX / ratio)} />
      )}
      {!address && (
        <span {...nameOf(alt)} className={styles.still}>
          {loaded.state === 'failed' && <PicturePlaceholder />}
        </span>
      )}
    </PictureFrame>
  );
}
