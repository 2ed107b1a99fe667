import { type ReactNode, useMemo } from 'react';
import { contentRoutes } from '#contract/areas/content.ts';
import { wallClock } from '#contract/hub-date.ts';
import { useConfiguration, useLook } from '#portal/shared/device/use-configuration.ts';
import { dateOrder } from '#portal/shared/format/locale.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import type { TextKey } from '#portal/shared/i18n/texts.ts';
import { useTranslation } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { type Kit, KitContext } from '#portal/shared/ui/kit-context.ts';
import { versionOffered } from '#portal/shared/ui/pictures.ts';

/** Tells the parts of the kit what they need to know of configuration, look and language. */
export function KitProvider({ children }: { children: ReactNode }) {
  const { hub, now } = usePortal();
  const { language, t } = useTranslation();
  const { client, currency, device, extensions, kind, place, shipTimeZone } = useConfiguration();
  const { calendarIcon, dateLocale, use12HourTimeFormat } = useLook();
  const { data: focusPoints } = useHub(contentRoutes.focus, undefined, {
    enabled: extensions.has('picture-focus'),
    staleTime: Number.POSITIVE_INFINITY,
    quietly: true,
  });
  const kit = useMemo<Kit>(() => {
    const { internalImageBase, publicImageBase } = client;
    return {
      t: t as (key: TextKey) => string,
      language,
      dateOrder: dateOrder(language, dateLocale),
      twelveHour: use12HourTimeFormat ?? false,
      currency,
      device: kind,
      place,
      today: () => wallClock(new Date(now()), shipTimeZone).day,
      hubUrl: hub.base,
      defaultImageId: device.defaultImageId,
      picturesVersion: versionOffered(device),
      calendarIcon,
      rewrite:
        internalImageBase && publicImageBase
          ? { internalBase: internalImageBase, publicBase: publicImageBase }
          : undefined,
      focusPoints,
    };
  }, [
    hub,
    now,
    language,
    t,
    client,
    currency,
    device,
    kind,
    place,
    shipTimeZone,
    calendarIcon,
    dateLocale,
    use12HourTimeFormat,
    focusPoints,
  ]);
  return <KitContext value={kit}>{children}</KitContext>;
}
