interface Item {
  id: string;
  published?: boolean;
}

/** Any hub's list: something that is no list is empty, an item without an id cannot be opened and is left out. */
export function listOf<T extends { id: string }>(answer: readonly T[] | null | undefined): T[] {
  return Array.isArray(answer) ? answer.filter((item) => Boolean(item?.id)) : [];
}

/** A297, AD39: one item, when there is something to show: an answer without id and title is none. */
export function shownItem<T extends Item & { title?: unknown }>(
  answer: T | undefined,
  preview: boolean,
): T | undefined {
  if (!answer || !(answer.id || answer.title)) return undefined;
  return preview || answer.published !== false ? answer : undefined;
}

/** A297, AD39: unpublished items show in preview only, even when a hub sends them. */
export function shownItems<T extends Item>(answer: readonly T[] | null | undefined, preview: boolean): T[] {
  return listOf(answer).filter((item) => preview || item.published !== false);
}
