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
