import { withoutAnswers } from '#contract/first-answers.ts';
import { FIRST_VIEW_ID } from '#contract/first-view.ts';

const MARK = 'data-copy';
/** What a page that was opened as a copy asks for: the address itself, as the hub has it now. */
export const PAGE_TYPE = 'text/html';

export const isDrawn = (html: string): boolean => html.includes(`<div id="${FIRST_VIEW_ID}"`);

/** Only its drawing is shown once more; answers are always those of now. */
export const copyOf = (html: string): string => withoutAnswers(html).replace('<html', `<html ${MARK}`);

export const isCopy = ({ documentElement }: Pick<Document, 'documentElement'>): boolean =>
  documentElement.hasAttribute(MARK);
