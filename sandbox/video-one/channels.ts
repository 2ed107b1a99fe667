/** The answer to `channels/getChannelData`. */
export function channelData(): unknown[] {
  return [];
}
