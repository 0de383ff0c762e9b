import fc from 'fast-check';
import { JSDOM, VirtualConsole } from 'jsdom';
import { UserError } from '../../../../src/server/kernel/errors';
import { readRaw } from '../../../../src/server/mail/read/reading';
import { readMail } from '../../../../src/server/mail/read/read-mail';
import { safeMailHtml } from '../../../../src/server/mail/read/safe-html';
import { HOSTILE, RECEIVED_AT } from './hostile-mails';
import { fileMail, htmlMail, mailOf, textMail } from './make-mail';
import { isLongRun } from '../../../support/long-runs';

const read = (bytes: Buffer) => readMail({ bytes, received_at: RECEIVED_AT, aside: null });

const ATTRIBUTES = ['colspan', 'data-quote', 'dir', 'href', 'lang', 'rel', 'rowspan', 'start', 'target', 'title'];
const NEVER =
  'script,style,img,picture,svg,math,form,input,button,iframe,frame,object,embed,video,audio,link,meta,base,template,marquee,area';

/** What is wrong with HTML once it stands in a page where scripts run. */
const harmOf = (html: string): string[] => {
  if (html === '') return [];
  const { window } = new JSDOM(`<!doctype html><div id="shown">${html}</div><p id="after"></p>`, {
    runScripts: 'dangerously',
    virtualConsole: new VirtualConsole(),
  });
  const shown = window.document.getElementById('shown');
  const elements = [...(shown?.querySelectorAll('*') ?? [])];
  elements.forEach((element) => element.dispatchEvent(new window.Event('click')));
  const harm = [
    ...('ran' in window ? ['something ran'] : []),
    ...(shown === null || shown.contains(window.document.getElementById('after')) ? ['it breaks out'] : []),
    ...elements.filter((element) => element.matches(NEVER)).map(({ tagName }) => tagName),
    ...elements.flatMap((element) => element.getAttributeNames().filter((name) => !ATTRIBUTES.includes(name))),
    ...[...(shown?.querySelectorAll('a[href]') ?? [])].flatMap((link) =>
      /^(?:https?:\/\/|mailto:)/u.test(link.getAttribute('href') ?? '') && link.getAttribute('rel')?.includes('noopener')
        ? []
        : link.outerHTML,
    ),
  ];
  window.close();
  return harm;
};

test('there are a hundred of them', () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(100);
  expect(new Set(HOSTILE.map(({ what }) => what)).size).toBe(HOSTILE.length);
});

test.each(HOSTILE)('$what', async ({ bytes, check }) => {
  const mail = await read(bytes);
  expect(check(mail) ? true : mail).toBe(true);
  expect(harmOf(mail.html ?? '')).toEqual([]);
  expect(JSON.stringify({ ...mail, files: [] })).not.toMatch(/\\u0000|\\ud[89a-f]/u);
  for (const { filename } of mail.files) expect(filename).toMatch(/^[^/\\\p{Cc}]+$/u);
});

const piece = fc.oneof(
  fc.constantFrom('<', '>', '"', "'", '/', '=', '&', '<!--', '-->', '<![CDATA[', ']]>', '</', '&lt;', '&#60;', ' ', '\u0000'),
  fc.constantFrom('script', 'style', 'svg', 'math', 'a', 'b', 'img', 'table', 'form', 'mtext', 'title', 'textarea', 'noscript', 'template'),
  fc.constantFrom(
    'onerror',
    'onclick',
    'src',
    'href',
    'style',
    'javascript:',
    'window.ran = true',
    'data:',
    'https://x.example',
    'mailto:a@b',
  ),
  fc.constantFrom(
    '<img src=x onerror=window.ran=true>',
    '<script>window.ran = true</script>',
    '<svg><style>',
    '<a href="javascript:window.ran = true">',
  ),
  fc.string({ maxLength: 5 }),
);

test('whatever markup is made of, nothing in it runs, loads or hides', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 25 }), async (pieces) => {
      const { html } = await safeMailHtml(pieces.join(''));
      expect(harmOf(html ?? '')).toEqual([]);
      // Once more changes nothing.
      if (html !== null) expect((await safeMailHtml(html)).html).toBe(html);
    }),
    { numRuns: isLongRun ? 2000 : 80 },
  );
});

test('what somebody wrote is shown as they wrote it', async () => {
  const mail = await read(
    htmlMail('<p>Hello,<br>see <a href="https://a.example/x?a=1&b=2">my photo</a></p><ul><li>one</li></ul>', {
      'In-Reply-To': '<ours@example.com>',
      References: '<older@example.com> <ours@example.com>',
    }),
  );
  expect(mail).toMatchObject({
    id: 'first@buyer.example',
    in_reply_to: 'ours@example.com',
    references: ['older@example.com', 'ours@example.com'],
    from: { name: 'Mia Buyer', address: 'mia@buyer.example' },
    to: [{ name: '', address: 'shop@example.com' }],
    subject: 'About my order',
    date: Date.UTC(2026, 10, 2, 10) / 1000,
    set_aside: null,
  });
  expect(mail.html).toContain('<a href="https://a.example/x?a=1&amp;b=2" target="_blank" rel="noopener noreferrer nofollow">my photo</a>');
  expect(mail.text).toContain('Hello,\nsee my photo');
  expect((await read(htmlMail('<div>Only <span>words</span></div>'))).html).toBeNull();
});

test('a mail is known again by what it says, not by what it claims to be', async () => {
  const digest = async (bytes: Buffer) => (await read(bytes)).digest;
  const first = await digest(textMail('words'));
  expect(await digest(textMail('words', { Received: 'from elsewhere', 'Message-ID': '<other@x.example>' }))).toBe(first);
  expect(await digest(textMail('other words'))).not.toBe(first);
  expect(await digest(fileMail('a.txt', 'one'))).not.toBe(await digest(fileMail('a.txt', 'two')));
});

test('of a mail that is too large its head is read', async () => {
  const bytes = Buffer.from('From: mia@buyer.example\r\nSubject: Many photos\r\nMessage-ID: <big@buyer.example>');
  const mail = await readMail({ bytes, received_at: RECEIVED_AT, aside: 'mail.hugeMail' });
  expect(mail).toMatchObject({ set_aside: 'mail.hugeMail', subject: 'Many photos', id: 'big@buyer.example', text: '', files: [] });
});

test('of one that takes too long to read, or more than a process has, too', async () => {
  const asked: unknown[] = [];
  const isolated = (async (_kind: string, _owner: string, request: () => Parameters<typeof readMail>[0]) => {
    const piece = request();
    asked.push(piece.aside);
    if (piece.aside === null) throw new UserError('mail.tooMuch');
    return readMail(piece);
  }) as never;
  const mail = await readRaw({ isolated }, 'owner', { key: '1', bytes: textMail('words'), received_at: RECEIVED_AT, cut: false });
  expect(asked).toEqual([null, 'mail.tooMuch']);
  expect(mail).toMatchObject({ set_aside: 'mail.tooMuch', subject: 'About my order', text: '' });
});

const report = (status: string, type = 'multipart/report; report-type=delivery-status') =>
  mailOf(
    {
      type,
      body: [
        { type: 'text/plain', body: 'It could not be delivered.' },
        { type: 'message/delivery-status', body: `Reporting-MTA: dns; mx.example\r\n\r\n${status}` },
        { type: 'message/rfc822', body: 'From: shop@example.com\r\nMessage-ID: <ours@example.com>\r\nSubject: Hi\r\n\r\nHi' },
      ],
    },
    { From: 'MAILER-DAEMON@mx.example', 'Message-ID': '<report@mx.example>' },
  );

test.each([
  ['5.1.1', 'mail.addressUnknown'],
  ['5.2.2', 'mail.mailboxFull'],
  ['5.3.4', 'mail.tooLarge'],
  ['5.7.1', 'mail.bounced'],
])('a report of failed delivery tells which mail, to whom, and why: %s', async (status, refusal) => {
  const mail = await read(report(`Final-Recipient: rfc822; Mia@buyer.example\r\nAction: failed\r\nStatus: ${status}`));
  expect(mail).toMatchObject({ automatic: true, bounced: [{ mail_id: 'ours@example.com', recipient: 'mia@buyer.example', refusal }] });
});

test('a mail that is only late did not come back', async () => {
  expect((await read(report('Final-Recipient: rfc822; mia@buyer.example\r\nAction: delayed\r\nStatus: 4.4.1'))).bounced).toEqual([]);
  expect((await read(report('Action: failed\r\nStatus: 5.1.1', 'multipart/mixed'))).bounced).toEqual([]);
});
