import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import type { LocalText } from '#contract/text.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { FactRow } from '#portal/shared/ui/FactRow.tsx';
import { plainText } from '#portal/shared/ui/plain-text.ts';

interface ArticleFactsProps {
  where: LocalText | null | undefined;
  when: LocalText | null | undefined;
}

/** Where and when, for what of the two an article says. */
export function ArticleFacts({ where, when }: ArticleFactsProps) {
  const t = useT();
  const text = useText();
  const facts = [
    { name: t('content_where'), icon: <MapPin aria-hidden="true" />, value: plainText(text(where)) },
    { name: t('content_when'), icon: <Clock aria-hidden="true" />, value: plainText(text(when)) },
  ].filter(({ value }) => value);
  return facts.length > 0 ? <FactRow facts={facts} /> : null;
}
