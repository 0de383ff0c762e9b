import { findQuotedHistory } from './quote-lines';

/** A mail in two parts: together they say all of it. */
export interface MailParts {
  /** What was written, with the quoted lines it answers. */
  readonly own: string;
  /** The earlier mails below it; empty: there are none. */
  readonly quoted: string;
}

/** Plain text without the earlier mails it repeats at its end. `keepWhole`: one with nothing but these is left as it is. */
export const splitQuoted = (text: string, { keepWhole = true }: { readonly keepWhole?: boolean } = {}): MailParts => {
  const lines = text.split('\n');
  const history = findQuotedHistory(
    lines.map((line) => ({ text: line })),
    { keepWhole },
  );
  if (!history) return { own: text, quoted: '' };
  const above = lines.slice(0, history.begin).join('\n').trimEnd();
  const below = lines.slice(history.end).join('\n').trim();
  return { own: below === '' ? above : `${above}\n\n${below}`, quoted: lines.slice(history.begin, history.end).join('\n').trim() };
};
