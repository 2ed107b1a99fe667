import type { Activity, Taxonomy } from '#contract/areas/marketplace.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import styles from './Marketplace.module.css';
import { TaxonomyGroups } from './TaxonomyGroups.tsx';

interface ActivityTextsProps {
  activity: Activity;
  taxonomies: readonly Taxonomy[] | undefined;
}

/**
 * B233: about, where, meeting point and info; a text that is not there leaves no heading behind. What stands below the
 * taxonomies waits for them, so that nothing moves under a reader's eyes.
 */
export function ActivityTexts({ activity, taxonomies }: ActivityTextsProps) {
  const t = useT();
  const about = <TextBlock heading={t('marketplace_about')} text={activity.about} />;
  if (!taxonomies) {
    return (
      <>
        {about}
        <Placeholders of="lines" />
      </>
    );
  }
  return (
    <>
      {about}
      <TaxonomyGroups taxonomies={taxonomies} />
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
