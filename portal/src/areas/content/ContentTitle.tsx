import type { ReactNode } from 'react';
import type { Article, Category } from '#contract/areas/content.ts';
import { useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { BookNowLink } from '#portal/shared/ui/BookNowBadge.tsx';
import styles from './ContentTitle.module.css';
import { HiddenMarker } from './HiddenMarker.tsx';
import { LEAST_CONTRAST, operatorColours } from './operator-colours.rules.ts';

/** A269, A294, A298: the page's heading in the operator's colours; a title that is not to show names the window alone. */
export function ContentTitle({ item, children }: { item: Article | Category; children?: ReactNode }) {
  const text = useText();
  const colours = operatorColours(item, LEAST_CONTRAST.largeText);
  const title = text(item.title);
  usePageTitle(title);
  return (
    <header className={styles.head}>
      {item.showTitle !== false && (
        <h1 className={styles.title}>
          {colours ? (
            <span className={styles.coloured} style={colours}>
              {title}
            </span>
          ) : (
            title
          )}
        </h1>
      )}
      <HiddenMarker of={item} />
      {item.showBookNow && <BookNowLink to={item.bookingPath} />}
      {children}
    </header>
  );
}
