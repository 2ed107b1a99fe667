import { isFile, isPlaylist } from '#portal/shared/player/stream.rules.ts';
import type { PlayoutAsset } from '#portal/shared/video-one/vod.ts';

/** CD17: the demo player takes a file, the others a playlist; what there is must do. */
export function chooseAsset(assets: readonly PlayoutAsset[], isDemoSystem: boolean): PlayoutAsset | undefined {
  const [wanted, other] = isDemoSystem ? [isFile, isPlaylist] : [isPlaylist, isFile];
  return assets.find(({ url }) => wanted(url)) ?? assets.find(({ url }) => !other(url)) ?? assets[0];
}
