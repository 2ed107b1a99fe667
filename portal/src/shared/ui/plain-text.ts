/** The words of a rich text, for places that show one or two lines. Nothing in it is loaded or run. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  // Where a page is drawn ahead of its browser nothing reads HTML, and words without their marks are near enough.
  if (typeof DOMParser === 'undefined')
    return html
      .replace(/<[^>]*>|&\w+;/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  const { body } = new DOMParser().parseFromString(html.replace(/<(br|\/p|\/li|\/h\d)\b/gi, ' <$1'), 'text/html');
  for (const silent of body.querySelectorAll('script, style, template, noscript')) silent.remove();
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The same paragraph by paragraph, for pages that set their own lines. */
export function paragraphsOf(html: string): string[] {
  const blocks = html.split(/<\/(?:p|li|h\d|div|tr)>|<br\s*\/?>|\n\s*\n/i);
  return [...new Set(blocks.map(plainText))].filter(Boolean);
}
