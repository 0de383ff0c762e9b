import fc from 'fast-check';
import { simpleParser } from 'mailparser';
import type { OutgoingMail } from '../../../../src/server/mail/door';
import { composeMail } from '../../../../src/server/mail/servers/compose';

const MAIL: OutgoingMail = {
  id: 'one@shop.example',
  from: { name: 'Shop', address: 'shop@shop.example' },
  to: [{ name: 'Ann', address: 'ann@example.test' }],
  cc: [],
  bcc: [],
  subject: 'Your order',
  text: 'It is on its way.',
  html: '',
  in_reply_to: null,
  references: [],
  automatic: false,
  files: [],
  done: [],
};

/** Texts that would begin a header, end the headers, or name another recipient where they were written as they are. */
const INJECTIONS = [
  '\r\nBcc: eve@evil.example',
  '\nBcc: eve@evil.example',
  '\r\n\r\nanother body',
  '", eve@evil.example, "',
  '>\r\nRCPT TO:<eve@evil.example>',
];

test('no text of a buyer or seller becomes a header, a recipient or a body of a mail', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...INJECTIONS), fc.string({ maxLength: 20 }), fc.nat(4), async (injection, words, place) => {
      const text = `${words}${injection}`;
      const mail = {
        ...MAIL,
        ...(place === 0 && { subject: text }),
        ...(place === 1 && { to: [{ name: text, address: 'ann@example.test' }] }),
        ...(place === 2 && { from: { ...MAIL.from, name: text } }),
        ...(place === 3 && { in_reply_to: text, references: [text] }),
        ...(place === 4 && { files: [{ filename: `${text}.png`, mime: 'image/png', bytes: Buffer.from('x') }] }),
      } as OutgoingMail;
      const read = await simpleParser(await composeMail(mail));
      expect([read.to, read.cc, read.bcc].flat().flatMap((each) => each?.value.map(({ address }) => address) ?? [])).toEqual([
        'ann@example.test',
      ]);
      expect(read.from?.value.map(({ address }) => address)).toEqual([MAIL.from.address]);
      expect(read.text?.trim()).toBe(MAIL.text);
      expect([...read.headers.keys()].filter((name) => /evil|rcpt/i.test(name))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
