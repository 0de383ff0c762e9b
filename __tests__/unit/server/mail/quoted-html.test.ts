import { JSDOM } from 'jsdom';
import { splitQuotedHtml } from '../../../../src/client/shell/support/thread/quoted';
import { safeMailHtml } from '../../../../src/server/mail/read/safe-html';

/** The reader runs in a browser, and what it reads is made where there is none. */
const BROWSER = ['DOMParser', 'Element', 'Text'] as const;

beforeAll(() => {
  const { window } = new JSDOM('');
  for (const name of BROWSER) Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
});

afterAll(() => {
  for (const name of BROWSER) Reflect.deleteProperty(globalThis, name);
});

const EARLIER = '<p>Dear Mia,</p><p>your <b>mug</b> is on its way.</p>';
const OWN = 'Yes, <b>please</b>.';
const ADDRESS = '&lt;<a href="mailto:shop@x.example">shop@x.example</a>&gt;';
const OUTLOOK_HEAD =
  '<b>From:</b> Shop &lt;shop@x.example&gt;<br><b>Sent:</b> Monday, November 2, 2026 10:05 AM<br><b>To:</b> Mia<br><b>Subject:</b> Re: Your order';

/** The HTML of mails as programs write it: words of the buyer, and an earlier mail below. */
const FOLDED: Readonly<Record<string, string>> = {
  Gmail: `<div dir="ltr">${OWN}</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Mon, Nov 2, 2026 at 10:05 AM Shop ${ADDRESS} wrote:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">${EARLIER}</blockquote></div>`,
  'Gmail of old': `<div dir="ltr">${OWN}</div><div class="gmail_extra"><br><div class="gmail_quote">Am 2. November 2026 um 10:05 schrieb Shop <span dir="ltr">${ADDRESS}</span>:<br><blockquote class="gmail_quote" style="margin:0 0 0 .8ex;border-left:1px #ccc solid">${EARLIER}</blockquote></div></div>`,
  'Gmail in a language nobody here knows': `<div>${OWN}</div><div class="gmail_quote"><div class="gmail_attr">Mnamo 2 Nov 2026 Shop aliandika:<br></div><blockquote class="gmail_quote">${EARLIER}</blockquote></div>`,
  'Gmail on telephones': `<div dir="auto">${OWN}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">Le lun. 2 nov. 2026, 10:05, Shop ${ADDRESS} a écrit :<br></div><blockquote class="gmail_quote">${EARLIER}</blockquote></div>`,
  'Outlook on the web': `<div class="elementToProof">${OWN}</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri">${OUTLOOK_HEAD}</font><div>&nbsp;</div></div><div>${EARLIER}</div>`,
  'Outlook on the web in a language nobody here knows': `<div>${OWN}</div><hr><div id="divRplyFwdMsg"><b>Kutoka:</b> Shop<br><b>Kwa:</b> Mia</div><div>${EARLIER}</div>`,
  'Outlook on telephones': `<div><b>Yes</b>, please.</div><div id="ms-outlook-mobile-signature"></div><hr><div id="divRplyFwdMsg"><b>Von:</b> Shop<br><b>Gesendet:</b> Montag, 2. November 2026 10:05<br><b>An:</b> Mia<br><b>Betreff:</b> Re</div>${EARLIER}`,
  'Outlook for desktops': `<div class="WordSection1"><p class="MsoNormal">${OWN}</p><p class="MsoNormal">&nbsp;</p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal">${OUTLOOK_HEAD}<o:p></o:p></p></div></div><p class="MsoNormal">${EARLIER}</p></div>`,
  'Outlook for desktops, marking at the side': `<div class="WordSection1"><p>${OWN}</p><div style="border:none;border-left:solid blue 1.5pt"><div><p>${OUTLOOK_HEAD}</p></div>${EARLIER}</div></div>`,
  'Outlook for Mac': `<div>${OWN}</div><div><br></div><span id="OLK_SRC_BODY_SECTION"><div><span>From: </span>Shop<br><span>Date: </span>Monday<br></div>${EARLIER}</span>`,
  'Apple Mail': `<div>${OWN}</div><br><div><blockquote type="cite"><div>On Nov 2, 2026, at 10:05, Shop ${ADDRESS} wrote:</div><br class="Apple-interchange-newline"><div>${EARLIER}</div></blockquote></div><br>`,
  iPhone: `<div dir="ltr">${OWN}</div><div dir="ltr"><br><blockquote type="cite">Am 02.11.2026 um 10:05 schrieb Shop ${ADDRESS}:<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">${EARLIER}</div></blockquote>`,
  Yahoo: `<div class="yahoo-style-wrap"><div>${OWN}</div><div><br></div></div><div id="yahoo_quoted_12" class="yahoo_quoted"><div><div>On Monday, November 2, 2026, 10:05, Shop wrote:</div><div><div id="yiv12">${EARLIER}</div></div></div></div>`,
  Thunderbird: `<p>${OWN}</p><p><br></p><div class="moz-cite-prefix">Am 02.11.26 um 10:05 schrieb Shop:<br></div><blockquote type="cite" cite="mid:a@b">${EARLIER}</blockquote>`,
  'Thunderbird in a language nobody here knows': `<p>${OWN}</p><div class="moz-cite-prefix">2026-11-02 10:05, Shop aliandika:<br></div><blockquote type="cite">${EARLIER}</blockquote>`,
  'Proton Mail': `<div>${OWN}</div><div class="protonmail_signature_block"></div><div class="protonmail_quote">On Monday, November 2nd, 2026 at 10:05 AM, Shop ${ADDRESS} wrote:<br><br><blockquote class="protonmail_quote" type="cite">${EARLIER}</blockquote><br></div>`,
  'GMX and web.de': `<div>${OWN}</div><div><br><div name="quote" style="margin:10px 5px;padding:10px 0;border-left:2px solid #C3D9E5"><div><b>Gesendet:</b> Montag, 2. November 2026 um 10:05 Uhr<br><b>Von:</b> Shop<br><b>An:</b> mia@buyer.example<br><b>Betreff:</b> Re</div><div name="quoted-content">${EARLIER}</div></div></div>`,
  Zoho: `<div>${OWN}</div><div class="zmail_extra"><div>---- On Mon, 02 Nov 2026 10:05:00 +0100 <b>Shop ${ADDRESS}</b> wrote ----</div><div><br></div><blockquote style="border-left:1px solid #ccc;padding-left:6px">${EARLIER}</blockquote></div>`,
  Samsung: `<div>${OWN}</div><div><br></div><div>-------- Original message --------</div><div>From: Shop &lt;shop@x.example&gt;</div><div>Date: 02/11/2026 10:05 (GMT+01:00)</div><div>To: mia@buyer.example</div><div>Subject: Re: Your order</div><div><br></div>${EARLIER}`,
  'a blockquote without anything, announced': `<div>${OWN}</div><div>On Mon, Nov 2, 2026 at 10:05 AM Shop ${ADDRESS} wrote:</div><blockquote>${EARLIER}</blockquote>`,
  'marks of plain text': `<div>${OWN}</div><div>On 11/2/26 10:05 AM, Shop wrote:<br>&gt; Dear Mia,<br>&gt; your mug is on its way.</div>`,
  'preformatted text': `<pre>Yes, please.\n\nOn 11/2/26 10:05 AM, Shop wrote:\n&gt; Dear Mia,\n&gt; your mug is on its way.\n</pre>`,
};

const WHOLE: Readonly<Record<string, string>> = {
  'answers between the quotes of Gmail': `<div class="gmail_quote"><div class="gmail_attr">On Mon, Nov 2, 2026 at 10:05 AM Shop ${ADDRESS} wrote:<br></div><blockquote class="gmail_quote">Which size?</blockquote><div>Medium.</div><blockquote class="gmail_quote">And colour?</blockquote><div>Red.</div></div>`,
  'an answer below the quote of Thunderbird': `<div class="moz-cite-prefix">Am 02.11.26 um 10:05 schrieb Shop:<br></div><blockquote type="cite">${EARLIER}</blockquote><p>Yes, please.</p>`,
  'an answer between quotes of Apple Mail': `<div>Hello,</div><blockquote type="cite"><div>Which size?</div></blockquote><div>Medium.</div>`,
  'an answer below the quote of Yahoo': `<div>Hello</div><div class="yahoo_quoted"><div>${EARLIER}</div></div><div>That is <b>fine</b>.</div>`,
  'only a quote': `<div><br></div><blockquote type="cite">${EARLIER}</blockquote>`,
  'words moved in':
    '<div>Please print:</div><blockquote style="margin:0 0 0 40px;border:none;padding:0px"><div>Happy <b>birthday</b></div><div>Anna</div></blockquote>',
  'words moved in by Thunderbird': '<p>Please print:</p><blockquote><p>Happy <b>birthday</b></p><p>Anna</p></blockquote>',
  'a mail passed on by Gmail': `<div dir="ltr">Yours?</div><div class="gmail_quote"><div class="gmail_attr">---------- Forwarded message ---------<br>From: <b>Bob</b> &lt;bob@x.example&gt;<br>Date: Mon, Nov 2, 2026 at 10:05 AM<br>Subject: Print<br>To: Mia<br></div>${EARLIER}</div>`,
  'a mail passed on by Apple Mail': `<div>Yours?</div><div><br><blockquote type="cite"><div>Begin forwarded message:</div><br><div><b>From: </b>Bob</div><div><b>Subject: </b>Print</div>${EARLIER}</blockquote></div>`,
  'a mail passed on by Outlook': `<div>FYI</div><hr><div id="divRplyFwdMsg">${OUTLOOK_HEAD}</div>${EARLIER}`,
  'a table of an order':
    '<table><tr><td>From:</td><td>Anna</td></tr><tr><td>To:</td><td>Bob</td></tr><tr><td>Date:</td><td>24.12.2026</td></tr></table>',
  'words typed behind the announcement': `<div class="gmail_attr">On Mon, Nov 2, 2026 at 10:05 AM Shop ${ADDRESS} wrote:<br>Medium, please.</div><blockquote class="gmail_quote">Which size?</blockquote>`,
};

const textOf = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
const lettersOf = (text: string): string => text.replace(/\s+/gu, '');

/** The HTML as it reaches the reader; without marks, as it was kept before there were any. */
const shown = async (html: string): Promise<{ safe: string; bare: string }> => {
  const safe = (await safeMailHtml(html)).html ?? html;
  return { safe, bare: safe.replace(/ data-quote="\w+"/gu, '') };
};

test.each(Object.entries(FOLDED))('%s: shows the words above the earlier mail, and folds that', async (program, html) => {
  const { safe, bare } = await shown(html);
  const parts = splitQuotedHtml(safe);
  expect(textOf(parts.own).trim()).toBe('Yes, please.');
  expect(lettersOf(parts.quoted).replaceAll('>', '')).toMatch(/DearMia,yourmugisonitsway\.$/u);
  expect(parts.own).not.toMatch(/blockquote|<hr/u);
  // Mails from before there were marks show no less.
  expect(textOf(splitQuotedHtml(bare).own)).toContain('Yes, please.');
  expect(program).not.toBe('');
});

test.each(Object.entries(WHOLE))('shows all of %s', async (_what, html) => {
  const { safe, bare } = await shown(html);
  expect(splitQuotedHtml(safe)).toEqual({ own: safe, quoted: '' });
  expect(splitQuotedHtml(bare).quoted).toBe('');
});

test('keeps the markup of what is shown, and folds only what stands below the last answer', async () => {
  const { safe } = await shown(
    `<p>Hello <a href="https://a.example">you</a>,</p><blockquote type="cite">Which size?</blockquote><ul><li>Medium</li><li><i>Red</i></li></ul><blockquote type="cite"><p>Thank you</p>Shop</blockquote><p>-- <br>Mia</p>`,
  );
  const { own, quoted } = splitQuotedHtml(safe);
  expect(quoted).toBe('Thank you\nShop');
  expect(own).toBe(safe.replace(/<blockquote data-quote="all"><p>Thank you<\/p>Shop<\/blockquote>/u, ''));
});
