/** A piece of HTML whose texts are escaped. Only `html` and `joined` make one. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
// Control characters other than tab and line ends have no place in HTML, and some clients stumble over them.
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

export const escapeHtml = (text: string): string =>
  text.replace(CONTROLS, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** HTML with every interpolated value escaped, whatever it holds, unless it is Html already (R14). */
export const html = (strings: TemplateStringsArray, ...values: readonly (string | number | Html)[]): Html =>
  new Html(strings.reduce((markup, part, index) => markup + part + asMarkup(values[index]), ''));

const asMarkup = (value: string | number | Html | undefined): string => {
  if (value === undefined) return '';
  return value instanceof Html ? value.markup : escapeHtml(String(value));
};

export const joined = (pieces: readonly Html[]): Html => new Html(pieces.map(({ markup }) => markup).join(''));
/** A text of several lines. */
export const lines = (text: string): Html =>
  new Html(
    text
      .split(/\r\n|\r|\n/)
      .map(escapeHtml)
      .join('<br>'),
  );
