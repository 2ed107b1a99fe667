import { FEEDBACK_TEXT_MAX, type RatingQuestion } from '#contract/areas/ratings.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { TextArea } from '#portal/shared/ui/TextArea.tsx';
import { TextField } from '#portal/shared/ui/TextField.tsx';
import styles from './Feedback.module.css';
import type { ItemProps } from './FeedbackField.tsx';
import { StarRating } from './StarRating.tsx';

/** C167, CD28: stars, a text area or one line, as the question asks for it; with stars the text is extra. */
export function FeedbackQuestion({
  question,
  given,
  onChange,
  disabled,
  message,
}: ItemProps & { question: RatingQuestion }) {
  const t = useT();
  const label = useText()(question.question);
  const { id, inputRating, inputText, inputTextSmall } = question;
  // A text cannot be typed beyond its limit, nor pasted (C173).
  const write = (text: string) => onChange({ texts: { ...given.texts, [id]: text.slice(0, FEEDBACK_TEXT_MAX) } });
  const texts = {
    label: inputRating ? t('feedback_more', { question: label }) : label,
    value: given.texts[id] ?? '',
    onChange: write,
    maxLength: FEEDBACK_TEXT_MAX,
    disabled,
    message: inputRating ? undefined : message,
    optional: inputRating === true || question.mandatory === false,
  };
  return (
    <div className={styles.question}>
      {inputRating && (
        <StarRating
          label={label}
          value={given.ratings[id]}
          onChange={(stars) => onChange({ ratings: { ...given.ratings, [id]: stars } })}
          disabled={disabled}
          message={message}
        />
      )}
      {inputText && <TextArea {...texts} />}
      {inputTextSmall && !inputText && <TextField {...texts} />}
      {/* A question that says nothing about its input still wants an answer. */}
      {!inputRating && !inputText && !inputTextSmall && <TextArea {...texts} />}
    </div>
  );
}
