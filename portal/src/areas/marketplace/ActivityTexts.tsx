import type { ReactNode } from 'react';
import type { Activity } from '#contract/areas/marketplace.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import styles from './Marketplace.module.css';

/** B233: about, where, meeting point and info; a text that is not there leaves no heading behind. */
export function ActivityTexts({ activity, between }: { activity: Activity; between?: ReactNode }) {
  const t = useT();
  return (
    <>
      <TextBlock heading={t('marketplace_about')} text={activity.about} />
      {between}
      <TextBlock heading={t('marketplace_where')} text={activity.where_text} />
      <TextBlock heading={t('marketplace_meeting_point')} text={activity.meeting_point} />
      <TextBlock heading={t('marketplace_info')} text={activity.info} />
    </>
  );
}

function TextBlock({ heading, text }: { heading: string; text: string | null | undefined }) {
  if (!text?.trim()) return null;
  return (
    <section className={styles.block}>
      <h2>{heading}</h2>
      <RichText text={text} />
    </section>
  );
}
