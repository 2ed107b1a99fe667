// A hub that serves the portal may put the answers of its first calls into the page, each as a script element of data:
// <script type="application/json" data-answer="itinerary/schedules" data-for-all>…</script>. The portal asks for what is not there.

/** Where a page's `config.json` stands; every other name is a path below the version. */
export const SETTINGS_ANSWER = 'config.json';

/** Answers in a page, by their names. */
export type FirstAnswers = ReadonlyMap<string, FirstAnswer>;

export interface FirstAnswer {
  /** JSON. */
  text: string;
  /** The same for every guest, logged in or not. */
  isForAll: boolean;
}

/** As an element of the page; a closing tag inside the data must not end it. */
export function firstAnswerElement(name: string, { text, isForAll }: FirstAnswer): string {
  const written = name.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const data = text.replace(/</g, '\\u003c');
  return `<script type="application/json" data-answer="${written}"${isForAll ? ' data-for-all' : ''}>${data}</script>`;
}

const ELEMENT = /<script type="application\/json" data-answer="([^"]*)"( data-for-all)?>([^<]*)<\/script>/g;

/** The answers in the text of a page that is not shown. */
export function answersIn(html: string): FirstAnswers {
  const unwritten = (name: string) => name.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  return new Map(
    [...html.matchAll(ELEMENT)].map(([, name = '', forAll, text = '']) => [
      unwritten(name),
      { text, isForAll: forAll !== undefined },
    ]),
  );
}

export const withoutAnswers = (html: string): string => html.replace(ELEMENT, '');

export function readFirstAnswers(page: Pick<Document, 'querySelectorAll'>): FirstAnswers {
  const elements = [...page.querySelectorAll<HTMLScriptElement>('script[data-answer]')];
  return new Map(
    elements.map(({ dataset, textContent }) => [
      dataset.answer ?? '',
      { text: textContent, isForAll: dataset.forAll !== undefined },
    ]),
  );
}
