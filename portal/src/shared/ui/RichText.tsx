import { type MouseEvent, useMemo } from 'react';
import { type LocalText, textOf } from '#contract/text.ts';
import { isPlainClick } from '#portal/shared/router/Link.tsx';
import { useNavigate } from '#portal/shared/router/router-context.ts';
import { DrawnText } from './DrawnText.tsx';
import { useKit } from './kit-context.ts';
import { linkTarget } from './link-target.ts';
import styles from './RichText.module.css';
import { cleanRichText } from './rich-text.ts';

type RichTextProps = { text: LocalText | null | undefined };

/**
 * A text of the operator with its markup, cleaned of everything that could run (AD40). Where a page is drawn ahead of its
 * browser there is nothing to clean with: the words alone.
 */
export function RichText({ text }: RichTextProps) {
  return typeof window === 'undefined' ? <DrawnText text={text} /> : <CleanText text={text} />;
}

function CleanText({ text }: RichTextProps) {
  const { device, hubUrl, language, rewrite } = useKit();
  const navigate = useNavigate();
  const html = textOf(text, language);
  const clean = useMemo(() => cleanRichText(html, { device, hubUrl, rewrite }), [html, device, hubUrl, rewrite]);
  if (!clean.trim()) return null;

  /** Links to pages of the portal open without loading it anew. */
  function openInside(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const target = linkTarget(link?.getAttribute('href') ?? '');
    if (target.kind !== 'page' || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(target.path);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only links inside are acted upon, and their Enter is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    <div
      className={styles.text}
      onClick={openInside}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the one place, and it is cleaned above
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
