import { remembered } from './remembered';

/**
 * Hashes of plain data, 52 bits in a number. Not for secrets: they tell whether two states are equal. Objects are hashed
 * whatever the order of their keys, and each object once: what did not change since the last call costs one lookup.
 */
const LIMIT = 2 ** 52;
const WORD = 2 ** 32;

const low = (hash: number): number => hash >>> 0;
const high = (hash: number): number => (hash / WORD) >>> 0;
const join = (x: number, y: number): number => (y >>> 12) * WORD + (x >>> 0);

/** A hash of two hashes in this order. */
export const combine = (a: number, b: number): number => {
  let x = Math.imul((low(a) + 0x9e3779b9) ^ low(b), 0x85ebca6b);
  x ^= x >>> 15;
  let y = Math.imul((high(a) + 0x7f4a7c15) ^ high(b) ^ x, 0xc2b2ae35);
  y ^= y >>> 13;
  x = Math.imul(x ^ y, 0x27d4eb2f);
  x ^= x >>> 16;
  y = Math.imul(y + x, 0x165667b1);
  return join(x, y ^ (y >>> 16));
};

/** A hash of many hashes in any order. */
export const sum = (a: number, b: number): number => {
  const total = a + b;
  return total >= LIMIT ? total - LIMIT : total;
};

const hashText = (text: string, seed: number): number => {
  let x = 0xdeadbeef ^ seed;
  let y = 0x41c6ce57 ^ seed;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    x = Math.imul(x ^ code, 0x9e3779b1);
    y = Math.imul(y ^ code, 0x5f356495);
  }
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b) ^ Math.imul(y ^ (y >>> 13), 0xc2b2ae35);
  y = Math.imul(y ^ (y >>> 16), 0x85ebca6b) ^ Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return join(x, y);
};

const NULL = hashText('null', 1);
const TRUE = hashText('true', 1);
const FALSE = hashText('false', 1);
const ARRAY = hashText('array', 1);
const OBJECT = hashText('object', 1);

const KEYS_KEPT = 20_000;

export const hashKey = remembered((key) => hashText(key, 2), KEYS_KEPT);

const known = new WeakMap<object, number>();

const hashObject = (value: object): number => {
  if (Array.isArray(value)) return value.reduce<number>((hash, item) => combine(hash, hashOf(item)), ARRAY);
  let hash = OBJECT;
  const object = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(object)) {
    const item = object[key];
    // A key without a value is no key: it is lost on the way through a file.
    if (item !== undefined) hash = sum(hash, combine(hashKey(key), hashOf(item)));
  }
  return hash;
};

/** The hash of plain data, as it would be after `JSON.parse(JSON.stringify(value))`. */
export const hashOf = (value: unknown): number => {
  switch (typeof value) {
    case 'string':
      return hashText(value, 0);
    case 'number':
      return Number.isFinite(value) ? hashText(String(value), 3) : NULL;
    case 'boolean':
      return value ? TRUE : FALSE;
    case 'object': {
      if (value === null) return NULL;
      let hash = known.get(value);
      if (hash === undefined) {
        hash = hashObject(value);
        known.set(value, hash);
      }
      return hash;
    }
    default:
      return NULL;
  }
};

/** A hash as it stands in a log. */
export const hashName = (hash: number): string => hash.toString(36);
