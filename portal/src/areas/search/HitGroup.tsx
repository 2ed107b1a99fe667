import { useState } from 'react';
import { parseHubDate } from '#contract/hub-date.ts';
import { dotted } from '#portal/shared/format/dotted.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { classNames } from '#portal/shared/ui/class-names.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import lines from '#portal/shared/ui/Lines.module.css';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { Section } from '#portal/shared/ui/Section.tsx';
import { Thumbnail } from '#portal/shared/ui/Thumbnail.tsx';
import { KindIcon } from './KindIcon.tsx';
import styles from './SearchPage.module.css';
import { type FoundLink, partsOf, type SearchGroup, SHOWN_FIRST } from './search.rules.ts';

/** What has a picture of its own by its id. */
const PICTURED: readonly string[] = ['article', 'category', 'excursion', 'dining', 'spa', 'activity', 'port'];

export function HitGroup({ group }: { group: SearchGroup }) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const { hits, key, total } = group;
  const shown = isWhole ? hits : hits.slice(0, SHOWN_FIRST);
  return (
    <Section title={t(key)} more={<span className={styles.total}>{total}</span>}>
      <ul className={lines.list}>
        {shown.map((hit) => (
          <li key={`${hit.kind} ${hit.id}`}>
            <PortalLink to={hit.path} className={classNames(lines.line, styles.hit)}>
              <Hit hit={hit} />
            </PortalLink>
          </li>
        ))}
      </ul>
      {shown.length < hits.length && (
        <Button kind="quiet" small onClick={() => setWhole(true)}>
          {t('search_more', { n: hits.length - shown.length })}
        </Button>
      )}
    </Section>
  );
}

function Hit({ hit }: { hit: FoundLink }) {
  const { hubUrl } = useKit();
  const { words, time } = useFormats();
  const day = hit.date ? parseHubDate(hit.date) : undefined;
  const when = dotted(day && words(day, 'long'), hit.startTime && time(hit.startTime));
  return (
    <>
      {PICTURED.includes(hit.kind) ? (
        <Thumbnail
          className={styles.picture}
          src={imageByReference(hubUrl, hit.id, PICTURE_WIDTH.thumbnail)}
          ratio="1 / 1"
        />
      ) : (
        <span className={styles.icon}>
          <KindIcon kind={hit.kind} />
        </span>
      )}
      <span className={classNames(lines.words, styles.words)}>
        <span className={lines.title}>
          <Marked text={hit.title} />
        </span>
        {when && <span className={styles.when}>{when}</span>}
        {hit.excerpt && (
          <span className={styles.excerpt}>
            <Marked text={hit.excerpt} />
          </span>
        )}
      </span>
    </>
  );
}

function Marked({ text }: { text: FoundLink['title'] }) {
  return partsOf(text).map((part, place) =>
    part.isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
      <mark key={place} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
