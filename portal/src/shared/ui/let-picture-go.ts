/**
 * A picture whose page is left. Where it goes by the width of its place (`sizes="auto"`), a browser takes it for as wide as the
 * window as soon as it has none, and fetches it once more: it keeps its width. What is still on its way nobody waits for, and
 * the pictures of the next page do: it is called back.
 */
export function letPictureGo(picture: HTMLImageElement): void {
  const { width } = picture.getBoundingClientRect();
  if (width > 0 && picture.sizes.startsWith('auto')) picture.sizes = `${width}px`;
  queueMicrotask(() => {
    // One that is only hidden comes back.
    if (picture.isConnected || picture.complete) return;
    for (const name of ['src', 'srcset']) picture.removeAttribute(name);
  });
}
