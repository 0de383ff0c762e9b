import { announcesQuote } from '../../../../src/domain/support/quote-words';
import { splitQuoted } from '../../../../src/domain/support/quoted-text';
import { LANGUAGES, type Language } from '../../../../src/domain/languages';
import { letterText, type LetterParts } from '../../../../src/server/mail/letter-text';

const QUOTED = {
  from: { name: 'Ann Lee', address: 'ann@home.example' },
  to: [{ name: '', address: 'shop@example.com' }],
  subject: 'My order',
  at: Date.UTC(2026, 10, 2, 10) / 1000,
  text: 'Where is it?\n\n> older',
  html: null,
};
const letter = (parts: Partial<LetterParts>) =>
  letterText({
    body: 'On its way.',
    formatted: null,
    signature: '',
    quoted: QUOTED,
    forwards: false,
    language: 'en',
    zone: 'Europe/Berlin',
    ...parts,
  });

test('an answer stands above the signature and what it answers', () => {
  const { text, html } = letter({ signature: 'Sam\nShop' });
  expect(text.replaceAll('\u202f', ' ')).toBe(
    'On its way.\n\nSam\nShop\n\nOn November 2, 2026 at 11:00 AM, Ann Lee <ann@home.example> wrote:\n> Where is it?\n>\n>> older',
  );
  expect(html).toContain('<div dir="auto">On its way.<br /><br />Sam<br />Shop</div>');
  expect(html).toContain('Ann Lee &lt;ann@home.example&gt;');
});

test.each(LANGUAGES)('the line above a quote is one mail programs and we know as such: %s', (language: Language) => {
  const { text } = letter({ language });
  const line = text.split('\n').find((each) => each.includes('ann@home.example'))!;
  expect(announcesQuote(line, true)).toBe(true);
  expect(splitQuoted(text).own.trim()).toBe('On its way.');
});

test('nothing anybody wrote becomes markup, and only web addresses become links', () => {
  const { html } = letter({
    body: '<b>1 < 2</b> see https://a.example/?a=1&b="2". javascript:alert(1)',
    quoted: { ...QUOTED, text: '<script>x</script>' },
  });
  expect(html).not.toMatch(/<b>|<script/u);
  expect(html).toContain('<a href="https://a.example/?a=1&amp;b=">https://a.example/?a=1&amp;b=</a>');
  expect(html.match(/<a /gu)).toHaveLength(1);
});

test('a message that is forwarded goes whole; a long one that is answered is cut', () => {
  const long = { ...QUOTED, text: 'x'.repeat(50_000) };
  expect(letter({ quoted: long, forwards: true }).text).toContain(long.text);
  expect(letter({ quoted: long }).text.length).toBeLessThan(21_000);
  expect(letter({ quoted: { ...QUOTED, html: '<p>Where?</p>' } }).html).toContain('<p>Where?</p>');
});

test('formatted words stand above the signature; the plain text is as it was', () => {
  const formatted = '<p>On <strong>its</strong> way.</p><ul><li><p>A mug</p></li></ul><figure><img src="cid:1" alt=""></figure>';
  const { text, html } = letter({ formatted, signature: 'Sam <3' });
  expect(text).toMatch(/^On its way\.\n\nSam <3\n\nOn /u);
  expect(html).toContain('<strong>its</strong> way.</p><ul><li><p style="margin:0">A mug</p></li></ul>');
  expect(html).toMatch(/<img style="[^"]+" src="cid:1" alt=""><\/figure><br \/>\s*<div>Sam &lt;3<\/div>/u);
});
