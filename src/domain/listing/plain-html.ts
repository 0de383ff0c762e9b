/**
 * Descriptions are HTML in the contract and plain text in the simple form. Paragraphs and line breaks go both ways; other markup, written
 * elsewhere, shows as its text.
 */
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Text that is no markup wherever it stands in HTML. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/gu, (sign) => ESCAPES[sign] ?? sign);

/** Plain text as HTML: a blank line begins a paragraph, a line end is a break. */
export const htmlFromText = (text: string): string =>
  text
    .replace(/\r\n?/gu, '\n')
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeText(paragraph).replace(/\n/gu, '<br>')}</p>`)
    .join('');

/** Text with every line end, and the blanks about it, made one blank. */
const onOneLine = (text: string): string => {
  const [first = '', ...more] = text.split('\n');
  const last = more.pop();
  if (last === undefined) return first;
  return [first.trimEnd(), ...more.map((line) => line.trim()).filter((line) => line !== ''), last.trimStart()].join(' ');
};

/** The text of such HTML: `textFromHtml(htmlFromText(text))` is the text itself, trimmed. */
export const textFromHtml = (html: string): string =>
  onOneLine(html)
    .replace(/<br\s*\/?>/giu, '\n')
    .replace(/<\/(p|div|h[1-6]|ul|ol|blockquote|table)>/giu, '\n\n')
    .replace(/<\/(li|tr)>/giu, '\n')
    .replace(/<[^<>]*>/gu, '')
    .replace(/&(#\d+|[a-z]+);/giu, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .replace(/\n{3,}/gu, '\n\n')
    .trim();

const TAGGED = /<[a-z!/]/iu;

/** A description as a cell of a spreadsheet holds it: HTML where it has tags, else its text. */
export const cellOfDescription = (html: string): string => {
  if (TAGGED.test(html)) return html.trim();
  const text = textFromHtml(html);
  // Text that looks like a tag would be read as one.
  return TAGGED.test(text) ? `<p>${html}</p>` : text;
};

/** The description such a cell stands for, as HTML. */
export const descriptionOfCell = (cell: string): string => (TAGGED.test(cell) ? cell : htmlFromText(cell));

/** Spreadsheets write line ends in their own way, and sanitizing writes quotes as themselves: neither means anything in HTML. */
const comparable = (html: string): string =>
  html
    .replace(/&quot;/gu, '"')
    .replace(/&#39;/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim();

/** Whether a description from a spreadsheet is the stored one, which nobody edited there. */
export const isSameDescription = (given: string, stored: string): boolean =>
  [stored, descriptionOfCell(cellOfDescription(stored))].some((html) => comparable(html) === comparable(given));
