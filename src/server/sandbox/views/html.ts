/** Text that is HTML already. Only `html` and `trusted` make it. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

type Part = Markup | string | number | boolean | null | undefined | readonly Part[];

const render = (part: Part): string => {
  if (part instanceof Markup) return part.text;
  if (Array.isArray(part)) return part.map(render).join('');
  if (part === null || part === undefined || typeof part === 'boolean') return '';
  return escape(String(part));
};

/** HTML with its values escaped. Lists are joined; null, undefined and booleans are nothing. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(texts.reduce((whole, text, index) => whole + render(parts[index - 1]) + text));

/** For HTML that was sanitised before. */
export const trusted = (sanitised: string): Markup => new Markup(sanitised);
