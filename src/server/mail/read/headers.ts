import type { AddressObject, EmailAddress, HeaderLines, ParsedMail } from 'mailparser';
import type { ReadMail } from '../door';

const MOST_NAME = 200;
const MOST_ADDRESSES = 50;
const MOST_REFERENCES = 20;

const ADDRESS = /^[^\s@<>()",;:\\[\]]{1,64}@[^\s@<>()",;:\\[\]]{1,253}$/u;
const ID = /<([!-;=?-~]{1,250})>/gu;

/** Text without what controls a terminal, a database or the direction of the words around it, on one line. */
export const lineOf = (text: string, most: number): string =>
  Buffer.from(text.slice(0, most * 4))
    .toString()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .replace(/ {2,}/gu, ' ')
    .trim()
    .slice(0, most);

const flat = (addresses: readonly EmailAddress[]): EmailAddress[] => addresses.flatMap((each) => each.group ?? [each]);

const people = (header: AddressObject | AddressObject[] | undefined): EmailAddress[] =>
  [header ?? []].flat().flatMap(({ value }) => flat(value));

const addressOf = ({ address = '' }: EmailAddress): string | null => (ADDRESS.test(address) ? address.toLowerCase() : null);

/** Whom a mail says it is from, and whom it is to. */
export const peopleOf = ({ from, to, cc }: ParsedMail): Pick<ReadMail, 'from' | 'to'> => {
  const writer = people(from).find((each) => addressOf(each) !== null);
  const readers = [...people(to), ...people(cc)].slice(0, MOST_ADDRESSES).flatMap((each) => addressOf(each) ?? []);
  return {
    from: writer ? { name: lineOf(writer.name, MOST_NAME), address: addressOf(writer) ?? '' } : null,
    to: [...new Set(readers)],
  };
};

/** Message-IDs in a header, without their brackets. */
const idsIn = (header: string | readonly string[] | undefined): string[] =>
  [...[header ?? []].flat().join(' ').slice(0, 20_000).matchAll(ID)].flatMap(([, id]) => id ?? []);

/** What a mail claims to be called, and what it answers. */
export const threadOf = ({ messageId, inReplyTo, references }: ParsedMail) => ({
  id: idsIn(messageId)[0],
  in_reply_to: idsIn(inReplyTo)[0] ?? null,
  references: idsIn(references).slice(-MOST_REFERENCES),
});

/** Headers of whatever answers or is sent by itself, and which of their values say so. */
const AUTOMATIC: Readonly<Record<string, RegExp>> = {
  'auto-submitted': /^(?!\s*no\s*(?:;|$))/iu,
  precedence: /^\s*(?:bulk|junk|list|auto[_-]reply)/iu,
  'x-auto-response-suppress': /^(?!\s*none\s*$)/iu,
  'x-autoreply': /^/u,
  'x-autorespond': /^/u,
  'list-id': /^/u,
  'list-unsubscribe': /^/u,
  'return-path': /^\s*<\s*>/u,
};

const DAEMONS = /^(?:mailer-daemon|postmaster)@/iu;

const valueOf = (line: string): string => line.slice(line.indexOf(':') + 1);

/** Whether a machine wrote it: nothing is answered to such a mail by itself. */
export const isAutomatic = (lines: HeaderLines, from: ReadMail['from']): boolean =>
  DAEMONS.test(from?.address ?? '') ||
  lines.some(
    ({ key, line }) =>
      AUTOMATIC[key]?.test(valueOf(line)) === true || (key === 'content-type' && /^\s*multipart\/report/iu.test(valueOf(line))),
  );

/** 1990: before that nobody wrote to a shop. */
const FIRST = 631_152_000;

/** When it says it was written; never later than it came. */
export const dateOf = ({ date }: ParsedMail, received_at: number): number => {
  const said = date ? Math.floor(date.getTime() / 1000) : Number.NaN;
  return said >= FIRST && said <= received_at ? said : received_at;
};
