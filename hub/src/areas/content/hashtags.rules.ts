/** AD46: hashtags are compared without regard to case and a leading "#". */
export function normalHashtag(text: string): string {
  return text.trim().replace(/^#+/, '').trim().toLowerCase();
}

/** Each hashtag once, in its compared form; texts that are nothing but a "#" go. */
export function normalHashtags(texts: readonly string[]): string[] {
  return [...new Set(texts.map(normalHashtag).filter(Boolean))];
}
