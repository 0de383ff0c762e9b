import {
  announcesForward,
  announcesOriginal,
  announcesQuote,
  endsAnnouncement,
  headerLabelOf,
  isDeviceFooter,
  isRule,
  pointsDown,
  type HeaderLabel,
} from './quote-words';

/** A line of a mail as it is read: of plain text, or of HTML between two breaks. */
export interface MailLine {
  readonly text: string;
  /** Markup of a mail program says that it is quoted. */
  readonly quoted?: boolean;
  /** It is moved in, by a program that quotes or by a person who likes it so. */
  readonly indented?: boolean;
  /** Markup of a mail program says that it stands above a quote. */
  readonly intro?: boolean;
  /** Markup of a mail program says that an earlier mail begins here. */
  readonly history?: boolean;
}

/** Lines from `begin` up to, but without, `end`. */
interface LineRange {
  readonly begin: number;
  readonly end: number;
}

const MARKED = /^\s*[>＞]/u;
const SIGNATURE = /^--\s?$/u;

/** Lines a program wraps the announcement of a quote into. */
const MOST_ANNOUNCING = 3;
/** Characters in a line that was wrapped, with the first word of the next one. */
const LEAST_WRAPPED = 50;
/** Lines between two headers: of one that was wrapped. */
const MOST_BETWEEN_HEADERS = 4;
/** Blank lines between a quote and its announcement. */
const MOST_BLANK = 3;
/** Lines of a signature below a quote. */
const MOST_SIGNATURE = 10;

/** Claws Mail breaks the line behind the time. */
const ENDS_IN_TIME = /\d{1,2}:\d{2}:\d{2} [+-]\d{4}$/u;

const isBlank = (line: MailLine | undefined): boolean => line !== undefined && line.text.trim() === '';
const isQuoted = (line: MailLine | undefined): boolean => line !== undefined && (line.quoted === true || MARKED.test(line.text));
/** True for what is neither blank nor quoted: a person wrote it, or a program around what is quoted. */
const isPlain = (line: MailLine | undefined): line is MailLine => line !== undefined && !isBlank(line) && !isQuoted(line);

/** The place of the next line that is not blank, from `at` on. */
const nextWritten = (lines: readonly MailLine[], at: number): number => {
  let next = at;
  while (isBlank(lines[next])) next += 1;
  return next;
};

/** Where a header block that begins at a line ends. Undefined: none begins there. */
const endOfHeaders = (lines: readonly MailLine[], at: number): number | undefined => {
  const values = new Map<HeaderLabel, string>();
  let end = at;
  for (let i = at; i - end < MOST_BETWEEN_HEADERS && i < lines.length; i += 1) {
    const line = lines[i];
    if (isQuoted(line)) break;
    // Above the first one may stand words of a person; below it, programs may leave lines free.
    if (isBlank(line) && !values.has('from')) break;
    const found = headerLabelOf(line?.text ?? '');
    if (!found && (i === at || isRule(line?.text ?? '') || announcesOriginal(line?.text ?? ''))) break;
    if (!found) continue;
    if (found.label !== 'other' && values.has(found.label)) break;
    values.set(found.label, found.value);
    end = i + 1;
  }
  const from = values.get('from');
  if (from === undefined) return undefined;
  const sent = values.get('sent') ?? '';
  // A person may ask for `From: Anna, To: Bob` to be printed. A program tells when a mail was sent, too, and of whom or about what.
  const isProgram = values.has('subject') ? values.has('to') || values.has('sent') : from.includes('@') && /\d/u.test(sent);
  return isProgram ? end : undefined;
};

const joined = (line: string, next: string): string => (line.endsWith('<') ? `${line}${next}` : `${line} ${next}`);

/** How many lines that end with the one at `last` announce a quote: as few as do, since a person's own may stand right above. */
const announcingLines = (lines: readonly MailLine[], last: number, isMarked: boolean): number => {
  let words = '';
  for (let count = 1; count <= MOST_ANNOUNCING; count += 1) {
    const line = lines[last - count + 1];
    if (!isPlain(line)) return 0;
    const text = line.text.trim();
    if (count === 1 && !endsAnnouncement(text)) return 0;
    if (count > 1 && !ENDS_IN_TIME.test(text) && text.length + (/^\S+/u.exec(words)?.[0].length ?? 0) < LEAST_WRAPPED) return 0;
    words = count === 1 ? text : joined(text, words);
    if (announcesQuote(words, isMarked)) return count;
  }
  return 0;
};

/** Where lines marked as standing above a quote end. A person who wrote on behind them wrote no colon at the end. */
const endOfIntro = (lines: readonly MailLine[], at: number): number | undefined => {
  let end: number | undefined;
  for (let i = at; lines[i]?.intro === true; i += 1) if (endsAnnouncement(lines[i]?.text.trim() ?? '')) end = i + 1;
  return end;
};

/** What a program put above the mail it quotes, where that begins or, of lines that announce a quote, ends at a line. */
const headAt = (lines: readonly MailLine[], at: number): LineRange | undefined => {
  const line = lines[at];
  if (!isPlain(line)) return undefined;
  if (announcesOriginal(line.text)) {
    const next = nextWritten(lines, at + 1);
    const further = next - at <= MOST_BLANK ? (endOfHeaders(lines, next) ?? headAt(lines, next)?.end) : undefined;
    return { begin: at, end: further ?? at + 1 };
  }
  const headers = endOfHeaders(lines, at) ?? (line.history === true ? at + 1 : undefined);
  if (headers !== undefined) return { begin: at, end: headers };
  const isMarked = isQuoted(lines[nextWritten(lines, at + 1)]);
  const announcing = announcingLines(lines, at, isMarked);
  if (announcing > 0) return { begin: at - announcing + 1, end: at + 1 };
  const intro = line.intro === true && isMarked ? endOfIntro(lines, at) : undefined;
  return intro === undefined ? undefined : { begin: at, end: intro };
};

/** Rules a program draws above the block belong to it. */
const withRules = (lines: readonly MailLine[], { begin, end }: LineRange): LineRange => {
  let first = begin;
  for (let i = begin - 1; i >= 0 && (isBlank(lines[i]) || isRule(lines[i]?.text ?? '')); i -= 1) if (!isBlank(lines[i])) first = i;
  return { begin: first, end };
};

/** Lines that are moved in count as quoted where a program says so above them or at their beginning: people move lines in, too. */
const withIndentedQuotes = (lines: readonly MailLine[]): readonly MailLine[] => {
  if (!lines.some(({ indented }) => indented)) return lines;
  const all = [...lines];
  for (let begin = 0; begin < all.length; begin += 1) {
    if (!all[begin]?.indented || all[begin]?.quoted) continue;
    let end = begin;
    while (all[end]?.indented) end += 1;
    let above = begin - 1;
    while (isBlank(all[above])) above -= 1;
    const first = nextWritten(all, begin);
    const isAnnounced = announcingLines(all, above, true) > 0 || all[above]?.intro === true;
    if (isAnnounced || endOfHeaders(all, first) !== undefined || [0, 1, 2].some((more) => announcingLines(all, first + more, false) > 0))
      for (let i = begin; i < end; i += 1) all[i] = { ...all[i], text: all[i]?.text ?? '', quoted: true };
    begin = end - 1;
  }
  return all;
};

/** Which lines stand above quotes, and where an earlier mail begins that nothing marks to its end. */
interface Heads {
  readonly intros: ReadonlySet<number>;
  /** The number of lines where there is none. */
  readonly history: number;
}

/** Whether a line says that a mail was passed on: one of the person's, or the first of a quote that no program announces. Apple Mail marks it as one. */
const isForward = (lines: readonly MailLine[], at: number, intros: ReadonlySet<number>): boolean => {
  const text = lines[at]?.text ?? '';
  if (!isQuoted(lines[at])) return announcesForward(text);
  let above = at - 1;
  while (isBlank(lines[above])) above -= 1;
  return announcesForward(text.replace(MARKED, '')) && !isQuoted(lines[above]) && !intros.has(above);
};

/** Undefined: the mail passes another one on, which is there to be read. */
const headsOf = (lines: readonly MailLine[]): Heads | undefined => {
  const intros = new Set<number>();
  for (let i = 0; i < lines.length; i += 1) {
    if (isForward(lines, i, intros)) return undefined;
    const found = headAt(lines, i);
    if (!found) continue;
    const head = withRules(lines, found);
    const next = nextWritten(lines, head.end);
    if (!isQuoted(lines[next]) || next - head.end > MOST_BLANK) return { intros, history: head.begin };
    for (let at = head.begin; at < head.end; at += 1) intros.add(at);
    i = head.end - 1;
  }
  return { intros, history: lines.length };
};

/** Where what stands below the last quote begins, if that is a signature or what a telephone adds; the person has answered above. */
const signatureBelow = (lines: readonly MailLine[]): number | undefined => {
  const last = lines.findLastIndex(isQuoted);
  const below = lines.slice(last + 1).filter((line) => !isBlank(line));
  const isSignature =
    (SIGNATURE.test(below[0]?.text ?? '') && below.length <= MOST_SIGNATURE) ||
    below.every(({ text }) => isDeviceFooter(text) || isRule(text));
  return isSignature ? last + 1 : undefined;
};

/** A person's own words: no quote, no signature, nothing a program adds. */
const wordsIn = (lines: readonly MailLine[]): string => {
  const signature = lines.findIndex(({ text }) => SIGNATURE.test(text));
  return lines
    .slice(0, signature < 0 ? lines.length : signature)
    .filter((line) => isPlain(line) && !isDeviceFooter(line.text) && !isRule(line.text))
    .map(({ text }) => text)
    .join('\n');
};

/**
 * The lines of a mail that repeat earlier mails and may be folded; undefined: it is shown whole. They are those at its end alone, but for a signature:
 * whoever writes between or below quoted lines answers them, and both are shown. In doubt nothing is folded. `keepWhole` false: a mail of nothing but earlier
 * mails is no exception, for who reads what was written rather than shows it.
 */
export const findQuotedHistory = (
  given: readonly MailLine[],
  { keepWhole = true }: { readonly keepWhole?: boolean } = {},
): LineRange | undefined => {
  const lines = withIndentedQuotes(given);
  const heads = headsOf(lines);
  if (!heads) return undefined;
  const end = heads.history < lines.length ? lines.length : signatureBelow(lines);
  if (end === undefined) return undefined;
  let begin = Math.min(end, heads.history);
  while (begin > 0 && (isBlank(lines[begin - 1]) || isQuoted(lines[begin - 1]) || heads.intros.has(begin - 1))) begin -= 1;
  const folded = lines.slice(begin, end).filter((line) => !isBlank(line));
  // A single line that begins with `>` may be a person's arrow.
  const isSure = folded.length > 1 || folded.some(({ quoted }) => quoted);
  const own = wordsIn(lines.slice(0, begin));
  return isSure && (own !== '' || !keepWhole) && !pointsDown(own) ? { begin, end } : undefined;
};
