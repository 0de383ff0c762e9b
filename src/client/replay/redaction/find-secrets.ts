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

/** What must not stand in a log under any name. */
const KINDS: readonly (readonly [kind: string, shape: RegExp])[] = [
  ['e-mail address', /[\w.+-]+@[A-Za-z0-9-]+\.[A-Za-z0-9.-]*[A-Za-z]/],
  ['bearer token', /\bBearer\s+\S{8,}/i],
  ['JSON web token', /\beyJ[\w-]{8,}\.[\w-]{8,}/],
  ['signed address', /[?&](?:sig|signature|token|access_token|expires|key|secret|password|code|X-Amz-[\w-]+|X-Goog-[\w-]+)=[^&\s]{4,}/i],
  ['key of a store', /\b(?:ck|cs)_[0-9a-f]{16,}|\bshp(?:at|ss|ca|pa)_[0-9a-f]{16,}|\b(?:sk|pk|rk)_(?:live|test)_\w{8,}/],
  ['private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['phone number', /^\+\d[\d\s().-]{6,}\d$|^\(?\d{2,4}\)?[\s.-]\d{2,4}(?:[\s.-]\d{2,6})+$/],
  ['token', /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z0-9_-]{40,}$/],
];

const kindOf = (text: string): string | undefined => KINDS.find(([, shape]) => shape.test(text))?.[0];

/** Six digits or more could be a phone number or a one-time code. */
const LONG_NUMBER = 100_000;

/** The parts of a record that hold what came from outside; the rest is made by the recorder. */
const PARTS = ['action', 'state', 'variables', 'options', 'answer', 'error', 'message', 'container'] as const;

/** Texts and numbers in a log that nobody may read there: by their look, or because of the field they stand in. */
export const findSecrets = (records: Iterable<readonly [line: number, record: LogRecord]>): FoundSecret[] => {
  const found: FoundSecret[] = [];

  const look = (value: unknown, pointer: string, line: number, field: string, sealed: boolean): void => {
    if (typeof value === 'string') {
      if (value === '' || isMark(value)) return;
      const kind = sealed ? `plain text in "${field}"` : kindOf(value);
      if (kind) found.push({ line, pointer, kind });
    } else if (typeof value === 'number') {
      // Small numbers under such a name are counts and flags.
      if (sealed && Math.abs(value) >= LONG_NUMBER) found.push({ line, pointer, kind: `plain number in "${field}"` });
    } else if (Array.isArray(value)) {
      value.forEach((item, i) => look(item, `${pointer}/${i}`, line, field, sealed));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        const kind = kindOf(key);
        if (kind) found.push({ line, pointer, kind });
        const shut = sealed || isSensitive(key) || (isConnection(key) && typeof item === 'object');
        look(item, `${pointer}/${key}`, line, key, shut);
      }
    }
  };

  for (const [line, record] of records) {
    for (const part of PARTS) if (part in record) look(record[part as keyof LogRecord], `/${part}`, line, part, false);
  }
  return found;
};
