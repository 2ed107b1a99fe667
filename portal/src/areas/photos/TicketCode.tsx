import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { photosRoutes } from '#contract/areas/photos.ts';
import { hubKey, useHubWrite } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { Section } from '#portal/shared/ui/Section.tsx';
import { TextField } from '#portal/shared/ui/TextField.tsx';
import styles from './Gallery.module.css';

const CODE_MAX = 40;

/** Extension `photo-care`: photos by the ticket that the photographer handed out, without a look at anybody's face. */
export function TicketCode() {
  const t = useT();
  const queries = useQueryClient();
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const ticket = useHubWrite(photosRoutes.ticket);
  const refusal =
    ticket.error && (ticket.error.code === 'unknown_ticket' ? 'photos_ticket_unknown' : 'photos_ticket_failed');

  function send(event: FormEvent) {
    event.preventDefault();
    setEmpty(code.trim() === '');
    if (code.trim() === '' || ticket.isPending) return;
    ticket.mutate(
      { body: { code: code.trim() } },
      {
        onSuccess: () => {
          setCode('');
          void queries.invalidateQueries({ queryKey: hubKey(photosRoutes.cabinImages) });
        },
      },
    );
  }

  return (
    <Section title={t('photos_ticket_title')}>
      <form className={styles.ticket} onSubmit={send} noValidate>
        <TextField
          label={t('photos_ticket_code')}
          help={t('photos_ticket_help')}
          value={code}
          onChange={(value) => {
            setCode(value);
            setEmpty(false);
          }}
          maxLength={CODE_MAX}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          message={isEmpty ? t('photos_ticket_empty') : refusal ? t(refusal) : undefined}
        />
        <Button type="submit" kind="secondary" busy={ticket.isPending}>
          {t('photos_ticket_send')}
        </Button>
      </form>
      {ticket.data && <Notice tone="success">{t('photos_ticket_added', { n: ticket.data.photoCount })}</Notice>}
    </Section>
  );
}
