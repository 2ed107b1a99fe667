import Accessibility from 'lucide-react/icons/accessibility';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Users from 'lucide-react/icons/users';
import { ActionBar } from '#portal/shared/ui/ActionBar.tsx';
import { Badge } from '#portal/shared/ui/Badge.tsx';
import { Button } from '#portal/shared/ui/Button.tsx';
import { DataTable } from '#portal/shared/ui/DataTable.tsx';
import { DetailHeader } from '#portal/shared/ui/DetailHeader.tsx';
import { Expander } from '#portal/shared/ui/Expander.tsx';
import { FactRow } from '#portal/shared/ui/FactRow.tsx';
import { Gallery } from '#portal/shared/ui/Gallery.tsx';
import { Price } from '#portal/shared/ui/Price.tsx';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import { Section } from '#portal/shared/ui/Section.tsx';
import { Tabs } from '#portal/shared/ui/Tabs.tsx';
import { TimeText } from '#portal/shared/ui/TimeText.tsx';

const PICTURES = ['port-lisbon', 'port-lisbon-evening', 'sea-gibraltar', 'port-malaga', 'port-athens'].map((name) => ({
  small: `/pictures/${name}.webp`,
  large: `/pictures/${name}.webp`,
}));

const TEXT = `<p>Meet your guide at the pier and follow the tram rails uphill through Alfama. We stop for a custard tart
where the city has bought them since 1837, and for the view that painters come for.</p>
<h2>Good to know</h2><ul><li>Cobbled streets, some steps</li><li>Coffee and tart included</li>
<li>Back on board an hour before departure</li></ul><p>Questions? See <a href="/content/detail/1">the excursion desk</a>.</p>`;

const ROWS = [
  { id: '1', what: 'Alfama on foot', when: '09:00', amount: 49 },
  { id: '2', what: 'Spa: Rückenmassage 50 Minuten', when: '16:30', amount: 85 },
];

export function DetailPart() {
  return (
    <>
      <DetailHeader
        title="Alfama on foot, with a custard tart"
        eyebrow="Lisbon · Sunday 17 May"
        picture="/pictures/port-lisbon.webp"
        badges={<Badge tone="positive">Places available</Badge>}
      >
        <FactRow
          facts={[
            { name: 'Time', icon: <Clock />, value: <TimeText time="09:00" until="12:30" /> },
            { name: 'Meeting point', icon: <MapPin />, value: 'Pier, gangway deck 3' },
            { name: 'Group', icon: <Users />, value: 'up to 16' },
            { name: 'Access', icon: <Accessibility />, value: 'Some steps' },
          ]}
        />
      </DetailHeader>
      <RichText text={TEXT} />
      <Section title="Pictures">
        <Gallery pictures={PICTURES} />
      </Section>
      <Section title="My bookings" more={<a href="/my_onboard_bookings">All bookings</a>}>
        <DataTable
          label="Bookings"
          rows={ROWS}
          rowKey={(row) => row.id}
          columns={[
            { id: 'what', label: 'What', lead: true, cell: (row) => row.what },
            { id: 'when', label: 'Time', cell: (row) => <TimeText time={row.when} /> },
            { id: 'state', label: 'State', cell: () => <Badge tone="positive">Confirmed</Badge> },
            { id: 'amount', label: 'Amount', end: true, cell: (row) => <Price amount={row.amount} /> },
          ]}
        />
      </Section>
      <Tabs
        label="More"
        tabs={[
          { id: 'a', label: 'Included', panel: <p>Guide, tram ticket, coffee and tart.</p> },
          { id: 'b', label: 'What to bring', panel: <p>Good shoes and a hat.</p> },
          { id: 'c', label: 'Cancelling', panel: <p>Free until 18:00 the day before.</p> },
        ]}
      />
      <Expander title="What happens if it rains?">We go; bring the umbrella from your cabin.</Expander>
      <Expander title="Can I bring a pushchair?">The streets are steep, a carrier is better.</Expander>
      <DetailHeader over title="Evening over the Tejo" eyebrow="Tonight" picture="/pictures/port-lisbon-evening.webp" />
      <ActionBar price={<Price amount={118} />} note="2 adults">
        <Button>Book 2 places · £118.00</Button>
      </ActionBar>
    </>
  );
}
