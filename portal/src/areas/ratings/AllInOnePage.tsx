import { useState } from 'react';
import { contentRoutes } from '#contract/areas/content.ts';
import { type RatingProfile, ratingsRoutes } from '#contract/areas/ratings.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { Card } from '#portal/shared/ui/Card.tsx';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import { SegmentedChoice } from '#portal/shared/ui/SegmentedChoice.tsx';
import styles from './Feedback.module.css';
import { FeedbackForm } from './FeedbackForm.tsx';

/** C156, C163, C164: everything at once; each profile opens when the guest wants to say something about it. */
export function AllInOnePage() {
  const t = useT();
  const text = useText();
  const profiles = useHub(ratingsRoutes.profiles, { query: { allInOne: 'true' } });
  const category = useHub(contentRoutes.categoriesByHashtag, { query: { hashtag: 'allInOneFeedback' } }).data?.[0];
  const title = category ? text(category.title) : t('ratings_title');
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} lead={category?.description && <RichText text={category.description} />} />
      {profiles.isPending && <LoadingOverlay />}
      {profiles.isError && <ErrorState title={t('ratings_load_error')} onRetry={() => profiles.refetch()} />}
      {profiles.data?.length === 0 && <EmptyState title={t('ratings_none')} />}
      <div className={styles.all}>
        {(profiles.data ?? []).map((profile) => (
          <ProfileChoice key={profile.id} profile={profile} />
        ))}
      </div>
    </>
  );
}

/** CD28: neither is chosen at first; No closes the form and discards its input. */
function ProfileChoice({ profile }: { profile: RatingProfile }) {
  const t = useT();
  const text = useText();
  const [choice, setChoice] = useState<'yes' | 'no' | ''>('');
  const title = text(profile.title);
  return (
    <Card className={styles.profile}>
      <h2>{title}</h2>
      <RichText text={profile.description} />
      <SegmentedChoice
        label={t('ratings_wish', { title })}
        value={choice}
        onChange={setChoice}
        options={[
          { value: 'yes', label: t('ratings_yes') },
          { value: 'no', label: t('ratings_no') },
        ]}
      />
      {choice === 'yes' && <FeedbackForm profile={profile} />}
    </Card>
  );
}
