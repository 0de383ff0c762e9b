import { isJsonWithin } from '../../domain/json-shape';
import { FORMAT, ORIGINS, PICTURE_TYPES, STATE_SCHEMA, type LogRecord } from './format';
import { NewerLog, UnreadableLog, type Unreadable } from './unreadable';
import { createUpgrader, upgrades, type AnyRecord, type Upgrades } from './upgrades';

export interface Log {
  /** Each record with the line it stands on, from 1. */
  readonly records: readonly (readonly [line: number, record: LogRecord])[];
  /** The last line was cut off and is left out. */
  readonly cut: boolean;
  /** What an older format did not hold, a sentence each. */
  readonly losses: readonly string[];
}

const isRecord = (value: unknown): value is AnyRecord =>
  typeof value === 'object' && value !== null && typeof (value as { t?: unknown }).t === 'string';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isSeq = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

const isState = (value: unknown): boolean =>
  isObject(value) && (value.entities === undefined || (isObject(value.entities) && Object.values(value.entities).every(isObject)));

const isHashes = (value: unknown): boolean => isObject(value) && Object.values(value).every(isText);

const isChange = (value: unknown): boolean => Array.isArray(value) && isText(value[0]) && isHashes(value[1]);

const isPicture = (value: unknown): boolean =>
  isObject(value) &&
  (PICTURE_TYPES as readonly unknown[]).includes(value.type) &&
  isText(value.data) &&
  /^[A-Za-z0-9+/]+={0,2}$/.test(value.data as string);

/** Nothing, or what it has to be: a log by another hand may leave out what only tells of it. */
const perhaps = (value: unknown, is: (value: unknown) => boolean): boolean => value === undefined || is(value);

const isApp = (value: unknown): boolean => isObject(value) && perhaps(value.version, isText) && perhaps(value.commit, isText);
const isViewport = (value: unknown): boolean =>
  isObject(value) && perhaps(value.width, Number.isFinite) && perhaps(value.height, Number.isFinite);
const isOrigin = (value: unknown): boolean => (ORIGINS as readonly unknown[]).includes(value);

/** What each kind of record must hold for the player to use it. */
const complete: Readonly<Record<LogRecord['t'], (record: AnyRecord) => boolean>> = {
  h: ({ format, state, app, locale, viewport, clock }) =>
    typeof format === 'number' &&
    isState(state) &&
    perhaps(app, isApp) &&
    perhaps(locale, isText) &&
    perhaps(viewport, isViewport) &&
    perhaps(clock, Number.isFinite),
  a: ({ seq, action, x, dt, origin, cause }) =>
    isSeq(seq) &&
    isObject(action) &&
    isText(action.type) &&
    perhaps(dt, Number.isFinite) &&
    perhaps(origin, isOrigin) &&
    perhaps(cause, isSeq) &&
    perhaps(x, (changes) => isObject(changes) && Object.values(changes).every(isChange)),
  n: ({ seq, operation, status, ms, cause, carried }) =>
    isSeq(seq) &&
    isText(operation) &&
    perhaps(status, isText) &&
    perhaps(ms, Number.isFinite) &&
    perhaps(cause, isSeq) &&
    perhaps(carried, isSeq),
  e: ({ seq, name, message, at }) => isSeq(seq) && perhaps(name, isText) && perhaps(message, isText) && perhaps(at, isText),
  g: ({ from, to, reason }) => isSeq(from) && isSeq(to) && perhaps(reason, isText),
  p: ({ seq, address, language }) => isSeq(seq) && isText(address) && isText(language),
  q: ({ seq }) => isSeq(seq),
  c: ({ seq, slices, differs }) =>
    isSeq(seq) && isHashes(slices) && (differs === undefined || (isObject(differs) && isText(differs.slice) && isText(differs.pointer))),
  s: ({ seq, state }) => isSeq(seq) && isState(state),
  r: ({ seq, at, expected, picture }) =>
    isSeq(seq) && Number.isFinite(at) && isText(expected) && (picture === undefined || isPicture(picture)),
};

const isKnown = (kind: string): kind is LogRecord['t'] => Object.hasOwn(complete, kind);

/** No log of ours is nested deeper, and programs that walk it would not come back from much deeper. */
export const DEEPEST = 500;

export const isTooDeep = (text: string): boolean => !isJsonWithin(text, { depth: DEEPEST, values: Infinity });

interface LogReader {
  /** The version the last header was written in. */
  readonly format: () => number;
  /** The record a line holds; undefined where it holds none that this version knows. Throws an UnreadableLog. */
  readonly line: (text: string, number: number) => LogRecord | undefined;
  /** Call it when there are no more lines. `whole`: the text ended with a line break. Throws an UnreadableLog. */
  readonly end: (whole: boolean) => Pick<Log, 'cut' | 'losses'>;
}

/** Reads a log of any version line by line. */
export const createLogReader = (steps: Upgrades = upgrades, to = FORMAT): LogReader => {
  const upgrader = createUpgrader(steps, to);
  /** A line that is no JSON, which only the last one may be. */
  let broken = 0;
  let begun = false;
  let version = 0;

  const unreadable = (why: Unreadable): never => {
    throw new UnreadableLog(why);
  };

  const onHeader = ({ format, schema }: AnyRecord, number: number): void => {
    const where = begun ? { later: number } : {};
    if (typeof format !== 'number') return unreadable(begun ? { code: 'incomplete', line: number } : { code: 'noHeader' });
    if (typeof schema === 'number' && schema > STATE_SCHEMA) {
      throw new NewerLog({ code: 'newerSchema', schema, most: STATE_SCHEMA, ...where });
    }
    if (format > to) throw new NewerLog({ code: 'newerFormat', format, most: to, ...where });
    if (!upgrader.from(format)) unreadable({ code: 'olderFormat', format, ...where });
    begun = true;
    version = format;
  };

  const parsed = (text: string, number: number): AnyRecord | undefined => {
    if (isTooDeep(text)) return unreadable({ code: 'deepLine', line: number, most: DEEPEST });
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      // The file may end in the middle of a line: what stands before it is still good.
      broken = number;
      return undefined;
    }
    return isRecord(value) ? value : unreadable({ code: 'noRecord', line: number });
  };

  return {
    format: () => version,
    line: (text, number) => {
      if (text.trim() === '') return undefined;
      if (broken > 0) unreadable({ code: 'notJson', line: broken });
      const record = parsed(number === 1 ? text.replace(/^\uFEFF/, '') : text, number);
      if (!record) return undefined;
      if (record.t === 'h') onHeader(record, number);
      if (!begun) unreadable({ code: 'noHeader' });
      const upgraded = upgrader.record(record);
      if (!upgraded || !isKnown(upgraded.t)) return undefined;
      if (!complete[upgraded.t](upgraded as unknown as AnyRecord)) unreadable({ code: 'incomplete', line: number });
      return upgraded;
    },
    end: (whole) => {
      if (broken > 0 && (whole || !begun)) unreadable({ code: 'notJson', line: broken });
      if (!begun) unreadable({ code: 'empty' });
      return { cut: broken > 0, losses: upgrader.losses() };
    },
  };
};

/** Reads the text of a `.podlog.jsonl` file of any version. Throws an UnreadableLog. */
export const parseLog = (text: string, steps?: Upgrades, to?: number): Log => {
  const reader = createLogReader(steps, to);
  const records = text.split('\n').flatMap((line, i) => {
    const record = reader.line(line, i + 1);
    return record ? [[i + 1, record] as const] : [];
  });
  return { records, ...reader.end(text.endsWith('\n')) };
};
