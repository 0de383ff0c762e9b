import type { Language } from '../../domain/languages';
import { textsIn } from '../kernel/language';
import { html, Markup } from '../kernel/markup';
import type { MailPerson } from './door';

/** An earlier message that is put below a new one. */
export interface QuotedMessage {
  readonly from: MailPerson;
  readonly to: readonly MailPerson[];
  readonly subject: string;
  /** Unix seconds. */
  readonly at: number;
  readonly text: string;
  /** Safe HTML; null where the text says all of it. */
  readonly html: string | null;
}

/** The parts of a mail's text. */
export interface LetterParts {
  readonly body: string;
  /** Safe HTML of the same; null: plain text says all of it. */
  readonly formatted: string | null;
  /** Empty: none. */
  readonly signature: string;
  readonly quoted: QuotedMessage | null;
  /** True: `quoted` is passed on to somebody who has not read it; else it is what the mail answers. */
  readonly forwards: boolean;
  /** Language and time zone of the words about the quoted message. */
  readonly language: Language;
  readonly zone: string;
}

/** Characters of an earlier message that are quoted in an answer; one that is forwarded goes whole. */
const MOST_QUOTED = 20_000;
const MOST_QUOTED_HTML = 100_000;

/** A web address up to punctuation that belongs to the sentence. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}])/u;

const lineToHtml = (line: string): Markup =>
  html`${line.split(ADDRESS).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}`;

/** Plain text as HTML: its lines and its web addresses stay what they are. */
const textToHtml = (text: string): Markup =>
  html`${text.split('\n').map((line, index) => [index > 0 && html`<br />`, lineToHtml(line.replace(/^ +/u, (blanks) => '\u00a0'.repeat(blanks.length)))])}`;

const named = ({ name, address }: MailPerson): string => (name === '' || name === address ? address : `${name} <${address}>`);

const aboutAnswered = ({ from, at }: QuotedMessage, { language, zone }: LetterParts): string => {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: zone }).format(at * 1000);
  return textsIn(language, 'mail')('wrote', { date, name: named(from) });
};

const aboutForwarded = ({ from, to, subject, at }: QuotedMessage, { language, zone }: LetterParts): string[] => {
  const t = textsIn(language, 'mail');
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(at * 1000);
  return [
    `---------- ${t('forwarded')} ----------`,
    t('from', { value: named(from) }),
    t('date', { value: date }),
    t('subject', { value: subject }),
    ...(to.length > 0 ? [t('to', { value: to.map(named).join(', ') })] : []),
  ];
};

const quotedParts = (quoted: QuotedMessage, parts: LetterParts): { readonly text: string; readonly html: Markup } => {
  const content = quoted.html === null ? textToHtml(quoted.text) : new Markup(quoted.html);
  if (parts.forwards) {
    const head = aboutForwarded(quoted, parts).join('\n');
    return {
      text: `${head}\n\n${quoted.text}`,
      html: html`<div>${textToHtml(head)}</div>
        <br />
        <div>${content}</div>`,
    };
  }
  const head = aboutAnswered(quoted, parts);
  const cut = quoted.text.length > MOST_QUOTED || (quoted.html?.length ?? 0) > MOST_QUOTED_HTML;
  const lines = (quoted.text.length > MOST_QUOTED ? `${quoted.text.slice(0, MOST_QUOTED)} …` : quoted.text).split('\n');
  const inner = cut ? textToHtml(lines.join('\n')) : content;
  return {
    text: `${head}\n${lines.map((line) => (line === '' || line.startsWith('>') ? `>${line}` : `> ${line}`)).join('\n')}`,
    html: html`<div>${head}</div>
      <blockquote type="cite" style="margin:0 0 0 .8ex;border-left:1px solid #ccc;padding-left:1ex">${inner}</blockquote>`,
  };
};

/** Mail programs leave much room around paragraphs, and draw pictures as large as they are. */
const styledForMail = (formatted: string): string =>
  formatted
    .replaceAll('<li><p>', '<li><p style="margin:0">')
    .replaceAll('<blockquote>', '<blockquote style="margin:0 0 0 .8ex;border-left:3px solid #ccc;padding-left:1ex">')
    .replaceAll('<figure>', '<figure style="margin:1em 0">')
    .replaceAll('<img ', '<img style="max-width:100%;height:auto" ');

const formattedToHtml = (formatted: string, signature: string): Markup =>
  html`${new Markup(styledForMail(formatted))}${
    signature !== '' &&
    html`<br />
      <div>${textToHtml(signature)}</div>`
  }`;

/** The words of a mail as plain text and as HTML: what was written, the signature, and below it the message it answers or forwards. */
export const letterText = (parts: LetterParts): { readonly text: string; readonly html: string } => {
  const { body, formatted, signature, quoted } = parts;
  const below = quoted && quotedParts(quoted, parts);
  const own = [body, signature].filter((part) => part !== '');
  return {
    text: [...own, ...(below ? [below.text] : [])].join('\n\n'),
    html: html`<div dir="auto">${formatted === null ? textToHtml(own.join('\n\n')) : formattedToHtml(formatted, signature)}</div>
      ${
        below &&
        html`<br />
          <div>${below.html}</div>`
      }`.text,
  };
};
