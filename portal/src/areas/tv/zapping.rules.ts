/** Remote controls send arrows, or keys of their own; up is the next channel, as on every television. */
const CHANNEL_KEYS: Readonly<Record<string, 1 | -1>> = { ChannelUp: 1, ChannelDown: -1, PageUp: 1, PageDown: -1 };
const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** Which way a key changes the channel: arrows only while the picture has them. */
export function zapStep(key: string, isOnPicture: boolean): 1 | -1 | undefined {
  return CHANNEL_KEYS[key] ?? (isOnPicture ? ARROWS[key] : undefined);
}

/** The channel beside one; behind the last is the first. */
export function channelBeside<T extends { id: string }>(channels: readonly T[], id: string, step: 1 | -1) {
  const place = channels.findIndex((one) => one.id === id);
  if (place < 0 || channels.length < 2) return undefined;
  return channels[(place + step + channels.length) % channels.length];
}
