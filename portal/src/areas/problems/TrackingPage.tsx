import { type Problem, problemsRoutes } from '#contract/areas/problems.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useText, useTranslation } from '#portal/shared/i18n/use-t.ts';
import { useOutbox } from '#portal/shared/outbox/use-outbox.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useNavigate } from '#portal/shared/router/router-context.ts';
import type { Letter } from '#portal/shared/state/letter.ts';
import { Badge } from '#portal/shared/ui/Badge.tsx';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Card } from '#portal/shared/ui/Card.tsx';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import styles from './Problems.module.css';
import { keepDraft } from './problem-draft.ts';
import { categoryName, draftOf, mayLeaveFeedback, STATUS_WORDS } from './problems.rules.ts';

/** Where the hub does not tell the open page. */
const REFRESH_MS = 60_000;

/** C228-C235: what the guest reported, and how far it is. */
export function TrackingPage() {
  const { t } = useTranslation();
  const reports = useHub(problemsRoutes.reports, undefined, { staleTime: 0, refetchInterval: REFRESH_MS });
  const config = useHub(problemsRoutes.config, undefined, { quietly: true });
  const unsent = useOutbox().lettersOf('problem');
  usePageTitle(t('problem_tracking'));
  return (
    <>
      <PageHeader title={t('problem_tracking')} />
      {reports.isPending && <LoadingOverlay />}
      {reports.isError && <ErrorState title={t('problem_load_error')} onRetry={() => reports.refetch()} />}
      {reports.data?.length === 0 && unsent.length === 0 && (
        <EmptyState title={t('problem_none')} action={<LinkButton to="/problem/new">{t('problem_new')}</LinkButton>} />
      )}
      <ul className={styles.list}>
        {unsent.map((letter) => (
          <li key={letter.key}>
            <UnsentCard letter={letter} />
          </li>
        ))}
        {(reports.data ?? []).map((problem) => (
          <li key={problem.id}>
            <ProblemCard problem={problem} feedbackPath={config.data?.feedbackProfilePath} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Still on the phone; one that the hub would not have leaves only with its guest's word. */
function UnsentCard({ letter }: { letter: Letter }) {
  const { t } = useTranslation();
  const { takeOut } = useOutbox();
  const navigate = useNavigate();
  const isRefused = letter.fate === 'refused';
  const writeAgain = () => {
    keepDraft(letter.guest, draftOf(letter.content));
    takeOut(letter);
    navigate('/problem/new');
  };
  return (
    <Card className={styles.problem}>
      <div className={styles.head}>
        <Badge tone={isRefused ? 'danger' : 'accent'}>{t(isRefused ? 'problem_refused' : 'problem_waiting')}</Badge>
      </div>
      <p className={styles.words}>{draftOf(letter.content).description}</p>
      {isRefused && (
        <div className={styles.choices}>
          <Button kind="secondary" small onClick={writeAgain}>
            {t('problem_write_again')}
          </Button>
          <Button kind="quiet" small onClick={() => takeOut(letter)}>
            {t('problem_delete')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function ProblemCard({ problem, feedbackPath }: { problem: Problem; feedbackPath: string | null | undefined }) {
  const { t, language } = useTranslation();
  const text = useText();
  const formats = useFormats();
  const [date = '', time = ''] = problem.receivedDateTime.split(' ');
  const word = STATUS_WORDS[problem.status];
  const isDone = problem.status === 'Resolved';
  return (
    <Card className={styles.problem}>
      <div className={styles.head}>
        <h2>{categoryName(problem.problemCategory, language)}</h2>
        <Badge tone={isDone ? 'positive' : 'accent'}>{word ? t(word) : problem.status}</Badge>
      </div>
      <p className={styles.facts}>
        {t('problem_number', { number: String(problem.problemNumber) })} ·{' '}
        {t('problem_received', { when: `${formats.hubDate(date)} ${time && formats.time(time)}`.trim() })}
      </p>
      <p className={styles.words}>{problem.description}</p>
      {text(problem.solution).trim() && (
        <section className={styles.solution} aria-label={t('problem_solution')}>
          <h3>{t('problem_solution')}</h3>
          <RichText text={problem.solution} />
        </section>
      )}
      {feedbackPath && mayLeaveFeedback(problem, feedbackPath, language) && (
        <LinkButton to={feedbackPath}>{t('problem_leave_feedback')}</LinkButton>
      )}
    </Card>
  );
}
