/** Lines by which mail programs announce what they quote. */
const ANNOUNCES =
  /^\s*(?:On\s.{4,200}\swrote:|Am\s.{4,200}\sschrieb.{0,120}:|Le\s.{4,200}\sa écrit\s*:|Em\s.{4,200}\sescreveu:|-{2,}\s*(?:Original Message|Ursprüngliche Nachricht|Message d.origine|Mensagem original)\s*-{2,})\s*$/iu;
const QUOTED = /^\s*>/u;

interface Parts {
  /** What was written. */
  readonly own: string;
  /** The earlier messages below it; empty: there are none. */
  readonly quoted: string;
}

/** Where what is quoted begins, if nothing of one's own comes after it. */
const beginOf = (lines: readonly string[]): number => {
  const announced = lines.findIndex((line) => ANNOUNCES.test(line));
  if (announced >= 0) return announced;
  let begin = lines.length;
  for (let i = lines.length - 1; i >= 0; i -= 1) {
    const line = lines[i] ?? '';
    if (QUOTED.test(line)) begin = i;
    else if (line.trim() !== '') break;
  }
  return begin;
};

/** A mail's text without the history it quotes. */
export const splitQuoted = (text: string): Parts => {
  const lines = text.split('\n');
  const begin = beginOf(lines);
  const own = lines.slice(0, begin).join('\n').trimEnd();
  // A mail that says nothing of its own is shown whole.
  return own === '' ? { own: text, quoted: '' } : { own, quoted: lines.slice(begin).join('\n').trim() };
};

/** The same of safe HTML. */
export const splitQuotedHtml = (html: string): Parts => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const quote = body.querySelector('blockquote, .gmail_quote');
  if (!quote) return { own: html, quoted: '' };
  const quoted = quote.outerHTML;
  quote.remove();
  return (body.textContent ?? '').trim() === '' ? { own: html, quoted: '' } : { own: body.innerHTML, quoted };
};
