import Link2 from 'lucide-react/icons/link-2';
import { useEffect, useRef, useState } from 'react';
import { mydayRoutes } from '#contract/areas/myday.ts';
import { saveBlob } from '#portal/shared/device/save-blob.ts';
import { useHub, useHubWrite } from '#portal/shared/hub/use-hub.ts';
import { useT, useTranslation } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { useLocation } from '#portal/shared/router/router-context.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { CalendarIcon } from '#portal/shared/ui/CalendarIcon.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import styles from './MyDayPage.module.css';
import { PrivateAddress } from './PrivateAddress.tsx';

/** The voyage in the guest's own calendar: once as a file, or kept up to date by a private address. */
export function CalendarCard() {
  const t = useT();
  const { hub } = usePortal();
  const { language } = useTranslation();
  const subscription = useHub(mydayRoutes.subscription, undefined, { quietly: true });
  const subscribe = useHubWrite(mydayRoutes.subscribe);
  const withdraw = useHubWrite(mydayRoutes.withdraw);
  const [hasFailed, setFailed] = useState(false);
  const heading = useWanted();
  // The hub may be named by its path alone; a calendar program needs the whole address.
  const hubRoot = new URL(hub.url(mydayRoutes.subscription), location.href);
  const address = subscribe.data && new URL(subscribe.data.path, hubRoot).href;
  const isThere = Boolean(subscription.data?.since);
  const attempt = (work: () => Promise<unknown>) => {
    setFailed(false);
    work().catch(() => setFailed(true));
  };
  const save = async () => saveBlob(await hub.file(mydayRoutes.file, { query: { language } }), 'voyage.ics');
  const make = async () => {
    await subscribe.mutateAsync({ body: { language } });
    await subscription.refetch();
  };
  const end = async () => {
    await withdraw.mutateAsync({});
    subscribe.reset();
    await subscription.refetch();
  };
  return (
    <section className={styles.card} aria-labelledby="myday-calendar">
      <h2 id="myday-calendar" ref={heading} tabIndex={-1}>
        {t('myday_calendar')}
      </h2>
      <p className={styles.help}>{t('myday_calendar_help')}</p>
      {hasFailed && <Notice tone="danger">{t('myday_calendar_failed')}</Notice>}
      {address && <PrivateAddress key={address} address={address} />}
      <div className={styles.actions}>
        <Button kind="secondary" small icon={<CalendarIcon />} onClick={() => attempt(save)}>
          {t('myday_file')}
        </Button>
        <Button kind="secondary" small icon={<Link2 aria-hidden="true" />} onClick={() => attempt(make)}>
          {t(isThere ? 'myday_renew' : 'myday_subscribe')}
        </Button>
        {isThere && (
          <Button kind="quiet" small onClick={() => attempt(end)}>
            {t('myday_withdraw')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** "Add to your calendar" leads here, past the days. */
function useWanted() {
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hash !== '#calendar') return;
    heading.current?.closest('section')?.scrollIntoView({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, [hash]);
  return heading;
}
