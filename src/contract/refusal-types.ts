interface Texts {
  readonly [key: string]: string | Texts;
}

const PLURAL = /_(one|other)$/u;

/** Every sentence by its code; the forms of a plural are one. */
const sentencesOf = (texts: Texts, prefix = ''): [code: string, sentence: string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${prefix}${key}`.replace(PLURAL, ''), text]] : sentencesOf(text, `${prefix}${key}.`),
  );

/** `{{name}}` is a text, `{{most, number}}` a number. */
const valueOf = ([, name = '', format]: RegExpExecArray): string => `readonly ${name}: ${format === 'number' ? 'number' : 'string'}`;

const typeOf = (sentence: string): string => {
  const values = new Set([...sentence.matchAll(/\{\{\s*(\w+)(?:\s*,\s*(\w+))?\s*\}\}/gu)].map(valueOf));
  return values.size === 0 ? 'never' : `{ ${[...values].join('; ')} }`;
};

/** A file of types made from the English refusals: TypeScript reads no literal types from JSON. */
export const refusalTypes = (texts: Texts): string => {
  const byCode = new Map(sentencesOf(texts).map(([code, sentence]) => [code, typeOf(sentence)]));
  return [
    '/** Every refusal by its code, with the values its sentence is filled in with; `never`: none. */',
    'export interface Refusals {',
    ...[...byCode].map(([code, values]) => `  readonly '${code}': ${values};`),
    '}',
    '',
  ].join('\n');
};
