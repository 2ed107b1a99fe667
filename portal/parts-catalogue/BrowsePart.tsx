import { useState } from 'react';
import { Badge } from '#portal/shared/ui/Badge.tsx';
import { BookNowBadge } from '#portal/shared/ui/BookNowBadge.tsx';
import { DateStrip } from '#portal/shared/ui/DateStrip.tsx';
import { FilterChips } from '#portal/shared/ui/FilterChips.tsx';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { OfflineLine } from '#portal/shared/ui/OfflineLine.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { Price } from '#portal/shared/ui/Price.tsx';
import { Section } from '#portal/shared/ui/Section.tsx';
import { Tile } from '#portal/shared/ui/Tile.tsx';
import { TileGrid } from '#portal/shared/ui/TileGrid.tsx';
import { TimeText } from '#portal/shared/ui/TimeText.tsx';

const DAYS = [
  { day: '2026-05-17', port: 'Lissabon' },
  { day: '2026-05-18' },
  { day: '2026-05-19', port: 'Palma de Mallorca' },
  { day: '2026-05-20', port: 'Marseille' },
  { day: '2026-05-21', port: 'Genua' },
  { day: '2026-05-22' },
  { day: '2026-05-23', port: 'Civitavecchia' },
  { day: '2026-05-24', port: 'Valletta' },
];

const CHIPS = {
  en: ['Easy walk', 'By boat', 'With lunch', 'Wheelchair friendly', 'Family'],
  de: ['Leichter Spaziergang', 'Mit dem Boot', 'Mit Mittagessen', 'Rollstuhlgerecht', 'Familienfreundlich'],
};

const TITLES = {
  en: [
    'Old town on foot',
    'Sailing along the calanques',
    'Wine and lavender in Provence',
    'Market morning with the chef',
  ],
  de: [
    'Altstadtspaziergang',
    'Segeltörn entlang der Felsenbuchten von Cassis',
    'Weinprobe in der Provence',
    'Marktbummel mit dem Küchenchef',
  ],
};

export function BrowsePart() {
  const { language } = useKit();
  const words = language === 'de' ? 'de' : 'en';
  const [chosen, setChosen] = useState(['2']);
  const [day, setDay] = useState('2026-05-20');
  const titles = TITLES[words];
  return (
    <>
      <OfflineLine asOf="14:05" />
      <PageHeader
        title={words === 'de' ? 'Landausflüge' : 'Shore excursions'}
        lead={words === 'de' ? 'Marseille, an Land von 8 bis 18 Uhr' : 'Marseille, ashore from 8 to 6'}
        actions={
          <LinkButton kind="secondary" to="/basket">
            {words === 'de' ? 'Zum Warenkorb' : 'Go to basket'}
          </LinkButton>
        }
      />
      <DateStrip label="Voyage" days={DAYS} selected={day} onSelect={setDay} />
      <Section title={words === 'de' ? 'Heute in Marseille' : 'Today in Marseille'}>
        <FilterChips
          label="Filter"
          options={CHIPS[words].map((label, i) => ({ id: String(i), label, count: 3 + i }))}
          chosen={chosen}
          onChange={setChosen}
        />
        <br />
        <TileGrid>
          <Tile
            to="/excursions/1"
            title={titles[0] ?? ''}
            picture="/pictures/port-marseille.webp"
            badge={<BookNowBadge />}
            eager
          >
            <TimeText time="09:00" until="12:30" /> · <Price amount={49} />
          </Tile>
          <Tile to="/excursions/2" title={titles[1] ?? ''} picture="/pictures/port-genoa.webp" eager>
            <TimeText time="10:00" until="15:00" /> · <Price amount={118} before={129} />
          </Tile>
          <Tile
            to="/excursions/3"
            title={titles[2] ?? ''}
            picture="/pictures/sea-ionian.webp"
            badge={<Badge tone="caution">{words === 'de' ? 'Nur noch 3 Plätze' : '3 places left'}</Badge>}
            eager
          >
            <TimeText time="08:30" until="17:00" /> · <Price amount={96} />
          </Tile>
          <Tile to="https://market.example/" title={titles[3] ?? ''} picture="/missing.webp" eager>
            <TimeText time="08:00" until="11:00" /> · <Price amount={72} />
          </Tile>
        </TileGrid>
      </Section>
      <Section title="Film">
        <TileGrid>
          {['port-santorini', 'port-venice', 'sea-gibraltar', 'port-palma'].map((name) => (
            <Tile key={name} to="/vod" title={name} ratio="16 / 9" picture={`/pictures/${name}.webp`} />
          ))}
        </TileGrid>
      </Section>
    </>
  );
}
