import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { Tile } from '#portal/shared/ui/Tile.tsx';
import { TileGrid } from '#portal/shared/ui/TileGrid.tsx';
import { GameArt } from './GameArt.tsx';
import { GAMES, gameAddress, gamesBase } from './games.rules.ts';

/** C186-C188: nine games, each a page outside of the portal. */
export function GamesPage() {
  const t = useT();
  const { device, client } = useConfiguration();
  const { hubUrl } = useKit();
  const base = gamesBase(device.gamesUrl || client.gamesUrl, hubUrl);
  usePageTitle(t('games_title'));
  return (
    <>
      <PageHeader title={t('games_title')} lead={t('games_lead')} />
      <TileGrid label={t('games_title')}>
        {GAMES.map(({ id, title }) => (
          <Tile key={id} to={gameAddress(base, id)} title={title} art={<GameArt id={id} />}>
            {t(`games_about_${id}` as 'games_about_2048')}
          </Tile>
        ))}
      </TileGrid>
    </>
  );
}
