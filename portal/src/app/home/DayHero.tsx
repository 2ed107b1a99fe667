import LogIn from 'lucide-react/icons/log-in';
import type { Schedule } from '#contract/areas/holiday.ts';
import type { IsoDay } from '#contract/hub-date.ts';
import { TodayWeather } from '#portal/areas/weather/TodayWeather.tsx';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { useGroup, useIsLoggedIn } from '#portal/shared/state/use-group.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { Thumbnail } from '#portal/shared/ui/Thumbnail.tsx';
import styles from './DayHero.module.css';

interface DayHeroProps {
  day: IsoDay;
  schedule?: Schedule;
  isPending: boolean;
  /** What is to come has come, or is waited for no longer: until then nothing is shown that would move. */
  isStanding: boolean;
  /** One line too many by then: it is there on the next visit. */
  isWeatherLate: boolean;
}

/** Where the ship is today and when the day's times are, in ship time. */
export function DayHero({ day, schedule, isPending, isStanding, isWeatherLate }: DayHeroProps) {
  const t = useT();
  const text = useText();
  const { hubUrl } = useKit();
  const { words } = useFormats();
  const picture = schedule?.image ? imageByReference(hubUrl, schedule.image, PICTURE_WIDTH.header) : undefined;
  return (
    <section className={styles.hero}>
      <div className={styles.stage} data-picture={picture !== undefined || isPending}>
        {picture && <Thumbnail className={styles.picture} src={picture} ratio="21 / 9" first />}
        <div className={styles.words} data-waiting={isPending && !isStanding}>
          <p className={styles.day}>
            {t('home_today')}, {words(day, 'long')}
          </p>
          <h1 className={styles.place}>{schedule ? text(schedule.title) : <Greeting />}</h1>
        </div>
      </div>
      <div className={styles.below} data-waiting={!isStanding}>
        {schedule && <DayTimes schedule={schedule} />}
        {!isWeatherLate && <TodayWeather day={day} />}
        <Welcome hasPlace={schedule !== undefined} />
      </div>
    </section>
  );
}

function Greeting() {
  const t = useT();
  const { sessionName } = useGroup('authentication');
  return sessionName ? t('home_welcome_name', { name: sessionName }) : t('home_welcome');
}

/** A guest by name, a visitor with the way in. */
function Welcome({ hasPlace }: { hasPlace: boolean }) {
  const t = useT();
  const isLoggedIn = useIsLoggedIn();
  const { isSignage } = useConfiguration();
  if (isLoggedIn)
    return hasPlace ? (
      <p className={styles.greeting}>
        <Greeting />
      </p>
    ) : null;
  if (isSignage) return null;
  return (
    <div className={styles.way}>
      <LinkButton to="/login" icon={<LogIn aria-hidden="true" />}>
        {t('header_login')}
      </LinkButton>
    </div>
  );
}

function DayTimes({ schedule }: { schedule: Schedule }) {
  const t = useT();
  const formats = useFormats();
  const times = [
    ['home_arrives', schedule.arrives],
    ['home_all_on_board', schedule.allOnBoard],
    ['home_departs', schedule.departs],
  ] as const;
  const known = times.filter(([, time]) => Boolean(time));
  if (schedule.atSea || known.length === 0) return null;
  return (
    <dl className={styles.times}>
      {known.map(([key, time]) => (
        <div key={key} className={styles.fact}>
          <dt>{t(key)}</dt>
          <dd>{formats.time(time ?? '')}</dd>
        </div>
      ))}
    </dl>
  );
}
