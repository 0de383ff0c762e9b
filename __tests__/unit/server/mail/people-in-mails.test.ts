import { readMail } from '../../../../src/server/mail/read/read-mail';
import { recipientsOf, withoutOwnAddress, writerOf } from '../../../../src/server/mail/who-wrote';
import { RECEIVED_AT } from './hostile-mails';
import { textMail } from './make-mail';

const OWN = 'shop@example.com';
const read = (bytes: Buffer) => readMail({ bytes, received_at: RECEIVED_AT, aside: null });
const writer = async (headers: Readonly<Record<string, string>>) => writerOf(await read(textMail('Hello', headers)), OWN);

const GROUP = { 'List-ID': '<support.example.com>', 'List-Post': '<mailto:support@example.com>', Precedence: 'list' };

test.each([
  ['nothing else is said', {}, 'Mia Buyer', 'mia@buyer.example'],
  ['a contact form names who filled it in', { From: `Shop <${OWN}>`, 'Reply-To': 'Ann <Ann@Home.example>' }, 'Ann', 'ann@home.example'],
  ['a contact form names no name', { From: `Shop <${OWN}>`, 'Reply-To': 'ann@home.example' }, '', 'ann@home.example'],
  ['another address is asked for', { 'Reply-To': 'mia@work.example' }, 'Mia Buyer', 'mia@work.example'],
  ['the shop itself is asked for', { 'Reply-To': `Shop <${OWN}>` }, 'Mia Buyer', 'mia@buyer.example'],
  [
    'a group replaces the sender',
    { ...GROUP, From: "'Ann Lee' via Support <support@example.com>", 'X-Original-Sender': 'ann@home.example' },
    'Ann Lee',
    'ann@home.example',
  ],
  [
    'a group asks for answers to itself',
    { ...GROUP, From: 'Ann <ann@home.example>', 'Reply-To': 'support@example.com' },
    'Ann',
    'ann@home.example',
  ],
  [
    'a group asks for answers to itself and the writer',
    { ...GROUP, From: 'Ann via Support <support@example.com>', 'Reply-To': 'Support <support@example.com>, Ann Lee <ann@home.example>' },
    'Ann Lee',
    'ann@home.example',
  ],
])('an answer goes to the person who wrote: %s', async (_what, headers, name, address) => {
  expect(await writer(headers as Readonly<Record<string, string>>)).toEqual({ from: { name, address }, automatic: false });
});

test('a form that says that it is sent automatically was filled in by a person', async () => {
  const form = { From: OWN, 'Reply-To': 'ann@home.example', 'Auto-Submitted': 'auto-generated' };
  expect((await writer(form)).automatic).toBe(false);
  expect((await writer({ ...form, From: 'news@other.example' })).automatic).toBe(true);
});

test('the mailbox itself is never answered', () => {
  expect(withoutOwnAddress({ from: { name: 'Shop', address: OWN } }, 'Shop@Example.com')).toEqual({ from: { name: 'Shop', address: '' } });
  expect(withoutOwnAddress({ from: null }, OWN)).toEqual({ from: null });
});

const readers = async (headers: Readonly<Record<string, string>>) => {
  const { to, cc } = recipientsOf(await read(textMail('Hello', headers)), OWN);
  return [...to, ...cc].map(({ address, own }) => `${address}${own ? ' (own)' : ''}`);
};

test.each([
  [
    'the mailbox and others',
    { To: `${OWN}, Bob <BOB@home.example>`, Cc: 'carol@home.example' },
    ['shop@example.com (own)', 'bob@home.example', 'carol@home.example'],
  ],
  ['an alias alone', { To: 'info@shop.example' }, ['info@shop.example (own)']],
  [
    'an alias postfix tells of',
    { To: 'info@shop.example, bob@home.example', 'X-Original-To': 'Info@shop.example' },
    ['info@shop.example (own)', 'bob@home.example'],
  ],
  [
    'an alias Gmail forwards',
    { To: 'info@shop.example', Cc: 'bob@home.example', 'X-Forwarded-For': `info@shop.example ${OWN}` },
    ['info@shop.example (own)', 'bob@home.example'],
  ],
  [
    'an alias a Received line tells of',
    {
      To: 'bob@home.example, info@shop.example',
      Received: 'from a.example by mx.example with ESMTPS id 1\r\n for <info@shop.example>; Mon, 2 Nov 2026 10:00:00 +0000',
    },
    ['bob@home.example', 'info@shop.example (own)'],
  ],
  ['a group of names', { To: `Team: ann@home.example, ${OWN};` }, ['ann@home.example', 'shop@example.com (own)']],
  [
    'the same person twice',
    { To: `${OWN}, Bob <bob@home.example>`, Cc: 'bob@HOME.example' },
    ['shop@example.com (own)', 'bob@home.example'],
  ],
  ['nobody', { To: 'undisclosed-recipients:;' }, []],
])('the readers of a mail are known, with our own addresses marked: %s', async (_what, headers, expected) => {
  expect(await readers(headers as unknown as Readonly<Record<string, string>>)).toEqual(expected);
});

const raw = (subject: Buffer, charset: string): Buffer =>
  Buffer.concat([
    Buffer.from('From: "'),
    subject,
    Buffer.from('" <ann@home.example>\r\nTo: shop@example.com\r\nSubject: Re: '),
    subject,
    Buffer.from(`\r\nContent-Type: text/plain;\r\n charset="${charset}"\r\n\r\nHi`),
  ]);

test.each([
  ['UTF-8', 'utf-8', Buffer.from('Größe, größer & 大きい'), 'Größe, größer & 大きい'],
  ['Latin-1', 'iso-8859-1', Buffer.from('Größe für Jörg', 'latin1'), 'Größe für Jörg'],
  ['KOI8-R', 'koi8-r', Buffer.from([0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4]), 'Привет'],
  ['Shift_JIS', 'shift_jis', Buffer.from([0x92, 0x8d, 0x95, 0xb6]), '注文'],
  ['a charset nobody knows', 'x-unknown', Buffer.from('Größe', 'latin1'), 'Größe'],
])('headers that are not encoded are read in the charset of the body: %s', async (_what, charset, bytes, text) => {
  const mail = await read(raw(bytes, charset));
  expect(mail.subject).toBe(`Re: ${text}`);
  expect(mail.from).toEqual({ name: text, address: 'ann@home.example' });
});

const RETURNED = ['--- Below this line is a copy of the message.', '', 'Return-Path: <shop@example.com>', 'Message-ID: <ours@example.com>'];

test.each([
  [
    'qmail',
    { From: 'MAILER-DAEMON@mx.example', Subject: 'failure notice', 'Return-Path': '<>' },
    [
      'Hi. This is the qmail-send program at mx.example.',
      "I'm afraid I wasn't able to deliver your message to the following addresses.",
      'This is a permanent error; I have given up. Sorry it did not work out.',
      '',
      '<Ann@home.example>:',
      'Sorry, no mailbox here by that name. (#5.1.1)',
      '',
      ...RETURNED,
    ],
    [{ mail_id: 'ours@example.com', recipient: 'ann@home.example', refusal: 'mail.addressUnknown' }],
  ],
  [
    'Exim',
    {
      From: 'Mail Delivery System <Mailer-Daemon@mx.example>',
      'X-Failed-Recipients': 'ann@home.example',
      'Auto-Submitted': 'auto-replied',
    },
    [
      'A message that you sent could not be delivered to one or more of its recipients.',
      '',
      'ann@home.example',
      '  mailbox is full: 5.2.2',
      '',
      ...RETURNED,
    ],
    [{ mail_id: 'ours@example.com', recipient: 'ann@home.example', refusal: 'mail.mailboxFull' }],
  ],
  [
    'a delay',
    { From: 'Mail Delivery System <Mailer-Daemon@mx.example>', Subject: 'Warning: message delayed 24 hours' },
    ['A message that you sent has not yet been delivered to one or more of its recipients.', 'ann@home.example', '', ...RETURNED],
    [],
  ],
  ['a person who says so', {}, ['My parcel could not be delivered.', 'ann@home.example', '', ...RETURNED], []],
])('a mail server that writes no standard report is understood: %s', async (_what, headers, lines, bounced) => {
  expect((await read(textMail(lines.join('\r\n'), headers))).bounced).toEqual(bounced);
});
