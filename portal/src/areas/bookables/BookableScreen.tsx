import type { Bookable, BookableModule } from '#contract/areas/bookables.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { ReadingScreen } from '#portal/shared/screen/ReadingScreen.tsx';
import { ScreenFrame } from '#portal/shared/screen/ScreenFrame.tsx';
import { readinessOf } from '#portal/shared/screen/screen-run.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { paragraphsOf } from '#portal/shared/ui/plain-text.ts';
import { MODULES } from './bookable-modules.ts';
import { useBookableFacts } from './use-bookable-facts.tsx';

export function ActivityScreen() {
  return <BookableScreen module="activity" />;
}

export function RestaurantScreen() {
  return <BookableScreen module="dining" />;
}

export function TreatmentScreen() {
  return <BookableScreen module="spa" />;
}

/** B189, B191, B194 on a screen. */
function BookableScreen({ module }: { module: BookableModule }) {
  const { id = '' } = useParams();
  const item = useHub(MODULES[module].item, { params: { id } });
  if (!item.data) return <ScreenFrame title="" readiness={readinessOf([item])} />;
  return <Told module={module} item={item.data} />;
}

function Told({ module, item }: { module: BookableModule; item: Bookable }) {
  const text = useText();
  const facts = useBookableFacts(module, item);
  const { hubUrl } = useKit();
  const title = text(item.title);
  usePageTitle(title);
  return (
    <ReadingScreen
      title={title}
      facts={facts.map(({ value }) => value)}
      picture={imageByReference(hubUrl, item.id, PICTURE_WIDTH.header)}
      paragraphs={[item.overviewDescription, item.description, item.justToKnow].flatMap((one) =>
        paragraphsOf(text(one)),
      )}
    />
  );
}
