import { type LocalText, textOf } from '#contract/text.ts';
import { useKit } from './kit-context.ts';
import { paragraphsOf } from './plain-text.ts';
import styles from './RichText.module.css';

type DrawnTextProps = { text: LocalText | null | undefined };

/** The words of a rich text without its markup, paragraph by paragraph: for what is drawn before the code of rich texts is there. */
export function DrawnText({ text }: DrawnTextProps) {
  const paragraphs = paragraphsOf(textOf(text, useKit().language));
  if (paragraphs.length === 0) return null;
  return (
    <div className={styles.text}>
      {paragraphs.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  );
}
