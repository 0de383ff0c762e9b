import { findFont } from '../../../scene/fonts';
import type { Decision } from './policy';
import { isRefusalCode, isWord } from './words';

/** Ids of ours: 24 or 32 hexadecimal digits, or a UUID. */
const ID = /^(?:[0-9a-f]{24}|[0-9a-f]{32}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** The name of a field, as a programmer would write it. */
const FIELD = /^[A-Za-z_][A-Za-z0-9_]{0,39}$/;

/** `USD`, `en`, `pt-BR`. */
const CURRENCY = /^[A-Z]{3}$/;
const LANGUAGE = /^[a-z]{2}(?:-[A-Z]{2})?$/;

/** What the language and the browser call their errors; other names are made up by somebody. */
const ERRORS = new Set(
  (
    'Error TypeError RangeError ReferenceError SyntaxError EvalError URIError AggregateError RequestError ChunkLoadError AbortError ' +
    'TimeoutError NetworkError QuotaExceededError NotFoundError InvalidStateError SecurityError NotAllowedError DataCloneError ' +
    'InvariantError string number boolean object undefined symbol bigint function'
  ).split(' '),
);

const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const FIGURE = /^-?\d{1,7}(?:[.,]\d{1,4})?$/;
const MIMETYPE = /^(?:image|font|application|text|video|audio)\/[a-z0-9.+-]{1,40}$/;

const SETTINGS = new Set(
  (
    'visible locked x y width height rotation opacity scaleX scaleY knewX knewY fontSize fontFamily lineHeight letterSpacing fill ' +
    'textAlign text file image color backgroundColor backgroundImage Color Size original large medium thumb'
  ).split(' '),
);

/** `Text #2`, `Clone Image #1 (2)`: what the editor calls a layer until a person does. */
const LAYER_NAME = /^(?:Clone )*(?:Image|Text|Clipart) #\d{1,6}(?: \(\d{1,6}\))?$/;

export const isSettingName = (text: string): boolean => SETTINGS.has(text);

/** Sentences that come from us or from the language, and hold nothing of a person. */
const SENTENCES: readonly RegExp[] = [
  /^HTTP \d{3}$/,
  /^Oops! mockup file uploaded failure$/,
  /^The server refused\.$/,
  /^(?:fetch failed|Failed to fetch|Load failed|The operation was aborted due to timeout|The user aborted a request\.?|signal timed out)$/,
  /^There is no task of the kind "[A-Za-z]{1,40}"\.$/,
  /^Cannot (?:read|set) properties of (?:undefined|null) \((?:reading|setting) '[A-Za-z_$][\w$]{0,39}'\)$/,
  /^[A-Za-z_$][\w$.]{0,60} is not (?:defined|a function|iterable|a constructor)$/,
  /^(?:Maximum call stack size exceeded|Script error\.?|ResizeObserver loop completed with undelivered notifications\.)$/,
];

/** What an address begins with where that tells nothing of a person: a file of this server, or the web. */
export const whereItLies = (address: string): string => /^(?:\/(?:files|static)\/|https?:\/\/)/.exec(address)?.[0] ?? '';

/** Whether a text has the shape its decision asks for, so that it may be shown as it is. What is shown in part is looked into instead. */
export const fits = (decision: Exclude<Decision, 'lies' | 'list'>, text: string): boolean => {
  switch (decision) {
    case 'id':
      return isPlainId(text);
    case 'word':
      return isWord(text);
    case 'refusal':
      return isRefusalCode(text);
    case 'font':
      return findFont(text) !== undefined;
    case 'currency':
      return CURRENCY.test(text);
    case 'language':
      return LANGUAGE.test(text);
    case 'error':
      return ERRORS.has(text);
    case 'colour':
      return COLOUR.test(text);
    case 'figure':
      return FIGURE.test(text);
    case 'mimetype':
      return MIMETYPE.test(text);
    case 'setting':
      return isSettingName(text) || LAYER_NAME.test(text);
    case 'sentence':
      return SENTENCES.some((sentence) => sentence.test(text));
  }
};

/** The same for the keys of records by id and the values of id fields, so that a row is still found under its id. */
export const isPlainId = (text: string): boolean => ID.test(text) || isWord(text);

export const isField = (text: string): boolean => FIELD.test(text);

/** Types of actions are written by programmers: `entities/received`, `@@redux/INIT`. */
export const isActionType = (text: string): boolean => /^[@\w/.:-]{1,80}$/.test(text);
