import { useState } from 'react';
import { FadingImage } from './FadingImage.tsx';
import { useKit } from './kit-context.ts';
import { PictureFrame } from './PictureFrame.tsx';
import { PicturePlaceholder } from './PicturePlaceholder.tsx';
import { partnerPictureSet, pictureSet } from './picture-set.ts';
import { defaultImage, focusPosition, publicAddress, versioned } from './pictures.ts';

export type PictureRatio = '4 / 3' | '16 / 9' | '1 / 1' | '2 / 3' | '21 / 9';

export type ThumbnailProps = {
  src?: string;
  fallback?: string;
  /** Empty when the text beside it says the same. */
  alt?: string;
  ratio?: PictureRatio;
  /** In which widths a partner has it. */
  widths?: readonly number[] | undefined;
  /** Above the fold: fetched at once. */
  eager?: boolean;
  /** The header of its page: fetched ahead of all other pictures. */
  first?: boolean;
  /** In sight from the first byte on. */
  atOnce?: boolean;
  /** The whole picture in its frame, whatever its own ratio. */
  whole?: boolean;
  /** How wide it stands, as `sizes` has it, where its width does not tell. */
  place?: string;
  className?: string;
};

/** A330-A332: the picture, then the given fallback, then the default image, then a drawing and no further request. */
export function Thumbnail({
  src,
  fallback,
  alt = '',
  ratio = '4 / 3',
  widths,
  first,
  eager = first,
  atOnce = first,
  whole,
  place,
  className,
}: ThumbnailProps) {
  const { hubUrl, defaultImageId, rewrite, picturesVersion } = useKit();
  const addresses = [src, fallback, defaultImage(hubUrl, defaultImageId)]
    .filter((address) => !!address)
    .map((address) => versioned(publicAddress(address as string, rewrite), picturesVersion));
  return (
    <PictureFrame {...{ ratio, whole, className }}>
      <FirstThatLoads
        key={addresses.join(' ')}
        addresses={[...new Set(addresses)]}
        {...{ alt, ratio, eager, first, atOnce, place }}
        widths={src ? widths : undefined}
      />
    </PictureFrame>
  );
}

type FirstThatLoadsProps = Pick<ThumbnailProps, 'eager' | 'first' | 'atOnce' | 'place' | 'widths'> & {
  addresses: string[];
  alt: string;
  ratio: PictureRatio;
};

const RESERVED_WIDTH_PX = 400;

function FirstThatLoads({ addresses, alt, ratio, eager, first, atOnce, place, widths }: FirstThatLoadsProps) {
  const { focusPoints } = useKit();
  const [failed, setFailed] = useState(0);
  const address = addresses[failed];
  if (!address) return alt ? <PlaceholderNamed name={alt} /> : <PicturePlaceholder />;
  // Only the picture itself is the partner's; what stands in for it is the hub's.
  const isPartners = widths !== undefined && failed === 0;
  const [across = 4, down = 3] = ratio.split('/').map(Number);
  return (
    <FadingImage
      key={address}
      {...(isPartners ? partnerPictureSet(address, widths, place) : pictureSet(address, !eager, place))}
      src={address}
      position={focusPosition(address, focusPoints)}
      alt={alt}
      width={RESERVED_WIDTH_PX}
      height={Math.round((RESERVED_WIDTH_PX * down) / across)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      atOnce={atOnce}
      onError={() => setFailed(failed + 1)}
    />
  );
}

function PlaceholderNamed({ name }: { name: string }) {
  return (
    <span role="img" aria-label={name}>
      <PicturePlaceholder />
    </span>
  );
}
