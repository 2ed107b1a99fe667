import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemsRoutes } from '#contract/areas/problems.ts';
import { newKey } from '#portal/shared/hub/idempotency-key.ts';
import { hubKey, useHub, useHubCall } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { useOutbox } from '#portal/shared/outbox/use-outbox.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { guestOf } from '#portal/shared/state/authentication.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { Select } from '#portal/shared/ui/Select.tsx';
import { TextArea } from '#portal/shared/ui/TextArea.tsx';
import { useForm } from '#portal/shared/ui/use-form.ts';
import styles from './Problems.module.css';
import { keepDraft, readDraft } from './problem-draft.ts';
import { withinLimit } from './problems.rules.ts';

/** A hub may take the report without saying its number; without a hub it waits on the phone. */
interface SentReport {
  number?: string;
  isKept?: boolean;
}

/** C222-C227 */
export function NewProblemPage() {
  const t = useT();
  const categories = useHub(problemsRoutes.categories);
  const [sent, setSent] = useState<SentReport>();
  usePageTitle(t('problem_new'));
  return (
    <>
      <PageHeader title={t('problem_new')} />
      {categories.isPending && <LoadingOverlay />}
      {categories.isError && <ErrorState title={t('problem_load_error')} onRetry={() => categories.refetch()} />}
      {sent ? <Sent {...sent} /> : categories.data && <ProblemForm categories={categories.data} onSent={setSent} />}
    </>
  );
}

/** CD37: the new number, and the way to follow it. */
function Sent({ number, isKept }: SentReport) {
  const t = useT();
  const follow = <LinkButton to="/problem/tracking">{t('problem_follow')}</LinkButton>;
  if (isKept) return <Notice tone="info" title={t('problem_kept')} action={follow} />;
  return (
    <Notice tone="success" title={t('problem_sent')} action={follow}>
      {number !== undefined && <p>{t('problem_number', { number })}</p>}
    </Notice>
  );
}

type FormProps = {
  categories: readonly { id: string; name: Parameters<ReturnType<typeof useText>>[0] }[];
  onSent: (report: SentReport) => void;
};

function ProblemForm({ categories, onSent }: FormProps) {
  const t = useT();
  const text = useText();
  const call = useHubCall();
  const queries = useQueryClient();
  const guest = guestOf(useGroup('authentication'));
  const [key] = useState(newKey);
  const { keepUnsent } = useOutbox();
  const form = useForm({
    initial: readDraft(guest),
    check: ({ category, description }) => ({
      category: category ? undefined : t('problem_category_missing'),
      description: description.trim() ? undefined : t('problem_description_missing'),
    }),
    async submit({ category, description }) {
      const body = { description: description.trim(), category: { id: category } };
      const report = await call(problemsRoutes.report, { body, idempotencyKey: key }).then(
        (problem) => ({ number: problem?.problemNumber?.toString() }),
        (failure: unknown) => {
          if (!keepUnsent(failure, { kind: 'problem', key, content: body })) throw failure;
          return { isKept: true };
        },
      );
      keepDraft(guest, undefined);
      queries.invalidateQueries({ queryKey: hubKey(problemsRoutes.reports) });
      onSent(report);
      return undefined;
    },
  });
  const change = (changed: Partial<typeof form.values>) => {
    form.set(changed);
    keepDraft(guest, { ...form.values, ...changed });
  };
  return (
    <form className={styles.form} {...form.form}>
      {form.busy && <LoadingOverlay />}
      <Select
        {...form.field('category')}
        label={t('problem_category')}
        onChange={(category) => change({ category })}
        placeholder={t('problem_choose')}
        options={categories.map(({ id, name }) => ({ value: id, label: text(name) }))}
      />
      <TextArea
        {...form.field('description')}
        label={t('problem_description')}
        help={t('problem_description_help')}
        maxLength={499}
        onChange={(description) => change({ description: withinLimit(description) })}
      />
      {form.failure !== undefined && <Notice tone="danger">{t('problem_error')}</Notice>}
      <Button type="submit" busy={form.busy} data-action>
        {t('problem_send')}
      </Button>
    </form>
  );
}
