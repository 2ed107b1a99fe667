import { useEffect, useRef, useState } from 'react';
import { musterRoutes } from '#contract/areas/muster.ts';
import type { LocalText } from '#contract/text.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import { Section } from '#portal/shared/ui/Section.tsx';
import { ConfirmationForm } from './ConfirmationForm.tsx';
import { notYetWatched } from './muster.rules.ts';

interface ConfirmationProps {
  /** CD33: the text to read. */
  conditions: LocalText | null | undefined;
  hasEnded: boolean;
}

/** C198, C199, C206: nothing before the film has ended, unless everybody has watched it already (CD34). */
export function Confirmation({ conditions, hasEnded }: ConfirmationProps) {
  const t = useT();
  const reply = useHub(musterRoutes.passengers, undefined, { staleTime: 0 });
  const [isConfirmed, setConfirmed] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const passengers = reply.data?.passengers ?? [];
  const open = notYetWatched(passengers);
  const isEverybodyDone = passengers.length > 0 && open.length === 0;
  useEffect(() => {
    if (hasEnded) part.current?.scrollIntoView?.({ behavior: 'smooth', block: 'nearest' });
  }, [hasEnded]);
  const toStatus = <LinkButton to="/muster/status">{t('muster_to_status')}</LinkButton>;

  if (isEverybodyDone && !isConfirmed)
    return (
      <Notice tone="success" action={toStatus}>
        <p>{t('muster_all_watched')}</p>
      </Notice>
    );
  if (!hasEnded) return null;
  return (
    <div ref={part}>
      {isConfirmed && (
        <Notice tone="success" title={t('muster_confirmed')} action={toStatus}>
          {isEverybodyDone && <p>{t('muster_all_watched')}</p>}
        </Notice>
      )}
      {reply.isPending && <Placeholders of="lines" />}
      {reply.isError && reply.data === undefined && <ErrorState onRetry={() => reply.refetch()} />}
      {open.length > 0 && (
        <Section title={t('muster_who')}>
          <ConfirmationForm
            key={open.map(({ accountNumber }) => accountNumber).join()}
            passengers={open}
            conditions={conditions}
            onConfirmed={() => setConfirmed(true)}
          />
        </Section>
      )}
    </div>
  );
}
