import { type FormEvent, useEffect, useRef } from 'react';
import { type RatingProfile, ratingsRoutes } from '#contract/areas/ratings.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Checkbox } from '#portal/shared/ui/Checkbox.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import styles from './Feedback.module.css';
import { FeedbackField } from './FeedbackField.tsx';
import { FeedbackQuestion } from './FeedbackQuestion.tsx';
import { idOf, itemsOf, needsAcceptance } from './feedback.rules.ts';
import { isOver, useFeedback } from './use-feedback.ts';

/** C169-C185: one profile's questions; nothing typed is lost whatever the hub answers. */
export function FeedbackForm({ profile }: { profile: RatingProfile }) {
  const t = useT();
  const text = useText();
  const conditions = useHub(ratingsRoutes.conditions, undefined, {
    enabled: profile.acceptTandC === true,
    quietly: true,
  });
  const conditionText = conditions.data?.conditionText ?? '';
  const mustAccept = needsAcceptance(profile, text(conditionText));
  const form = useFeedback(profile, mustAccept);
  const element = useRef<HTMLFormElement>(null);
  const { presses, missing, given, sending } = form;
  const isDone = isOver(sending);
  const wasPressed = presses > 0 && !isDone;

  // C178: every press leads to what is missing, also when it is the same as before.
  useEffect(() => {
    if (presses === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    const control = wrong?.matches('fieldset') ? wrong.querySelector<HTMLElement>('input:enabled') : wrong;
    control?.focus({ preventScroll: true });
  }, [presses]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  const messageOf = (id: string) => (wasPressed && missing.includes(id) ? t('mandatory_answer') : undefined);

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      {sending === 'sending' && <LoadingOverlay />}
      {itemsOf(profile).map((item) => {
        const parts = { given, onChange: form.change, disabled: isDone, message: messageOf(idOf(item)) };
        return item.kind === 'field' ? (
          <FeedbackField key={idOf(item)} field={item.field} {...parts} />
        ) : (
          <FeedbackQuestion key={idOf(item)} question={item.question} {...parts} />
        );
      })}
      {mustAccept && (
        <div>
          <div className={styles.terms}>
            <RichText text={conditionText} />
          </div>
          <Checkbox
            label={t('feedback_accept')}
            value={form.isAccepted}
            onChange={form.accept}
            disabled={isDone}
            message={wasPressed && form.lacksAcceptance ? t('feedback_termsandconditions_must_be_accepted') : undefined}
          />
        </div>
      )}
      {sending === 'error' && <Notice tone="danger">{t('feedback_error_message')}</Notice>}
      {sending === 'saved' && <Notice tone="success">{t('feedback_thank_you')}</Notice>}
      {sending === 'kept' && <Notice tone="info">{t('feedback_kept')}</Notice>}
      {!isDone && (
        <Button type="submit" busy={sending === 'sending'} data-action>
          {t('feedback_send')}
        </Button>
      )}
    </form>
  );
}
