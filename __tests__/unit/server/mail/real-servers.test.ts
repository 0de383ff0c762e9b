import { readFileSync } from 'node:fs';
import { parseMailer } from '../../../../src/domain/stores/mailer';
import type { OutgoingMail } from '../../../../src/server/mail/door';
import { readMail } from '../../../../src/server/mail/read/read-mail';
import { openServers, tryServers } from '../../../../src/server/mail/servers/mailbox';
import type { MailNetwork } from '../../../../src/server/mail/servers/network';
import { comes } from '../../../support/comes';

interface Settings {
  readonly mailer: string;
  readonly password: string;
  /** Where its servers are, in place of what DNS says, and a certificate that is trusted. */
  readonly address: string;
  readonly trusted: string;
  /** Another mailbox of the same servers. */
  readonly buyer: { readonly mailer: string; readonly password: string };
  /** An address that is put off (451), where the servers have one. */
  readonly late?: string;
}

const settings = process.env.TEST_MAILBOX ? (JSON.parse(process.env.TEST_MAILBOX) as Settings) : undefined;

const openingOf = ({ address, trusted }: Settings, { mailer: text, password }: Pick<Settings, 'mailer' | 'password'>) => {
  const mailer = parseMailer(text);
  if (mailer?.kind !== 'named') throw new Error('Name the servers of the mailbox.');
  const network: MailNetwork = {
    service: () => Promise.resolve([]),
    address: () => Promise.resolve(address),
    trusted: readFileSync(trusted, 'utf8'),
  };
  return { mailer, credentials: { kind: 'password', password } as const, network, signal: new AbortController().signal };
};

const letter = (from: string, to: string, changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}@example.com`,
  from: { name: 'Our shop', address: from },
  to: [{ name: 'Mia', address: to }],
  cc: [],
  bcc: [],
  subject: 'Grüße',
  text: 'It is on its way.',
  html: '',
  in_reply_to: null,
  references: [],
  automatic: false,
  files: [{ filename: 'note.txt', mime: 'text/plain', bytes: Buffer.from('a note') }],
  done: [],
  ...changes,
});

(settings ? describe : describe.skip)('at real mail servers', () => {
  const real = settings!;
  const [shop, buyer] = settings ? [openingOf(real, real), openingOf(real, real.buyer)] : [];

  test('a mailbox is tried', async () => {
    await tryServers(shop!);
    await expect(tryServers({ ...shop!, credentials: { kind: 'password', password: 'wrong' } })).rejects.toMatchObject({
      refusal: 'mail.login',
    });
    const { trusted: _none, ...network } = shop!.network;
    await expect(tryServers({ ...shop!, network })).rejects.toMatchObject({ refusal: 'mail.certificate' });
  });

  test('a mail goes to the buyer and an answer comes back; a copy stays; what cannot be delivered is told', async () => {
    const [ours, theirs] = [await openServers(shop!), await openServers(buyer!)];
    const [from, to] = [shop!.mailer.address, buyer!.mailer.address];
    const [start, theirStart] = [await ours.fetch(null, 1000), await theirs.fetch(null, 1000)];
    const mail = letter(from, to);
    expect(await ours.send(mail)).toEqual({ outcome: 'sent' });
    expect(await ours.wasSent(mail.id)).toBe(true);
    expect(await ours.wasSent('never@example.com')).toBeUndefined();
    let inbox = theirStart;
    await comes(async () => {
      inbox = await theirs.fetch(theirStart.place, 10);
      expect(inbox.mails).toHaveLength(1);
    });
    const arrived = await readMail({ ...inbox.mails[0]!, aside: null });
    expect(arrived).toMatchObject({ id: mail.id, subject: 'Grüße', from: { name: 'Our shop', address: from }, automatic: false });
    expect(arrived.files).toMatchObject([{ filename: 'note.txt', mime: 'text/plain' }]);

    expect(await theirs.send(letter(to, from, { in_reply_to: mail.id, references: [mail.id], text: 'Thank you' }))).toEqual({
      outcome: 'sent',
    });
    let answers = start;
    await comes(async () => {
      answers = await ours.fetch(start.place, 10);
      expect(answers.mails).toHaveLength(1);
    });
    expect(await readMail({ ...answers.mails[0]!, aside: null })).toMatchObject({ in_reply_to: mail.id, text: 'Thank you' });

    const nobody = `nobody-${Date.now()}@${to.split('@')[1] ?? ''}`;
    expect(await ours.send(letter(from, nobody))).toMatchObject({ outcome: 'refused', refusal: 'mail.addressUnknown' });
    expect(await ours.send(letter(from, to, { text: 'x'.repeat(40_000_000) }))).toMatchObject({
      outcome: 'refused',
      refusal: 'mail.tooLarge',
    });
    expect((await ours.fetch(answers.place, 10)).mails).toEqual([]);
    await Promise.all([ours.close(), theirs.close()]);
  });

  (settings?.late === undefined ? test.skip : test)('a recipient who is put off is told apart from those who have the mail', async () => {
    const [ours, theirs] = [await openServers(shop!), await openServers(buyer!)];
    const [from, to] = [shop!.mailer.address, buyer!.mailer.address];
    const { place } = await theirs.fetch(null, 1000);
    const late = { name: '', address: real.late! };
    const mail = letter(from, to, { cc: [late] });
    expect(await ours.send(mail)).toMatchObject({ outcome: 'sent', refused: [{ address: late.address, later: true }] });
    await comes(async () => expect((await theirs.fetch(place, 10)).mails).toHaveLength(1));
    expect(await ours.send({ ...mail, done: [to] })).toMatchObject({ outcome: 'later', refusal: 'mail.busy' });
    expect((await theirs.fetch(place, 10)).mails).toHaveLength(1);
    await Promise.all([ours.close(), theirs.close()]);
  });
});
