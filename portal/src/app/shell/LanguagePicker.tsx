import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useTranslation } from '#portal/shared/i18n/use-t.ts';
import { Hidden } from '#portal/shared/ui/Hidden.tsx';
import styles from './Footer.module.css';

/** A139, A141: languages by the profile's names, each written in its own language. */
export function LanguagePicker() {
  const { t, choose, language } = useTranslation();
  const { languages } = useConfiguration();
  return (
    <fieldset className={styles.languages}>
      <legend>
        <Hidden>{t('footer_language')}</Hidden>
      </legend>
      {languages.map(({ code, name }) => (
        <button
          type="button"
          key={code}
          lang={code}
          className={styles.language}
          aria-pressed={code === language}
          onClick={() => choose(code)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
