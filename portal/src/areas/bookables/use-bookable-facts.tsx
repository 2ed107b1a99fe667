import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import MapPin from 'lucide-react/icons/map-pin';
import Wallet from 'lucide-react/icons/wallet';
import type { Bookable, BookableModule } from '#contract/areas/bookables.ts';
import { useDurationText } from '#portal/shared/format/use-duration-text.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import type { Fact } from '#portal/shared/ui/FactRow.tsx';
import { shownPrice } from './bookables.rules.ts';
import { PriceEach } from './PriceEach.tsx';

/** B195: where it is, when it is open, how long it takes and what it costs; what is absent leaves no gap. */
export function useBookableFacts(module: BookableModule, item: Bookable): Fact[] {
  const t = useT();
  const text = useText();
  const durationText = useDurationText();
  const price = shownPrice(module, item.price);
  const where = [text(item.location), text(item.locationDetail)].filter(Boolean).join(', ');
  const facts: Fact[] = [
    { name: t('bookable_where'), icon: <MapPin aria-hidden="true" />, value: where },
    { name: t('bookable_when'), icon: <Clock aria-hidden="true" />, value: text(item.times) },
    {
      name: t('bookable_duration'),
      icon: <Hourglass aria-hidden="true" />,
      value: item.duration ? durationText(item.duration) : '',
    },
    {
      name: t('bookable_price'),
      icon: <Wallet aria-hidden="true" />,
      value: price === undefined ? '' : <PriceEach module={module} price={price} />,
    },
  ];
  return facts.filter(({ value }) => value !== '');
}
