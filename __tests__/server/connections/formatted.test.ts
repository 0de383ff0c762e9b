import { simpleParser, type ParsedMail } from 'mailparser';
import sharp from 'sharp';
import { uploadClient } from '../upload-client';
import { MailShop } from './mail-shop';

let shop: MailShop;
beforeAll(async () => {
  shop = await MailShop.open();
});
afterAll(() => shop.server.stop());

const SEND = `mutation ($support_id: ID!, $kind: String!, $body: String!, $html: String, $of: ID, $to: [MailRecipientInput!]) {
  messageSend(support_id: $support_id, kind: $kind, body: $body, html: $html, of: $of, to: $to) { messages { _id body html direction } } }`;
const send = async (support_id: string, html: string, more: object = {}) =>
  (await shop.ask(SEND, { support_id, kind: 'reply', body: '', html, ...more })).messageSend.messages.at(-1);

const deliver = async (id: string): Promise<{ readonly raw: string; readonly mail: ParsedMail }> => {
  await shop.advance(11);
  await shop.send(id);
  const { mail_id, status } = await shop.message(id);
  expect(status).toBe('sent');
  const raw = (await shop.sent(mail_id))[0]!.raw.toString();
  return { raw, mail: await simpleParser(raw, { skipImageLinks: true }) };
};

const upload = async (): Promise<string> => {
  const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { data } = await uploadClient(shop.server, { _id: '', email: '', token: await shop.server.signIn() }).upload({ bytes });
  const { image_sizes } = data.updatePreSignedFile;
  return image_sizes.find(({ name }: { name: string }) => name === 'large').url;
};

test('a formatted reply is kept safe, with its plain text, which is found by its words', async () => {
  const { support } = await shop.begin('fmt');
  const html =
    '<p onclick="x()">Your <b>purple</b> <a href="javascript:x()">mug</a></p><script>x()</script><ul><li><p>is on its way</p></li></ul>';
  const message = await send(support, html, { body: 'something else' });
  expect(message).toMatchObject({
    body: 'Your purple mug\n\n- is on its way',
    html: '<p>Your <strong>purple</strong> mug</p><ul><li><p>is on its way</p></li></ul>',
  });
  const { supports } = await shop.ask('{ supports(search: "purple", status: "All") { _id } }');
  expect(supports).toEqual([{ _id: support }]);
});

test('it leaves as plain text and as HTML, with its pictures inside, under the quoted mail', async () => {
  const { support } = await shop.begin('inline');
  const src = await upload();
  const { _id } = await send(support, `<p>See <strong>this</strong>:</p><figure><img src="${src}" alt="Our mug"></figure>`);
  const { raw, mail } = await deliver(_id);
  expect(raw).toMatch(/^Content-Type: multipart\/alternative/imu);
  expect(raw).toMatch(/^Content-Type: multipart\/related/imu);
  expect(mail.text).toMatch(/^See this:\n\n\[Our mug\]\n\nOn .+ wrote:\n> Where is it\?/u);
  const [picture] = mail.attachments;
  expect(picture).toMatchObject({ contentType: 'image/png', contentDisposition: 'inline', related: true });
  expect(mail.html).toMatch(/<p>See <strong>this<\/strong>:<\/p><figure [^>]*><img [^>]*alt="Our mug"><\/figure>/u);
  expect(mail.html).toContain(`src="cid:${picture!.cid}"`);
  expect((await sharp(picture!.content).metadata()).width).toBe(20);
  const file = await shop.server.services.db.selectFrom('file_uses').select('file_id').where('user_id', '=', _id).execute();
  expect(file).toHaveLength(1);
});

test('what has no formatting is sent as plain text; what is empty, or shows pictures of others, is refused', async () => {
  const { support } = await shop.begin('plain');
  expect(await send(support, '<p>Hello<br>you</p><p>there</p>')).toMatchObject({ body: 'Hello\nyou\n\nthere', html: null });
  await expect(send(support, '<p></p>')).rejects.toThrow('Write a message first.');
  await expect(send(support, `<p>a</p><figure><img src="/files/${'a'.repeat(32)}/large.png" alt=""></figure>`)).rejects.toThrow();
  await expect(send(support, `${'<p><b>x</b></p>'.repeat(5001)}`)).rejects.toThrow(/5,000/u);
  expect(await send(support, '<p>A <b>note</b></p>', { kind: 'note', body: 'A note' })).toMatchObject({ body: 'A note', html: null });
});

test('the buyer’s links are links in both, and are one link', async () => {
  const { support } = await shop.begin('links');
  const { body, html } = await send(support, '<p>How <em>was</em> it? {{rating.link}}</p>');
  const [url = ''] = /https?:\S+/u.exec(body) ?? [];
  expect(html).toBe(`<p>How <em>was</em> it? <a href="${url}">${url}</a></p>`);
  await expect(send(support, '<p><em>Hi</em> {{nobody.knows}}</p>')).rejects.toThrow('{{nobody.knows}}');
});

test('taken back it is a draft with its formatting, before what is written there', async () => {
  const { support } = await shop.begin('undo');
  const { _id } = await send(support, '<p>One <strong>two</strong></p>');
  const SAVE = 'mutation ($d: MessageDraftInput!) { draftSave(params: $d) { html body } }';
  await shop.ask(SAVE, { d: { support_id: support, device: 'a', kind: 'reply', body: 'Three < four' } });
  const UNDO = 'mutation ($id: ID!) { messageUndo(_id: $id, device: "a") { drafts { body html } } }';
  expect((await shop.ask(UNDO, { id: _id })).messageUndo.drafts).toEqual([
    { body: 'One two\n\nThree < four', html: '<p>One <strong>two</strong></p><p>Three &lt; four</p>' },
  ]);
});

test('a formatted message is forwarded whole, its pictures named', async () => {
  const { support } = await shop.begin('fwd');
  const src = await upload();
  const { _id: of } = await send(support, `<p>See <strong>this</strong></p><figure><img src="${src}" alt="Our mug"></figure>`);
  await deliver(of);
  const to = [{ email: 'help@print.example' }];
  const { _id } = await send(support, '<p>Is it <em>right</em>?</p>', { kind: 'forward', of, to });
  const { mail } = await deliver(_id);
  expect(mail.html).toContain('<p>Is it <em>right</em>?</p>');
  expect(mail.html).toContain('<p>See <strong>this</strong></p><p>[Our mug]</p>');
  expect(mail.html).not.toContain('/files/');
});
