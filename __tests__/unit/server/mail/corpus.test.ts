import { JSDOM } from 'jsdom';
import { splitQuotedHtml } from '../../../../src/client/shell/support/thread/quoted';
import { splitQuoted } from '../../../../src/domain/support/quoted-text';
import type { ReadMail } from '../../../../src/server/mail/door';
import { readMail } from '../../../../src/server/mail/read/read-mail';
import { withoutOwnAddress, writerOf } from '../../../../src/server/mail/who-wrote';
import { OWN, type CorpusMail } from '../../../fixtures/mail/corpus/build';
import { CORPUS } from '../../../fixtures/mail/corpus/corpus';
import { rateOf } from '../../../fixtures/mail/corpus/rate';
import { RECEIVED_AT } from './hostile-mails';

/** The reader runs in a browser, and what it reads is made where there is none. */
const BROWSER = ['DOMParser', 'Element', 'Text'] as const;

interface Judged {
  readonly row: CorpusMail;
  readonly mail: ReadMail;
  readonly answer: string;
  readonly automatic: boolean;
  readonly own: string;
}

let judged: readonly Judged[] = [];

const flat = (text: string): string => text.replace(/\s+/gu, ' ');
const textOf = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html.replace(/<(?:br|\/?(?:div|p|td|tr|li|hr|h1))\b[^>]*>/giu, ' $& '), 'text/html');
  return body.textContent ?? '';
};

beforeAll(async () => {
  const { window } = new JSDOM('');
  for (const name of BROWSER) Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
  const all: Judged[] = [];
  for (const row of CORPUS) {
    const mail = await readMail({ bytes: row.bytes, received_at: RECEIVED_AT, aside: null });
    const { from, automatic } = writerOf(mail, OWN);
    const { from: answered } = withoutOwnAddress({ from }, OWN);
    const own = mail.html === null ? splitQuoted(mail.text).own : textOf(splitQuotedHtml(mail.html).own);
    all.push({ row, mail, answer: answered?.address ?? '', automatic, own: flat(own) });
  }
  judged = all;
});

afterAll(() => {
  for (const name of BROWSER) Reflect.deleteProperty(globalThis, name);
});

test('there are two hundred mails and more, each of its own', () => {
  expect(CORPUS.length).toBeGreaterThanOrEqual(200);
  expect(CORPUS.map(({ what }) => what).filter((what, place, all) => all.indexOf(what) !== place)).toEqual([]);
});

test('an answer to each goes to the person who wrote', () => {
  const rate = rateOf('whom one answers', judged, ({ row, answer }) => [row.what, answer, row.answer]);
  expect(rate).toBe(1);
});

test('own words are seen in each', () => {
  const wrong = judged.map(({ row, own }) => ({ row, missing: row.own.filter((words) => !own.includes(flat(words))) }));
  expect(rateOf('own words', wrong, ({ row, missing }) => [row.what, missing.join(' | '), ''])).toBe(1);
});

test('the mail that is answered is folded', () => {
  const quoting = judged.filter(({ row }) => row.folded.length > 0);
  const wrong = quoting.map(({ row, own }) => ({ row, left: row.folded.filter((words) => own.includes(flat(words).trim())) }));
  expect(rateOf('folded', wrong, ({ row, left }) => [row.what, left.join(' | '), ''])).toBeGreaterThanOrEqual(0.98);
});

test.each([true, false])('programs and people are told apart: automatic %s', (automatic) => {
  const these = judged.filter(({ row }) => row.automatic === automatic);
  const rate = rateOf(`automatic ${automatic}`, these, (each) => [each.row.what, each.automatic, automatic]);
  expect(rate).toBeGreaterThanOrEqual(0.99);
});

test('what could not be delivered is told of its reader', () => {
  const rate = rateOf('bounces', judged, ({ row, mail }) => [row.what, mail.bounced[0]?.recipient ?? '', row.bounced ?? '']);
  expect(rate).toBe(1);
});
