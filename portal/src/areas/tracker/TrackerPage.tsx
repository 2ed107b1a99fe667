import { useState } from 'react';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { Checkbox } from '#portal/shared/ui/Checkbox.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { TrackerFacts } from './TrackerFacts.tsx';
import { TrackerMap } from './TrackerMap.tsx';
import styles from './TrackerPage.module.css';
import { TrackerWeather } from './TrackerWeather.tsx';
import { directionOf } from './tracker.rules.ts';
import { usePosition } from './use-position.ts';

/** C236: where the ship or aircraft is, live. */
export function TrackerPage() {
  const t = useT();
  const title = useTitle();
  const { isSignage, place } = useConfiguration();
  const { position, isBroken, isPending, error, refetch } = usePosition();
  const [isCentred, setCentred] = useState(true); // C245
  const [isWeatherShown, setWeatherShown] = useState(true);
  usePageTitle(title);
  if (error && !position) {
    return (
      <>
        <PageHeader title={title} />
        <ErrorState onRetry={() => refetch()} />
      </>
    );
  }
  const weather = position?.profile.advancedInformation?.weather;
  return (
    <div className={styles.page}>
      <PageHeader title={title} />
      {isPending && <LoadingOverlay />}
      {!isPending && !position && <Notice>{t('tracker_unknown')}</Notice>}
      {position && isBroken && <Notice tone="caution">{t('tracker_interrupted')}</Notice>}
      {/* A house has no direction, and is known to the metre. */}
      {position && place !== 'house' && directionOf(position.profile) === undefined && (
        <p className={styles.approximate} role="status">
          {t('tracker_approximate')}
        </p>
      )}
      <TrackerMap profile={position?.profile} isCentred={isCentred} onMoved={() => setCentred(false)}>
        {weather && isWeatherShown && <TrackerWeather weather={weather} />}
      </TrackerMap>
      {!isSignage && (
        <div className={styles.choices}>
          <Checkbox label={t('tracker_auto_centre')} value={isCentred} onChange={setCentred} />
          {weather && <Checkbox label={t('tracker_show_weather')} value={isWeatherShown} onChange={setWeatherShown} />}
        </div>
      )}
      {position && <TrackerFacts position={position} />}
    </div>
  );
}

/** CD38: the id names the module that led here, and nothing else. */
function useTitle(): string {
  const t = useT();
  const text = useText();
  const { id } = useParams();
  const { device } = useConfiguration();
  const modules = device.deviceGroup?.deviceProfile?.modules ?? [];
  return text(modules.find((module) => String(module.id) === id)?.label) || t('tracker_title');
}
