import { Link } from 'react-router';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';

/** A75, AD12 */
export function HomePage() {
  const t = useT();
  const text = useText();
  const { modules } = useConfiguration();
  return (
    <>
      <h1>{t('home_welcome')}</h1>
      <ul>
        {modules.map(({ id, label, url, externalUrl }) => (
          <li key={id}>
            {externalUrl ? <a href={externalUrl}>{text(label)}</a> : <Link to={url ?? '/'}>{text(label)}</Link>}
          </li>
        ))}
      </ul>
    </>
  );
}
