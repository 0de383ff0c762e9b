import { accept, refuse, type Outcome } from '../fault';

/** Longest search that is read, in characters. */
export const SEARCH_LIMIT = 200;

/** Most words, phrases and operators of one search. */
const MOST_PARTS = 20;

/** The operators whose value is looked for among words of their own, each with a value that shows its use. */
const FIELDS = { from: 'robin', to: 'robin', order: '1003', subject: 'size' } as const;
export type SupportSearchField = keyof typeof FIELDS;

/** What a conversation may have. */
const HOLDINGS = ['file', 'note'] as const;
type Holding = (typeof HOLDINGS)[number];

/** Every operator with a value that shows its use; the same in all languages. */
export const SEARCH_OPERATORS = {
  ...FIELDS,
  tag: 'vip',
  has: 'file',
  before: '2026-05-31',
  after: '2026-05',
} as const;
type Operator = keyof typeof SEARCH_OPERATORS;

/** What a search of conversations asks for. A conversation is found that has all of it, wherever in it each part stands. */
export interface SupportSearch {
  /** Words, from their beginnings. */
  readonly words: readonly string[];
  /** Words that follow one another. */
  readonly phrases: readonly string[];
  readonly fields: readonly { readonly field: SupportSearchField; readonly value: string }[];
  readonly tags: readonly string[];
  readonly has: readonly Holding[];
  /** YYYY-MM-DD: days that are later are not looked at, nor is this one. */
  readonly before: string | null;
  /** YYYY-MM-DD: days that are earlier are not looked at; this one is. */
  readonly after: string | null;
}

/** A piece of the typed text: a word, a phrase, or an operator with its value. */
interface Part {
  readonly operator: Operator | null;
  readonly quoted: boolean;
  readonly text: string;
}

const isOperator = (name: string): name is Operator => Object.hasOwn(SEARCH_OPERATORS, name);

const isField = (operator: Operator): operator is SupportSearchField => Object.hasOwn(FIELDS, operator);

/** Letters, digits, and signs beyond Latin, such as emoji, can be found; all else only stands between words. */
const isFindable = (text: string): boolean => /[\p{L}\p{N}]|[^\u0000-\u00bf\p{P}\p{Z}\p{C}\p{M}]/u.test(text);

/** An operator is one only where a space or the beginning is before it, which is where a part begins. A quote that nobody closed ends with the text. */
const PART = /(?:(?<operator>[a-z]+):)?(?:"(?<quoted>[^"]*)(?:"|$)|(?<plain>[^\s"]*))/iuy;

const partsOf = (typed: string): Part[] => {
  // Quotation marks as several languages write them, and characters no text holds.
  const text = typed.replace(/[“”„‟«»＂]/gu, '"').replace(/\p{Cc}/gu, ' ');
  const parts: Part[] = [];
  for (let at = 0; at < text.length;) {
    PART.lastIndex = at;
    const { 0: whole = '', groups = {} } = PART.exec(text) ?? {};
    at += Math.max(1, whole.length);
    if (whole === '') continue;
    const name = groups.operator?.toLowerCase() ?? '';
    const value = groups.quoted ?? groups.plain ?? '';
    if (isOperator(name)) parts.push({ operator: name, quoted: groups.quoted !== undefined, text: value });
    else if (name === '') parts.push({ operator: null, quoted: groups.quoted !== undefined, text: value });
    else {
      // No operator of ours, as in `https://…`: a word, and a phrase behind it.
      if (groups.quoted !== undefined) parts.push({ operator: null, quoted: true, text: value });
      parts.push({ operator: null, quoted: false, text: groups.quoted === undefined ? whole : name });
    }
  }
  return parts.map((part) => ({ ...part, text: part.text.trim() }));
};

const DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/u;

/** The first day of a day, month or year, as YYYY-MM-DD; undefined where the calendar has none such. */
const firstDayOf = (text: string): string | undefined => {
  const [, year, month = '01', day = '01'] = DATE.exec(text) ?? [];
  if (year === undefined || year === '0000') return undefined;
  const written = `${year}-${month}-${day}`;
  const at = new Date(`${written}T00:00:00Z`);
  // A day the month does not have would be one of the next month.
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== written ? undefined : written;
};

/**
 * Reads what somebody typed to find conversations: words, "phrases" and operators. An operator nobody knows is a word. Refuses, by
 * the field `search`, an operator whose value makes no sense.
 */
export const readSupportSearch = (typed: string): Outcome<SupportSearch> => {
  const field = 'search';
  if (typed.trim().length > SEARCH_LIMIT) return refuse('support.searchLong', { field, values: { most: SEARCH_LIMIT } });
  const parts = partsOf(typed).filter(({ operator, text }) => operator !== null || isFindable(text));
  if (parts.length > MOST_PARTS) return refuse('support.searchParts', { field, values: { most: MOST_PARTS } });
  const search = {
    words: [] as string[],
    phrases: [] as string[],
    fields: [] as { field: SupportSearchField; value: string }[],
    tags: [] as string[],
    has: [] as Holding[],
  };
  let before = null as string | null;
  let after = null as string | null;
  for (const { operator, quoted, text } of parts) {
    if (operator === null) {
      search[quoted ? 'phrases' : 'words'].push(text);
      continue;
    }
    if (!isFindable(text))
      return refuse('support.searchValue', { field, values: { operator, example: `${operator}:${SEARCH_OPERATORS[operator]}` } });
    if (isField(operator)) search.fields.push({ field: operator, value: text });
    else if (operator === 'tag') search.tags.push(text);
    else if (operator === 'has') {
      // Many write `has:files`.
      const held = HOLDINGS.find((each) => each === text.toLowerCase().replace(/s$/u, ''));
      if (!held) return refuse('support.searchHas', { field });
      search.has.push(held);
    } else {
      const day = firstDayOf(text);
      if (day === undefined) return refuse('support.searchDate', { field, values: { operator } });
      // Of several the narrowest counts.
      if (operator === 'before') before = before === null || day < before ? day : before;
      else after = after === null || day > after ? day : after;
    }
  }
  if (before !== null && after !== null && before <= after) return refuse('support.searchDates', { field });
  return accept({ ...search, before, after });
};

/** Scripts that write words without spaces between them. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{4}/u;

/** What of a search the index knows piece by piece only, so that the text itself has to be looked at. */
export const piecewise = ({
  words,
  phrases,
}: SupportSearch): { readonly words: readonly string[]; readonly phrases: readonly string[] } => ({
  words: words.filter((word) => UNSPACED.test(word.normalize('NFKC'))),
  phrases,
});
