/**
 * Marks in `data-quote` that are left of ids, classes and styles by which mail programs tell quotes from words of a person: `all` of the element is quoted;
 * it is the `intro` above a quote; an earlier mail begins with it, and the `rest` is that mail.
 */
type QuoteMark = 'all' | 'intro' | 'rest';

const MARKS: ReadonlySet<string> = new Set<QuoteMark>(['all', 'intro', 'rest']);

/** Outlook on the web puts `x_` before ids and classes of mails it quotes, once more each time. */
const namesOf = (element: Element): string[] =>
  `${element.getAttribute('id') ?? ''} ${element.getAttribute('class') ?? ''}`
    .toLowerCase()
    .split(/\s+/u)
    .slice(0, 20)
    .map((name) => name.replace(/^(?:x_)+/u, ''));

/** Thunderbird, Gmail, Apple Mail and Outlook for Mac. */
const INTROS: ReadonlySet<string> = new Set(['moz-cite-prefix', 'gmail_attr', 'gmail_attribution']);

/** Outlook on the web and on telephones. Outlook of old. */
const BEGINNINGS: ReadonlySet<string> = new Set(['divrplyfwdmsg', 'outlookmessageheader']);

/** Yahoo adds a number to its name; the others are Outlook for Mac, Windows Mail and Zoho. */
const QUOTED = /^(?:yahoo_quoted(?:_\d+)?|olk_src_body_section|yahooquoteddiv|qtdsep)$/u;

/** People move lines in by blockquotes, too; those of mail programs have a type, a source, a class or a line at their side. */
const isQuote = (element: Element, names: readonly string[]): boolean =>
  element.getAttribute('type')?.toLowerCase() === 'cite' ||
  element.hasAttribute('cite') ||
  names.some((name) => /quote/u.test(name)) ||
  /border-left(?:-(?:width|style|color))?\s*:(?!\s*(?:none|0))|border-inline-start\s*:(?!\s*(?:none|0))/iu.test(
    element.getAttribute('style') ?? '',
  );

const markOf = (element: Element): QuoteMark | undefined => {
  const names = namesOf(element);
  if (element.nodeName === 'BLOCKQUOTE') return isQuote(element, names) ? 'all' : undefined;
  // GMX and web.de.
  if (element.nodeName === 'DIV' && element.getAttribute('name') === 'quote') return 'all';
  if (names.some((name) => QUOTED.test(name))) return 'all';
  if (names.some((name) => INTROS.has(name))) return 'intro';
  return names.some((name) => BEGINNINGS.has(name)) ? 'rest' : undefined;
};

/** Marks an element as what its mail program says it is; what else it claims in `data-quote` is taken away. */
export const markQuote = (element: Element): void => {
  const mark = markOf(element);
  if (mark) element.setAttribute('data-quote', mark);
  else if (!MARKS.has(element.getAttribute('data-quote') ?? '')) element.removeAttribute('data-quote');
};
