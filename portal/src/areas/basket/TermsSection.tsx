import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useTranslation } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import styles from './Basket.module.css';
import { loadTerms, TERM_SECTIONS } from './terms/terms.ts';

/** B125-B134: expands, collapses, and comes into view when it opens; open by itself when accepting was forgotten. */
export function TermsSection({ isAskedFor = false }: { isAskedFor?: boolean }) {
  const { t, language } = useTranslation();
  const { device } = useConfiguration();
  const [isOpen, setOpen] = useState(false);
  // The message says that they are listed below, so they are.
  useEffect(() => {
    if (isAskedFor) setOpen(true);
  }, [isAskedFor]);
  const id = useId();
  const body = useRef<HTMLElement>(null);
  const terms = useQuery({
    queryKey: ['terms', language],
    queryFn: () => loadTerms(language),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  });

  function toggle() {
    setOpen(!isOpen);
    if (!isOpen) requestAnimationFrame(() => body.current?.scrollIntoView({ block: 'start', behavior: 'smooth' }));
  }

  return (
    <div className={styles.terms}>
      <Button kind="quiet" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {isOpen ? t('basket_terms_hide') : t('basket_terms_show')}
      </Button>
      <section
        id={id}
        ref={body}
        hidden={!isOpen}
        aria-label={t('basket_terms')}
        className={styles.termsBody}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, which a keyboard can do only with the focus in it
        tabIndex={0}
      >
        {terms.isPending && isOpen && <Placeholders of="lines" count={8} />}
        {terms.data &&
          TERM_SECTIONS.map((name) => (
            <div key={name}>
              <h3>{terms.data[name].heading}</h3>
              {terms.data[name].paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          ))}
        <PortalLink to={device.privacyPolicyUrl || policyOfPortal()}>{t('basket_privacy')}</PortalLink>
      </section>
    </div>
  );
}

/** B133: for operators who have named none of their own. */
function policyOfPortal(): string {
  return new URL('/privacy-policy.pdf', window.location.href).href;
}
