/** Markup that is safe to send: everything put into it is escaped, other markup apart. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (found) => ENTITIES[found] ?? '');

const toMarkup = (value: unknown): string => {
  if (value instanceof Html) return value.markup;
  return Array.isArray(value) ? value.map(toMarkup).join('') : escape(String(value));
};

export const html = (parts: TemplateStringsArray, ...values: unknown[]): Html =>
  new Html(String.raw({ raw: parts }, ...values.map(toMarkup)));
