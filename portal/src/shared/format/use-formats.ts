import { useMemo } from 'react';
import { formatTime } from '#contract/clock-time.ts';
import { type IsoDay, wallClock } from '#contract/hub-date.ts';
import { formatPrice } from '#contract/money.ts';
import { useConfiguration, useLook } from '#portal/shared/device/use-configuration.ts';
import { useTranslation } from '#portal/shared/i18n/use-t.ts';
import { type DayWords, dayInWords, formatDay, formatHubDate } from './dates.ts';
import { type DateOrder, dateOrder } from './locale.ts';

export interface Formats {
  order: DateOrder;
  /** `2026-12-31` as guests read it. */
  day: (day: IsoDay) => string;
  /** `31/12/2026` of the hub as guests read it. */
  hubDate: (hubDate: string) => string;
  words: (day: IsoDay, words: DayWords) => string;
  /** `HH:mm` as guests read it. */
  time: (time: string) => string;
  /** The day and time of an instant in ship time. */
  shipTime: (instant: number) => { day: IsoDay; time: string };
  /** A68, BD3: `£59.00`, in German and French `59,00 £`. */
  price: (amount: number) => string;
  /** The same for what one thing costs: nothing is "Free". */
  priceOrFree: (amount: number) => string;
}

/** Dates, times and prices as this guest reads them: by language, look and ship. */
export function useFormats(): Formats {
  const { language, t } = useTranslation();
  const { dateLocale, use12HourTimeFormat } = useLook();
  const { currency, shipTimeZone } = useConfiguration();
  return useMemo(() => {
    const order = dateOrder(language, dateLocale);
    return {
      order,
      day: (day) => formatDay(day, order),
      hubDate: (hubDate) => formatHubDate(hubDate, order),
      words: (day, words) => dayInWords(day, words, language, dateLocale),
      time: (time) => formatTime(time, use12HourTimeFormat),
      shipTime: (instant) => wallClock(new Date(instant), shipTimeZone),
      price: (amount) => formatPrice(amount, currency, language),
      priceOrFree: (amount) => (amount === 0 ? t('price_nothing') : formatPrice(amount, currency, language)),
    };
  }, [language, t, dateLocale, use12HourTimeFormat, currency, shipTimeZone]);
}
