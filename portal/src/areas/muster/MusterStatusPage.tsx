import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { NotFound } from '#portal/shared/ui/NotFound.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { Section } from '#portal/shared/ui/Section.tsx';
import styles from './Muster.module.css';
import { MusterLine } from './MusterLine.tsx';
import { notYetWatched, ownAndGroup, stationOf } from './muster.rules.ts';
import { OwnStation } from './OwnStation.tsx';
import { PassengerStatus } from './PassengerStatus.tsx';
import { useMusterStatus } from './use-muster-status.ts';

/** C191, C208-C212: the own status first, the group afterwards. */
export function MusterStatusPage() {
  return useConfiguration().place === 'ship' ? <MusterOfGroup /> : <NotFound />;
}

function MusterOfGroup() {
  const t = useT();
  const status = useMusterStatus();
  usePageTitle(t('muster_status'));
  return (
    <div className={styles.page}>
      <PageHeader title={t('muster_status')} />
      {status.isPending && <LoadingOverlay />}
      {status.isError && status.data === undefined && (
        <ErrorState title={t('muster_status_error')} onRetry={() => status.refetch()} />
      )}
      {status.data && <Status status={status.data} isComplete={status.isComplete} />}
    </div>
  );
}

type StatusProps = {
  status: NonNullable<ReturnType<typeof useMusterStatus>['data']>;
  isComplete: boolean | undefined;
};

function Status({ status, isComplete }: StatusProps) {
  const t = useT();
  const passengers = status.passengers ?? [];
  const { own, group } = ownAndGroup(passengers);
  const station = stationOf(passengers);
  const visitRequired = Boolean(status.musterStationVisitRequired);
  if (isComplete === undefined) return <EmptyState title={t('muster_nobody')} />;
  return (
    <>
      <MusterLine isComplete={isComplete} />
      {own && (
        <Section title={t('muster_you')}>
          <PassengerStatus passenger={own} visitRequired={visitRequired} />
        </Section>
      )}
      {group.length > 0 && (
        <Section title={t('muster_group')}>
          <ul className={styles.list}>
            {group.map((passenger) => (
              <li key={passenger.id || passenger.accountNumber}>
                <PassengerStatus passenger={passenger} visitRequired={visitRequired} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {notYetWatched(passengers).length > 0 && (
        <p data-action>
          <LinkButton to="/muster/video">{t('muster_watch')}</LinkButton>
        </p>
      )}
      {station && visitRequired && !isComplete && <OwnStation station={station} />}
    </>
  );
}
