import type { LogRecord } from '../format';
import { isMark } from './redact';
import { isConnection, isSensitive } from './policy';

export interface FoundSecret {
  /** Line of the file, from 1. */
  readonly line: number;
  /** JSON pointer within the record. */
  readonly pointer: string;
  readonly kind: string;
}

/** What must not stand in a log under any name. Every repetition has an end, so that a long text takes no longer than it is long. */
const KINDS: readonly (readonly [kind: string, shape: RegExp])[] = [
  ['e-mail address', /[\w.+-]@[A-Za-z0-9-]{1,63}\.[A-Za-z0-9.-]{0,63}[A-Za-z]/],
  ['bearer token', /\bBearer\s{1,9}\S{8}/i],
  ['JSON web token', /\beyJ[\w-]{8,300}\.[\w-]{8}/],
  [
    'signed address',
    /[?&](?:sig|signature|token|access_token|expires|key|secret|password|code|X-Amz-[\w-]{1,40}|X-Goog-[\w-]{1,40})=[^&\s]{4}/i,
  ],
  ['key of a store', /\b(?:ck|cs)_[0-9a-f]{16}|\bshp(?:at|ss|ca|pa)_[0-9a-f]{16}|\b(?:sk|pk|rk)_(?:live|test)_\w{8}/],
  ['private key', /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----/],
  ['phone number', /^\+\d[\d\s().-]{6,40}\d$|^\(?\d{2,4}\)?[\s.-]\d{2,4}(?:[\s.-]\d{2,6}){1,8}$/],
  ['token', /^(?=.{0,4000}[a-z])(?=.{0,4000}[A-Z])(?=.{0,4000}\d)[A-Za-z0-9_-]{40,4000}$/],
];

const kindOf = (text: string): string | undefined => KINDS.find(([, shape]) => shape.test(text))?.[0];

/** Whether a text somebody writes holds something of these kinds. */
export const holdsSecret = (text: string): boolean => [text, ...text.split(/\s+/)].some((part) => kindOf(part) !== undefined);

/** Six digits or more could be a phone number or a one-time code. */
const LONG_NUMBER = 100_000;

/** The parts of a record that hold what came from outside; the rest is made by the recorder. */
const PARTS = ['action', 'state', 'variables', 'options', 'answer', 'error', 'name', 'message', 'container', 'address'] as const;

interface Place {
  readonly value: unknown;
  readonly name: string;
  readonly above: Place | null;
  readonly field: string;
  /** Whatever stands here is hidden, for its field says so. */
  readonly sealed: boolean;
}

const pointerTo = (place: Place): string => {
  const names: string[] = [];
  for (let at: Place | null = place; at; at = at.above) names.push(at.name);
  return `/${names.reverse().join('/')}`;
};

interface SecretSearch {
  readonly look: (line: number, record: LogRecord) => void;
  readonly found: () => readonly FoundSecret[];
}

/** Looks for texts and numbers in a log that nobody may read there: by their look, or because of the field they stand in. */
export const createSecretSearch = (): SecretSearch => {
  const found: FoundSecret[] = [];

  const childrenOf = ({ value, field, sealed, ...place }: Place): Place[] => {
    const above = { value, field, sealed, ...place };
    if (Array.isArray(value)) return value.map((item: unknown, i) => ({ value: item, name: String(i), above, field, sealed }));
    return Object.entries(value as object).map(([key, item]: [string, unknown]) => ({
      value: item,
      name: key,
      above,
      field: key,
      sealed: sealed || isSensitive(key) || (isConnection(key) && typeof item === 'object'),
    }));
  };

  const kindAt = ({ value, name, above, field, sealed }: Place): string | undefined => {
    const named = above && !Array.isArray(above.value) ? kindOf(name) : undefined;
    if (named) return named;
    if (typeof value === 'string' && value !== '' && !isMark(value)) return sealed ? `plain text in "${field}"` : kindOf(value);
    // Small numbers under such a name are counts and flags.
    return typeof value === 'number' && sealed && Math.abs(value) >= LONG_NUMBER ? `plain number in "${field}"` : undefined;
  };

  return {
    look: (line, record) => {
      const open: Place[] = PARTS.flatMap((part) =>
        part in record ? [{ value: record[part as keyof LogRecord], name: part, above: null, field: part, sealed: false }] : [],
      );
      for (let place = open.pop(); place; place = open.pop()) {
        const kind = kindAt(place);
        if (kind) found.push({ line, pointer: pointerTo(place), kind });
        if (typeof place.value === 'object' && place.value !== null) open.push(...childrenOf(place).reverse());
      }
    },
    found: () => found,
  };
};

/** Everything of that kind in the records of a log. */
export const findSecrets = (records: Iterable<readonly [line: number, record: LogRecord]>): readonly FoundSecret[] => {
  const search = createSecretSearch();
  for (const [line, record] of records) search.look(line, record);
  return search.found();
};
