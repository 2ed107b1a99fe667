/** The words of a rich text, for places that show one or two lines. Nothing in it is loaded or run. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html.replace(/<(br|\/p|\/li|\/h\d)\b/gi, ' <$1'), 'text/html');
  for (const silent of body.querySelectorAll('script, style, template, noscript')) silent.remove();
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
