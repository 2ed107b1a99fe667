import { type MusterPassenger, musterRoutes } from '#contract/areas/muster.ts';
import type { LocalText } from '#contract/text.ts';
import { useHubCall } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Checkbox } from '#portal/shared/ui/Checkbox.tsx';
import { ChoiceGroup } from '#portal/shared/ui/ChoiceGroup.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import { useForm } from '#portal/shared/ui/use-form.ts';
import styles from './Muster.module.css';
import { passengerName } from './muster.rules.ts';
import { PassengerBadges } from './PassengerBadges.tsx';
import { useRefreshMuster } from './use-muster-status.ts';

interface ConfirmationFormProps {
  /** Those who have not yet watched (C199). */
  passengers: readonly MusterPassenger[];
  conditions: LocalText | null | undefined;
  onConfirmed: () => void;
}

/** C203-C207 */
export function ConfirmationForm({ passengers, conditions, onConfirmed }: ConfirmationFormProps) {
  const t = useT();
  const call = useHubCall();
  const refresh = useRefreshMuster();
  const form = useForm({
    initial: { chosen: [] as string[], isAccepted: false },
    check: ({ chosen, isAccepted }) => ({
      chosen: chosen.length > 0 ? undefined : t('muster_passenger_missing'),
      isAccepted: isAccepted ? undefined : t('muster_conditions_missing'),
    }),
    async submit({ chosen }) {
      const seen = chosen.map((accountId) => ({ accountId, isVideoWatched: true }));
      await call(musterRoutes.updateVideoSeen, { body: { passengers: seen } });
      onConfirmed();
      await refresh();
      return undefined;
    },
  });
  const { chosen } = form.values;
  const choose = (account: string, isChosen: boolean) =>
    form.set({ chosen: isChosen ? [...chosen, account] : chosen.filter((one) => one !== account) });
  const isAll = chosen.length === passengers.length;
  return (
    <form className={styles.form} {...form.form}>
      <ChoiceGroup label={t('muster_who')} labelHidden message={form.messages.chosen}>
        {passengers.map((passenger) => (
          <Checkbox
            key={passenger.accountNumber}
            value={chosen.includes(passenger.accountNumber)}
            onChange={(isChosen) => choose(passenger.accountNumber, isChosen)}
            label={
              <span className={styles.choice}>
                {passengerName(passenger)} <PassengerBadges passenger={passenger} />
              </span>
            }
          />
        ))}
        {passengers.length > 1 && !isAll && (
          <div>
            <Button
              kind="secondary"
              small
              onClick={() => form.set({ chosen: passengers.map(({ accountNumber }) => accountNumber) })}
            >
              {t('muster_select_all')}
            </Button>
          </div>
        )}
      </ChoiceGroup>
      <div className={styles.conditions}>
        <RichText text={conditions} />
        <Checkbox {...form.field('isAccepted')} label={t('muster_accept')} />
      </div>
      {form.failure !== undefined && (
        <Notice
          tone="danger"
          action={
            <LinkButton kind="secondary" small to="/muster/home">
              {t('muster_to_home')}
            </LinkButton>
          }
        >
          {t('muster_submit_error')}
        </Notice>
      )}
      <Button type="submit" busy={form.busy}>
        {t('muster_confirm')}
      </Button>
    </form>
  );
}
