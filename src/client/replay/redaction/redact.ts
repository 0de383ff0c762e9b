import type { Action } from '@reduxjs/toolkit';
import { dequal } from 'dequal/lite';
import { own } from '../../kernel/own';
import { remembered } from '../remembered';
import { createDecide, hidesTexts, isConnection, isSensitive, keysIn, NAMES_KEPT, type Decision, type Keys } from './policy';
import { fits, isActionType, isField, isPlainId, isSettingName, whereItLies } from './shapes';
import { markOf, wordsOf } from './siphash';

/** How a hidden text looks in a log: a tilde and 16 hexadecimal digits. */
export const MARK = /~[0-9a-f]{16}/;
const WHOLE_MARK = /^~[0-9a-f]{16}$/;

export const isMark = (text: string): boolean => WHOLE_MARK.test(text);

type Decide = (field: string) => Decision | undefined;

const decideNothing: Decide = () => undefined;

/** What the name of a field says, whatever stands in it. */
interface Name {
  /** A programmer wrote it. */
  readonly plain: boolean;
  readonly sensitive: boolean;
  readonly connection: boolean;
  readonly hidesTexts: boolean;
}

const nameOf = remembered(
  (field): Name => ({
    plain: isField(field),
    sensitive: isSensitive(field),
    connection: isConnection(field),
    hidesTexts: hidesTexts(field),
  }),
  NAMES_KEPT,
);

export interface Redactor {
  /**
   * The action as a log shows it: plain data, as it comes back from a file. `held`: rows the page holds, where the action has theirs; what an answer
   * says of them once more is not looked through once more.
   */
  readonly action: (action: Action, held?: object) => Action & Readonly<Record<string, unknown>>;
  /** Any other data: a first state, or a call's variables and answer. */
  readonly data: (value: unknown) => unknown;
  /** The mark a hidden text becomes; the same text, the same mark. */
  readonly hide: (text: string) => string;
  /** A text under a field, outside any action. */
  readonly text: (field: string, text: string) => string;
  /** The key of a record by id, or of a list. */
  readonly key: (key: string) => string;
}

/** Nothing of ours is nested deeper; what is becomes null, for a log that deep could be read by nobody. */
const DEEPEST = 100;

/** Texts so short come again and again, and to look one up is quicker than to hash it; of longer ones every other is new. */
const SHORT = 10;
const MARKS_KEPT = 2_000;

type ListKey = [page: number, perpage: number, variables: [name: string, value: unknown][]];

const parseListKey = (text: string): ListKey | null => {
  if (!text.startsWith('[')) return null;
  try {
    const parsed = JSON.parse(text) as unknown;
    if (!Array.isArray(parsed) || parsed.length !== 3) return null;
    const [page, perpage, variables] = parsed as unknown[];
    const pairs =
      Array.isArray(variables) && variables.every((pair) => Array.isArray(pair) && pair.length === 2 && typeof pair[0] === 'string');
    return typeof page === 'number' && typeof perpage === 'number' && pairs ? (parsed as ListKey) : null;
  } catch {
    return null;
  }
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const isPlainObject = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype as object) === null;
};

/** An assignment to `__proto__` would set no field. */
const put = (object: Record<string, unknown>, key: string, value: unknown): void => {
  if (key !== '__proto__') object[key] = value;
  else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
};

/** How deep rows stand in the answer that brings them, and their fields. */
const ROW_DEPTH = 4;
const FIELD_DEPTH = 5;

/** What was made of an object, and as what it was looked at. */
interface Made {
  readonly shown: unknown;
  readonly field: string;
  readonly decide: Decide;
  readonly sealed: boolean;
  readonly keys: Keys;
}

/** Makes what hides everything the policy does not allow. `key`: 32 hexadecimal digits, kept out of every log. */
export const createRedactor = (key: string): Redactor => {
  const words = wordsOf(key);
  const markOfShort = remembered((text) => markOf(words, text), MARKS_KEPT);
  const hide = (text: string): string => (text.length > SHORT ? markOf(words, text) : markOfShort(text));

  const redactId = (text: string): string => (isPlainId(text) ? text : (redactList(text) ?? hide(text)));
  const redactKey = (text: string, keys: Keys): string => (keys !== 'ids' && nameOf(text).plain ? text : redactId(text));

  /** The key of a list with the values in it redacted, or null when it is no such key. */
  const redactList = (text: string): string | null => {
    const list = parseListKey(text);
    if (!list) return null;
    const [page, perpage, variables] = list;
    const decide = createDecide('');
    return JSON.stringify([
      page,
      perpage,
      variables.map(([name, value]) => [redactKey(name, 'fields'), redact(value, name, decide, nameOf(name).sensitive, 'fields', 0)]),
    ]);
  };

  const redactText = (text: string, field: string, decide: Decide, sealed: boolean): string => {
    if (text === '') return text;
    const decision = sealed ? undefined : decide(field);
    if (decision === undefined) return hide(text);
    if (decision === 'list') return redactList(text) ?? hide(text);
    if (decision === 'lies') return whereItLies(text) + hide(text);
    return fits(decision, text) ? text : hide(text);
  };

  /** Of rows and their fields. */
  const made = new WeakMap<object, Made>();

  /** What was made of the same before; undefined where it was another, or something else. */
  const madeBefore = (value: object, field: string, decide: Decide, sealed: boolean, keys: Keys, held: unknown): unknown => {
    const before = isObject(held) ? made.get(held) : undefined;
    return before?.field === field && before.decide === decide && before.sealed === sealed && before.keys === keys && dequal(held, value)
      ? before.shown
      : undefined;
  };

  const redact = (value: unknown, field: string, decide: Decide, sealed: boolean, keys: Keys, depth: number, held?: unknown): unknown => {
    switch (typeof value) {
      case 'string':
        return redactText(value, field, decide, sealed);
      case 'number':
        if (!Number.isFinite(value)) return null;
        return sealed ? hide(String(value)) : value;
      case 'boolean':
        return value;
      case 'object':
        if (value === null || depth > DEEPEST) return null;
        if (held !== undefined && (depth === ROW_DEPTH || depth === FIELD_DEPTH)) {
          const shown =
            madeBefore(value, field, decide, sealed, keys, held) ?? redactInside(value, field, decide, sealed, keys, depth, held);
          made.set(value, { shown, field, decide, sealed, keys });
          return shown;
        }
        return redactInside(value, field, decide, sealed, keys, depth, held);
      default:
        return undefined;
    }
  };

  const redactInside = (
    value: object,
    field: string,
    decide: Decide,
    sealed: boolean,
    keys: Keys,
    depth: number,
    held: unknown,
  ): unknown => {
    if (Array.isArray(value)) return value.map((item) => redact(item, field, decide, sealed, 'fields', depth + 1) ?? null);
    if (typeof Blob !== 'undefined' && value instanceof Blob)
      return { size: value.size, type: redactText(value.type, 'mimetype', decide, false) };
    return isPlainObject(value) ? redactObject(value as Record<string, unknown>, decide, sealed, keys, depth, held) : null;
  };

  const redactObject = (
    object: Readonly<Record<string, unknown>>,
    decide: Decide,
    sealed: boolean,
    keys: Keys,
    depth: number,
    held?: unknown,
  ): Record<string, unknown> => {
    const redacted: Record<string, unknown> = {};
    const setting = typeof object.name === 'string' && isSettingName(object.name) ? object.name : null;
    // Without a pair for each of them, for there are thousands on a page of a list.
    for (const field of Object.keys(object)) {
      const value = object[field];
      const name = nameOf(field);
      const shut = sealed || name.sensitive || (name.connection && typeof value === 'object');
      const by = name.hidesTexts ? decideNothing : decide;
      const there = isObject(held) && depth < FIELD_DEPTH ? own(held, field) : undefined;
      const shown = redact(value, field === 'value' && setting ? setting : field, by, shut, keysIn(keys, field), depth + 1, there);
      if (shown !== undefined) put(redacted, redactKey(field, keys), shown);
    }
    return redacted;
  };

  const everywhere = createDecide('');
  return {
    action: (action, held) => {
      const { type, ...rest } = action as Action<string> & Record<string, unknown>;
      return { type: isActionType(type) ? type : hide(type), ...redactObject(rest, createDecide(type), false, 'fields', 0, held) };
    },
    data: (value) => redact(value, '', everywhere, false, 'fields', 0),
    hide,
    text: (field, text) => redactText(text, field, everywhere, nameOf(field).sensitive),
    key: redactId,
  };
};
