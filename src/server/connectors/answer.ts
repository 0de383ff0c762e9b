import type { z } from 'zod';
import { isJsonWithin, type JsonBounds } from '../../domain/json-shape';
import { ConnectorError } from './connector';
import type { OutboundResponse } from './outbound';
import { plainText } from './plain-text';
import type { Call } from './transport';

/** No platform nests deeper, and what does is not worth the second its parsing takes. */
const ANSWER_BOUNDS: JsonBounds = { depth: 200, values: Infinity };

/** Undefined: no JSON. */
export const parseJson = (body: string): unknown => {
  // Some editors put a byte order mark before whatever a plugin's file writes.
  const text = body.replace(/^\uFEFF+/, '');
  if (!isJsonWithin(text, ANSWER_BOUNDS)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Characters of somebody else's text in a sentence. */
const MOST_QUOTED = 100;

/**
 * What came in place of JSON, as far as it can be told: a page with a title, or text before the JSON, as PHP writes its notices. Null: neither, and
 * the caller says so in its own words. `code` groups it with what else the platform's connector has of the kind.
 */
export const insteadOfJson = (code: string, host: string, body: string): ConnectorError | null => {
  const facts = { retry: true, storeStatus: 'Lostconnection' } as const;
  const title = /<title[^>]{0,200}>([^<]{1,1000})<\/title/i.exec(body.slice(0, 100_000))?.[1];
  if (title !== undefined && plainText(title) !== '')
    return new ConnectorError(code, 'shop.pageInstead', { values: { host, title: plainText(title).slice(0, MOST_QUOTED) }, ...facts });
  const before = /^([^{[]{1,5000}?)[{[]/s.exec(body)?.[1];
  const words = before === undefined ? '' : plainText(before);
  return words === ''
    ? null
    : new ConnectorError(code, 'shop.textBefore', { values: { host, text: words.slice(0, MOST_QUOTED) }, ...facts });
};

/** Something answered, and it was not the platform: a page of a server in front, or half an answer. What a change came to is then unknown. */
export const unreadable = (name: string, { url, effect }: Pick<Call, 'url' | 'effect'>): ConnectorError =>
  new ConnectorError('unreadable', 'shop.unreadable', {
    values: { host: url.host, name },
    retry: true,
    mayBeAtWork: effect !== undefined,
    storeStatus: 'Lostconnection',
  });

/** An answer's JSON by a shape of what is used of it. `name`: the platform, as people know it. */
export const readJson = <T>(name: string, call: Pick<Call, 'url' | 'effect'>, { body }: OutboundResponse, shape: z.ZodType<T>): T => {
  const read = shape.safeParse(parseJson(body));
  if (!read.success) throw unreadable(name, call);
  return read.data;
};

/** The platform understood and refused, in its own words. */
export const answered = (answer: string, storeStatus?: 'Invalid'): ConnectorError =>
  new ConnectorError('refused', 'shop.answered', { values: { answer: plainText(answer) }, storeStatus });

/** The platform knows no such key, or it opens this shop no more. */
export const unauthorized = ({ host }: URL): ConnectorError =>
  new ConnectorError('unauthorized', 'shop.unauthorized', { values: { host }, storeStatus: 'Invalid' });
