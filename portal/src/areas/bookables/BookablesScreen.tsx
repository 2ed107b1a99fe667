import { type Bookable, type BookableModule, bookablesRoutes } from '#contract/areas/bookables.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { ListScreen } from '#portal/shared/screen/ListScreen.tsx';
import { MODULES } from './bookable-modules.ts';

/** B187, B188 on a screen; those of a category where the address names one. */
export function ActivitiesScreen() {
  const { id } = useParams();
  const categories = useHub(bookablesRoutes.activityCategories);
  const list = useHub(bookablesRoutes.activities, { query: { categoryId: id } });
  return <Listed module="activity" list={list} category={categories.data?.find((one) => one.id === id)} />;
}

/** B190 on a screen. */
export function RestaurantsListScreen() {
  return <Listed module="dining" list={useHub(bookablesRoutes.restaurants)} />;
}

/** B192, B193 on a screen. */
export function TreatmentsScreen() {
  const { id } = useParams();
  const categories = useHub(bookablesRoutes.spaCategories);
  const list = useHub(bookablesRoutes.treatments, { query: { categoryId: id } });
  return <Listed module="spa" list={list} category={categories.data?.find((one) => one.id === id)} />;
}

interface ListedProps {
  module: BookableModule;
  list: { data?: Bookable[]; isError: boolean };
  category?: Pick<Bookable, 'title'>;
}

/** A restaurant that is called like its place is not named twice. */
function whereOf(title: string, place: string[]): string {
  return place.filter((part) => part && part !== title).join(', ');
}

/** What there is, where and when. */
function Listed({ module, list, category }: ListedProps) {
  const t = useT();
  const text = useText();
  const title = text(category?.title) || t(MODULES[module].title);
  usePageTitle(title);
  const rows = (list.data ?? []).map((item) => ({
    key: item.id,
    title: text(item.title),
    support: whereOf(text(item.title), [text(item.location), text(item.locationDetail)]),
    mark: text(item.times),
  }));
  return (
    <ListScreen
      title={title}
      rows={rows}
      reads={[{ data: list.data, isError: list.isError }]}
      nothing={t(MODULES[module].none)}
    />
  );
}
