import fc from 'fast-check';
import { readMail } from '../../../../src/server/mail/read/read-mail';
import { decompressRtf, textOfRtf } from '../../../../src/server/mail/read/outlook-rtf';
import { readTnef } from '../../../../src/server/mail/read/tnef';
import { isLongRun } from '../../../support/long-runs';
import { RECEIVED_AT } from './hostile-mails';
import { mailOf, type Part } from './make-mail';
import { attribute, codePage, file, mailProperties, packedRtf, property, tnef, utf16 } from './make-tnef';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const PDF = Buffer.from('%PDF-1.4 words');
const MAIL = Buffer.from('0703020000000000c000000000000046', 'hex');
const OLE = Buffer.alloc(16, 5);

const read = (part: Part) => readMail({ bytes: mailOf(part), received_at: RECEIVED_AT, aside: null });

const winmail = (stream: Buffer): Part => ({ type: 'application/ms-tnef; name="winmail.dat"', body: stream });
const beside = (stream: Buffer, type = 'application/ms-tnef; name="winmail.dat"') =>
  read({
    type: 'multipart/mixed',
    body: [
      { type: 'text/plain', body: 'See the file.' },
      { type, body: stream, headers: ['Content-Disposition: attachment; filename="winmail.dat"'] },
    ],
  });

const namesOf = ({ files }: Awaited<ReturnType<typeof read>>) =>
  files.map(({ filename, mime, refusal }) => `${filename} ${refusal ?? mime}`);

test('a buyer sends files by Outlook: each is there under its long name, and winmail.dat is not', async () => {
  const mail = await beside(
    tnef(
      attribute(1, 0x9006, Buffer.from([0, 0, 1, 0])),
      codePage(1252),
      attribute(1, 0x8004, Buffer.from('Files\0')),
      mailProperties(
        property.time(0x0039),
        property.named('Add-in', 'words'),
        property.several(0x8002 & 0x7fff, 'a', 'bc'),
        property.flag(0x0e1f),
      ),
      file('MYPICT~1.PNG', PNG, property.unicode(0x3707, 'Mein Bild für 漢字.png'), property.unicode(0x370e, 'image/png')),
      file('proof.pdf', PDF, property.string(0x3707, 'proof.pdf')),
    ),
  );
  expect(mail.text).toBe('See the file.');
  expect(namesOf(mail)).toEqual(['Mein Bild für 漢字.png image/png', 'proof.pdf application/pdf']);
  expect(mail.files.map(({ bytes }) => bytes)).toEqual([PNG, PDF]);
});

test('a winmail.dat that calls itself a plain file is known by its bytes', async () => {
  expect(namesOf(await beside(tnef(file('a.png', PNG)), 'application/octet-stream; name="winmail.dat"'))).toEqual(['a.png image/png']);
});

test.each([
  [1252, Buffer.from('Größe.png\0', 'latin1'), 'Größe.png'],
  [932, Buffer.from([0x8e, 0xca, 0x90, 0x5e, 0x2e, 0x70, 0x6e, 0x67, 0]), '写真.png'],
  [1251, Buffer.from([0xf4, 0xee, 0xf2, 0xee, 0x2e, 0x70, 0x6e, 0x67, 0]), 'фото.png'],
  [65001, Buffer.from('фото.png\0'), 'фото.png'],
  [28592, Buffer.from([0xb1, 0x2e, 0x70, 0x6e, 0x67]), 'ą.png'],
  [437, Buffer.from('plain.png\0'), 'plain.png'],
  [4_000_000_000, Buffer.from('plain.png\0'), 'plain.png'],
])('a name in code page %i is read', async (page, title, filename) => {
  expect(namesOf(await beside(tnef(codePage(page), file(title, PNG))))).toEqual([`${filename} image/png`]);
});

test('files inside are judged as any other: programs, archives, mails and streams within streams are set aside', async () => {
  const mail = await beside(
    tnef(
      file('setup.exe', Buffer.from('MZ program')),
      file('all.zip', Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0])),
      file('Re: order', undefined, property.object(0x3701, MAIL, tnef(file('inner.png', PNG)))),
      file('winmail.dat', tnef(file('inner.png', PNG))),
      file('Sheet', undefined, property.object(0x3701, OLE, Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))),
      file('../../etc/passwd', Buffer.from('words')),
      file('kept.txt', undefined, property.binary(0x3701, Buffer.from('words'))),
    ),
  );
  expect(namesOf(mail)).toEqual([
    'setup.exe mail.fileProgram',
    'all.zip mail.fileArchive',
    'Re_ order mail.fileMail',
    'winmail.dat mail.fileOutlook',
    'Sheet mail.fileProgram',
    'passwd.txt text/plain',
    'kept.txt text/plain',
  ]);
});

test('of more files than a mail may have, the others are told of', async () => {
  const { files } = await beside(tnef(...Array.from({ length: 120 }, (_, n) => file(`${n}.png`, PNG))));
  expect(files.filter(({ bytes }) => bytes)).toHaveLength(20);
  expect(files).toHaveLength(100);
});

test('a mail of nothing but a winmail.dat says what that says', async () => {
  const plain = await read(
    winmail(tnef(codePage(1252), attribute(1, 0x800c, Buffer.from('Größe M, bitte.\0', 'latin1')), file('a.png', PNG))),
  );
  expect([plain.text, namesOf(plain)]).toEqual(['Größe M, bitte.', ['a.png image/png']]);
  const unicode = await read(winmail(tnef(mailProperties(property.unicode(0x1000, '漢字 size M')))));
  expect([unicode.text, unicode.files]).toEqual(['漢字 size M', []]);
  const html = Buffer.from('<p>Size <b>M</b> für <a href="https://a.example">Mia</a><script>window.ran = true</script></p>');
  const marked = await read(winmail(tnef(mailProperties(property.long(0x3fde, 65001), property.binary(0x1013, html)))));
  expect(marked.text).toContain('Size M für Mia');
  expect(marked.html).toMatch(/^<p>Size <b>M<\/b> für <a href="https:\/\/a\.example"[^>]+>Mia<\/a><\/p>$/u);
});

test('a mail whose words are RTF is read', async () => {
  const rtf = String.raw`{\rtf1\ansi\ansicpg1252\fromtext{\fonttbl{\f0\fswiss Arial;}{\f1\fnil\fcharset128 MS Gothic;}}{\colortbl;\red0\green0\blue0;}{\*\generator Outlook;}\uc1\pard Gr\'f6\'dfe M \{blau\}\par \f1\'8e\'ca\'90\'5e\f0  \u8364?5\line Mia}`;
  expect((await read(winmail(tnef(mailProperties(property.binary(0x1009, packedRtf(rtf))))))).text).toBe('Größe M {blau}\n写真 €5\nMia');
});

test('words of HTML that were packed into RTF are read without its tags', () => {
  const rtf = String.raw`{\rtf1\ansi\fromhtml1{\*\htmltag64 <p>}\htmlrtf {\htmlrtf0 Size M{\*\htmltag72 </p>}\htmlrtf\par}\htmlrtf0}`;
  expect(textOfRtf(Buffer.from(rtf)).trim()).toBe('Size M');
});

test('RTF that refers back to itself is unpacked', () => {
  // The two examples of [MS-OXRTFCP] 3.
  const simple = '2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af3206865 6c090020627705b06c647d0a800fa0'.replaceAll(' ', '');
  expect(decompressRtf(Buffer.from(simple, 'hex')).toString()).toBe('{\\rtf1\\ansi\\ansicpg1252\\pard hello world}\r\n');
  const crossing = '1a0000001c0000004c5a4675e2d44b51410004205758595a0d6e7d010eb0';
  expect(decompressRtf(Buffer.from(crossing, 'hex')).toString()).toBe('{\\rtf1 WXYZWXYZWXYZWXYZWXYZ}');
});

const good = tnef(
  codePage(1252),
  mailProperties(property.unicode(0x1000, 'Hello'), property.binary(0x1009, packedRtf('{\\rtf1 Hello}'))),
  file('a.png', PNG, property.unicode(0x3707, 'a.png')),
);
const u32 = (value: number): Buffer => Buffer.from(Uint32Array.of(value).buffer);

const BROKEN: Readonly<Record<string, Buffer>> = {
  'cut off in its file': good.subarray(0, -40),
  'of nothing but its signature': good.subarray(0, 6),
  'cut off in its head': good.subarray(0, 9),
  'with an attribute longer than itself': tnef(Buffer.concat([Buffer.from([1, 0x0c, 0x80, 6, 0]), u32(0xffff_fff0), Buffer.from('x')])),
  'with four thousand million properties': tnef(
    attribute(1, 0x9003, Buffer.concat([u32(0xffff_ffff), property.long(1, 1), property.long(2, 2)])),
  ),
  'with four thousand million values': tnef(
    attribute(1, 0x9003, Buffer.concat([u32(1), Buffer.from([0x1e, 0, 0, 0x10]), u32(0xffff_ffff)])),
  ),
  'with values of no length without end': tnef(
    attribute(1, 0x9003, Buffer.concat([u32(1), Buffer.from([0x1f, 0x10, 0, 0x10]), u32(0xffff_ffff), Buffer.alloc(400)])),
  ),
  'with a name longer than itself': tnef(
    attribute(1, 0x9003, Buffer.concat([u32(1), Buffer.from([3, 0, 1, 0x80]), Buffer.alloc(16), u32(1), u32(0x7fff_ffff)])),
  ),
  'with a title before any file': tnef(attribute(2, 0x8010, Buffer.from('a.png\0'))),
  'with thousands of files': tnef(...Array.from({ length: 5000 }, () => attribute(2, 0x9002, Buffer.alloc(0)))),
};

test.each(Object.entries(BROKEN))('a winmail.dat %s stays the file it is, and the mail is read', async (_what, stream) => {
  const mail = await beside(stream);
  expect(mail.set_aside).toBeNull();
  expect([mail.text, namesOf(mail)]).toEqual(['See the file.', ['winmail.dat mail.fileOutlook']]);
});

test('wrong sums, bytes behind the end and a last value without its filling do no harm', async () => {
  const wrong = Buffer.from(good);
  wrong.writeUInt16LE(0xdead, wrong.length - 2);
  expect(namesOf(await beside(Buffer.concat([wrong, Buffer.from([0, 0, 13, 10])])))).toEqual(['a.png image/png']);
  const unfilled = Buffer.concat([u32(1), Buffer.from([0x1f, 0, 7, 0x37]), u32(1), u32(utf16('b').length - 2), utf16('b').subarray(0, 2)]);
  const stream = tnef(attribute(2, 0x9002, Buffer.alloc(14)), attribute(2, 0x800f, PNG), attribute(2, 0x9005, unfilled));
  expect(namesOf(await beside(stream))).toEqual(['b.png image/png']);
});

test('RTF that promises more than it has is left, and none grows beyond its limit', async () => {
  const lying = packedRtf('{\\rtf1 Hello}');
  lying.writeUInt32LE(0xffff_ffff, 4);
  expect(namesOf(await read(winmail(tnef(mailProperties(property.binary(0x1009, lying))))))).toEqual(['winmail.dat mail.fileOutlook']);
  expect(textOfRtf(Buffer.from('{'.repeat(100_000)))).toBe('');
  const began = performance.now();
  textOfRtf(Buffer.from('\\u1?{\\f1 x}'.repeat(300_000)));
  expect(performance.now() - began).toBeLessThan(5000);
});

test('whatever bytes a winmail.dat is made of, it is read in a moment or refused as such', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(good.length - 7), fc.nat(255)), { minLength: 1, maxLength: 12 }),
      fc.nat(good.length),
      (changes, end) => {
        const bytes = Buffer.from(good);
        for (const [at, byte] of changes) bytes[at + 6] = byte;
        try {
          const { files } = readTnef(bytes.subarray(0, Math.max(end, 6)));
          expect(files.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(bytes.length);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      },
    ),
    { numRuns: isLongRun ? 100_000 : 3000 },
  );
});
