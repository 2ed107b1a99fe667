import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyLook, loadLook } from '#portal/looks/looks.ts';
import { dateOrder } from '#portal/shared/format/locale.ts';
import { RouterProvider } from '#portal/shared/router/RouterProvider.tsx';
import { createRouter } from '#portal/shared/router/router.ts';
import '#portal/shared/ui/base.css';
import { type DeviceKind, type Kit, KitContext } from '#portal/shared/ui/kit-context.ts';
import { kit as german } from '#portal/texts/de/kit.ts';
import { kit as english } from '#portal/texts/en/kit.ts';
import { kit as french } from '#portal/texts/fr/kit.ts';
import { KitPage } from './KitPage.tsx';

const TEXTS = { en: english, de: german, fr: french };

/** `?look=palma&device=Kiosk&language=de&part=forms` */
const query = new URLSearchParams(location.search);
const language = (query.get('language') ?? 'en') as keyof typeof TEXTS;
const device = (query.get('device') ?? 'App') as DeviceKind;
const look = await loadLook(query.get('look') ?? undefined);

applyLook(look);
document.documentElement.dataset.device = device;
document.documentElement.lang = language;

const kit: Kit = {
  t: (key, values = {}) => TEXTS[language][key].replace(/\{(\w+)\}/g, (slot, name) => String(values[name] ?? slot)),
  language,
  dateOrder: dateOrder(language, look.dateLocale),
  twelveHour: look.use12HourTimeFormat ?? false,
  currency: language === 'de' ? '€' : '£',
  device,
  place: 'ship',
  today: () => '2026-05-20',
  hubUrl: '/v1/',
  calendarIcon: look.calendarIcon,
};

const root = document.getElementById('root');
if (root) {
  const router = createRouter();
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router}>
        <KitContext value={kit}>
          <KitPage look={look} part={query.get('part') ?? 'all'} />
        </KitContext>
      </RouterProvider>
    </StrictMode>,
  );
}
