import { isMark } from '../../../client/replay/redaction/redact';

/**
 * What a saga made now, beside what the log has of it. Ids are made anew and texts are hidden in the log, so the two are alike rather than
 * equal: an id of now stands for one of the log, always the same one; a hidden text for whatever the saga made of it; a time for a time.
 */
interface Likeness {
  /** Whether what was made now may be what the log has; if so, its ids are known from then on. */
  readonly alike: (made: unknown, recorded: unknown) => boolean;
  /** The same data with the ids of now in the place of the log's. */
  readonly asOfNow: (recorded: unknown) => unknown;
}

/** Hidden texts, anywhere in a line. */
export const MARKS = /~[0-9a-f]{16}\b/g;
const ID = /[0-9a-f]{32}/g;
const isId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value) as unknown;
  return prototype === Object.prototype || prototype === null;
};

/** Fields that say when something was, which is the clock's affair. */
const isTime = (field: string): boolean => field === 'at' || /(?:_at|[a-z]At)$/.test(field);

/** `told`: hidden texts that came from outside; a saga that passes one on does not change it. */
export const createLikeness = (told: ReadonlySet<string>): Likeness => {
  const recordedOf = new Map<string, string>();
  const nowOf = new Map<string, string>();

  const textsAlike = (made: string, recorded: string, bound: [string, string][]): boolean => {
    if (made === recorded || recordedOf.get(made) === recorded) return true;
    if (isMark(recorded)) return !isMark(made) || !told.has(recorded);
    if (isId(made) && isId(recorded)) {
      if (recordedOf.has(made) || nowOf.has(recorded)) return false;
      bound.push([made, recorded]);
      recordedOf.set(made, recorded);
      nowOf.set(recorded, made);
      return true;
    }
    // A key of a list, or of a file, with ids in it.
    return made.replace(ID, (id) => recordedOf.get(id) ?? id) === recorded;
  };

  const objectsAlike = (
    made: Readonly<Record<string, unknown>>,
    recorded: Readonly<Record<string, unknown>>,
    bound: [string, string][],
  ): boolean => {
    const rest = new Set(Object.keys(recorded).filter((key) => recorded[key] !== undefined));
    const others: string[] = [];
    for (const key of Object.keys(made)) {
      if (made[key] === undefined) continue;
      const known = recordedOf.get(key) ?? key;
      if (!rest.delete(known)) others.push(key);
      else if (!valuesAlike(made[key], recorded[known], key, bound)) return false;
    }
    // Keys that are hidden, or ids that are not known yet.
    return (
      others.every((key) => {
        const found = [...rest].find((other) => textsAlike(key, other, bound) && valuesAlike(made[key], recorded[other], key, bound));
        return found !== undefined ? rest.delete(found) : !shows(made[key]);
      }) && [...rest].every((key) => !shows(recorded[key]))
    );
  };

  /** Whether a value leaves anything in a log. */
  const shows = (value: unknown): boolean => value !== undefined && typeof value !== 'function' && typeof value !== 'symbol';

  const valuesAlike = (made: unknown, recorded: unknown, field: string, bound: [string, string][]): boolean => {
    if (made === recorded) return true;
    if (typeof made === 'string') return typeof recorded === 'string' && textsAlike(made, recorded, bound);
    if (typeof made === 'number') {
      if (typeof recorded === 'number') return isTime(field);
      return typeof recorded === 'string' ? isMark(recorded) : recorded === null && !Number.isFinite(made);
    }
    if (made === null || made === undefined) return recorded === null || recorded === undefined;
    if (!isObject(made)) return false;
    if (made instanceof Blob) return isObject(recorded) && recorded.size === made.size;
    if (Array.isArray(made)) {
      return (
        Array.isArray(recorded) && made.length === recorded.length && made.every((item, i) => valuesAlike(item, recorded[i], field, bound))
      );
    }
    if (!isPlain(made)) return recorded === null;
    return isObject(recorded) && !Array.isArray(recorded) && objectsAlike(made, recorded, bound);
  };

  const asOfNow = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(ID, (id) => nowOf.get(id) ?? id);
    if (Array.isArray(value)) return value.map(asOfNow);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [nowOf.get(key) ?? key, asOfNow(item)]));
  };

  return {
    alike: (made, recorded) => {
      const bound: [string, string][] = [];
      if (valuesAlike(made, recorded, '', bound)) return true;
      for (const [now, then] of bound) {
        recordedOf.delete(now);
        nowOf.delete(then);
      }
      return false;
    },
    asOfNow,
  };
};
