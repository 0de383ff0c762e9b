import {
  isTokenAtKeyword,
  isTokenBadString,
  isTokenBadURL,
  isTokenCloseCurly,
  isTokenColon,
  isTokenFunction,
  isTokenHash,
  isTokenIdent,
  isTokenOpenCurly,
  isTokenSemicolon,
  isTokenString,
  isTokenURL,
  isTokenWhiteSpaceOrComment,
  tokenize,
  TokenType,
  type CSSToken,
} from '@csstools/css-tokenizer';
import { FUNCTIONS, LOADING_FUNCTIONS, PROPERTIES } from './allowed';
import { fromElsewhere, MOST_SELECTOR_PARTS, MOST_SELECTORS, tooComplex } from './limits';

/** Properties by name, as text and as what they refer to. */
interface Style {
  readonly text: string;
  /** Lower case; the last of a property counts. */
  readonly values: ReadonlyMap<string, StyleValue>;
}

export interface StyleValue {
  readonly text: string;
  /** Ids of the parts of the document it refers to. */
  readonly refers: readonly string[];
  /** Lower case. */
  readonly functions: readonly string[];
}

/** A rule, with what an element must be called, be of class or have as id for its last part to fit. */
export interface StyleRule {
  readonly keys: readonly string[];
  readonly style: Style;
}

const VALUE_TOKENS: ReadonlySet<TokenType> = new Set([
  TokenType.Ident,
  TokenType.Hash,
  TokenType.Number,
  TokenType.Percentage,
  TokenType.Dimension,
  TokenType.Comma,
  TokenType.Delim,
  TokenType.String,
  TokenType.URL,
  TokenType.Function,
  TokenType.OpenParen,
  TokenType.CloseParen,
  TokenType.Whitespace,
  TokenType.Comment,
]);

const nameOf = (token: CSSToken | undefined): string => {
  const value = token?.[4];
  return value && 'value' in value ? String(value.value).toLowerCase() : '';
};

/** The id an address refers to; throws for every other address. */
const idOf = (address: string): string => {
  const trimmed = address.trim();
  if (!trimmed.startsWith('#')) throw fromElsewhere();
  return trimmed.slice(1);
};

/** Refuses whatever loads something, in whatever place and spelling it stands: escapes are read as what they mean. */
const refuseOutside = (tokens: readonly CSSToken[]): void => {
  tokens.forEach((token, at) => {
    if (isTokenURL(token)) idOf(token[4].value);
    if (isTokenBadURL(token)) throw fromElsewhere();
    if (isTokenAtKeyword(token) && nameOf(token) === 'import') throw fromElsewhere();
    if (!isTokenFunction(token)) return;
    if (LOADING_FUNCTIONS.has(nameOf(token))) throw fromElsewhere();
    if (nameOf(token) !== 'url') return;
    const address = tokens.slice(at + 1, at + 8).find((next) => !isTokenWhiteSpaceOrComment(next));
    idOf(isTokenString(address) ? address[4].value : '');
  });
};

const readTokens = (css: string): CSSToken[] => {
  const tokens = tokenize({ css });
  refuseOutside(tokens);
  return tokens.filter(({ 0: type }) => type !== TokenType.EOF && type !== TokenType.CDO && type !== TokenType.CDC);
};

const quoted = (text: string): string => `"${text.replace(/["\\\n\r\f]/gu, (each) => `\\${each.codePointAt(0)?.toString(16)} `)}"`;

/** A token as it is written anew: what it means, not how it was spelt. Null when that cannot be said without escapes. */
const written = (token: CSSToken): string | null => {
  if (isTokenWhiteSpaceOrComment(token)) return ' ';
  if (isTokenURL(token)) return /^#[\w.-]+$/u.test(token[4].value) ? `url(${token[4].value})` : `url(${quoted(token[4].value)})`;
  if (isTokenString(token)) return quoted(token[4].value);
  if (isTokenFunction(token)) return `${token[4].value}(`;
  if (!token[1].includes('\\')) return token[1];
  return isTokenIdent(token) && /^[\w\-\u{80}-\u{10ffff}]+$/u.test(token[4].value) ? token[4].value : null;
};

/** A value all of whose parts may stay; null when one may not. */
const readValue = (tokens: readonly CSSToken[]): StyleValue | null => {
  const refers: string[] = [];
  const functions: string[] = [];
  let text = '';
  let nested = 0;
  for (const [at, token] of tokens.entries()) {
    if (!VALUE_TOKENS.has(token[0])) return null;
    if (isTokenFunction(token)) {
      if (!FUNCTIONS.has(nameOf(token))) return null;
      functions.push(nameOf(token));
    }
    if (isTokenFunction(token) || token[0] === TokenType.OpenParen) nested += 1;
    if (token[0] === TokenType.CloseParen) nested -= 1;
    if (nested < 0 || nested > 4) return null;
    if (isTokenURL(token)) refers.push(idOf(token[4].value));
    const before = tokens[at - 1];
    if (isTokenString(token) && token[4].value.trim().startsWith('#') && before && isTokenFunction(before))
      refers.push(idOf(token[4].value));
    const piece = written(token);
    if (piece === null) return null;
    text += piece;
  }
  return nested === 0 && text.trim() !== '' ? { text: text.trim(), refers, functions } : null;
};

/** Tokens cut at each semicolon that stands in no block. */
const declarationsOf = (tokens: readonly CSSToken[]): CSSToken[][] => {
  const found: CSSToken[][] = [[]];
  let nested = 0;
  for (const token of tokens) {
    if (isTokenOpenCurly(token)) nested += 1;
    if (isTokenCloseCurly(token)) nested -= 1;
    if (isTokenSemicolon(token) && nested === 0) found.push([]);
    else found.at(-1)?.push(token);
  }
  return found;
};

const isImportant = (value: StyleValue | undefined): boolean => /!\s*important$/iu.test(value?.text ?? '');

const readDeclarations = (tokens: readonly CSSToken[]): Style => {
  const values = new Map<string, StyleValue>();
  for (const declaration of declarationsOf(tokens)) {
    const start = declaration.findIndex((token) => !isTokenWhiteSpaceOrComment(token));
    const colon = declaration.findIndex(isTokenColon);
    const name = nameOf(declaration[start]);
    if (colon < 0 || !isTokenIdent(declaration[start]) || !PROPERTIES.has(name)) continue;
    if (!declaration.slice(start + 1, colon).every(isTokenWhiteSpaceOrComment)) continue;
    const value = readValue(declaration.slice(colon + 1));
    if (value === null || (isImportant(values.get(name)) && !isImportant(value))) continue;
    // The last one counts, at its own place: a shorthand may stand between the two.
    values.delete(name);
    values.set(name, value);
  }
  return { values, text: [...values].map(([name, { text }]) => `${name}:${text}`).join(';') };
};

/** The value of one property, as an attribute has it; null when it may not stay. */
export const readProperty = (css: string): StyleValue | null => readValue(readTokens(css));

/** The properties of a `style` attribute. */
export const readStyle = (css: string): Style => readDeclarations(readTokens(css));

const SELECTOR_TOKENS: ReadonlySet<TokenType> = new Set([
  TokenType.Ident,
  TokenType.Hash,
  TokenType.Whitespace,
  TokenType.Comment,
  TokenType.Delim,
]);

/** A selector of names, classes and ids, and what its last part asks for. Null for one that asks for more: pseudo-classes, siblings. */
const readSelector = (tokens: readonly CSSToken[]): { text: string; key: string } | null => {
  let [text, key] = ['', ''];
  let parts = 1;
  for (const [at, token] of tokens.entries()) {
    if (!SELECTOR_TOKENS.has(token[0])) return null;
    if (token[0] === TokenType.Delim && !['.', '*', '>'].includes(token[1])) return null;
    if (isTokenWhiteSpaceOrComment(token) || token[1] === '>') {
      parts += 1;
      key = '';
    }
    if (isTokenIdent(token)) key = tokens[at - 1]?.[1] === '.' ? `.${token[4].value}` : token[4].value;
    if (isTokenHash(token)) key = `#${token[4].value}`;
    if (token[1] === '*') key = '*';
    const piece = written(token);
    if (piece === null) return null;
    text += piece;
  }
  if (parts > MOST_SELECTOR_PARTS) throw tooComplex();
  return key === '' ? null : { text, key };
};

const trimmed = (tokens: readonly CSSToken[]): readonly CSSToken[] => {
  const first = tokens.findIndex((token) => !isTokenWhiteSpaceOrComment(token));
  const last = tokens.findLastIndex((token) => !isTokenWhiteSpaceOrComment(token));
  return first < 0 ? [] : tokens.slice(first, last + 1);
};

const selectorsOf = (tokens: readonly CSSToken[]): { text: string; key: string }[] => {
  const found: CSSToken[][] = [[]];
  for (const token of tokens) {
    if (token[0] === TokenType.Comma) found.push([]);
    else found.at(-1)?.push(token);
  }
  return found.flatMap((each) => readSelector(trimmed(each)) ?? []);
};

/** The rules of a style sheet that may stay. What stands in or behind an at-rule, such as another sheet for print, goes. */
export const readStyleSheet = (css: string): { text: string; rules: StyleRule[] } => {
  const rules: StyleRule[] = [];
  const texts: string[] = [];
  let selectors = 0;
  let prelude: CSSToken[] = [];
  let body: CSSToken[] | null = null;
  let nested = 0;
  for (const token of readTokens(css)) {
    if (isTokenBadString(token)) throw tooComplex();
    if (isTokenOpenCurly(token) && nested++ === 0) body = [];
    else if (isTokenCloseCurly(token) && nested > 0 && --nested === 0) {
      const style = readDeclarations(body ?? []);
      const found = prelude.some(isTokenAtKeyword) ? [] : selectorsOf(prelude);
      if ((selectors += found.length) > MOST_SELECTORS) throw tooComplex();
      if (found.length > 0 && style.text !== '') {
        rules.push({ keys: found.map(({ key }) => key), style });
        texts.push(`${found.map(({ text }) => text).join(',')}{${style.text}}`);
      }
      [prelude, body] = [[], null];
    } else if (body) body.push(token);
    else if (isTokenSemicolon(token) && prelude.some(isTokenAtKeyword)) prelude = [];
    else prelude.push(token);
  }
  return { text: texts.join('\n'), rules };
};
