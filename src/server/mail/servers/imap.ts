import type { ImapFlow } from 'imapflow';
import { DAY } from '../../kernel/clock';
import { withinDeadline } from '../../kernel/deadline';
import type { MailPlace, RawMail } from '../door';
import { noPassword, renewedOnce } from './credentials';
import { serverFailure } from './failures';
import { Metered, type Allowed } from './metered';
import type { Account } from './smtp';

/** Milliseconds: until a server is reached, without a word of it, and in all for one thing it is asked for. */
const REACHED = 15_000;
const SILENCE = 60_000;
const IN_ALL = 180_000;

/** Bytes of a mail, and of all that are fetched at once. */
const MOST_MAIL = 25 * 1024 * 1024;
const MOST_AT_ONCE = 40 * 1024 * 1024;

/** Limits on everything a server sends besides mails: 4 MB name half a million mails. */
const TALK: Allowed = { bytes: 4 * 1024 * 1024, lines: 20_000 };
const MOST_LINE = TALK.bytes;

/** Limits on one mail of a known size; some servers announce less than they send. */
const withMail = (size: number): Allowed => {
  const bytes = Math.ceil(Math.min(size, MOST_MAIL) * 1.5) + 1024 * 1024;
  return { bytes, lines: Math.min(bytes, 1_000_000) };
};

/** How far back a mailbox is read that was not read before, and one whose numbers are other ones now. */
const FIRST = 3 * DAY;
const AGAIN = 14 * DAY;

const INBOX = 'INBOX';

/** Ways to hand a password over, by the names a server offers them under (RFC 9051, 6.2.2). */
const WITH_PASSWORD = /^AUTH=(?:PLAIN|LOGIN|CRAM-MD5|DIGEST-MD5|SCRAM-.*)$/u;

/** True where a server takes a password. Where it names no ways at all, there is the command LOGIN. */
const takesPassword = (capabilities: readonly string[]): boolean => {
  if (capabilities.includes('AUTH=PLAIN') || capabilities.includes('AUTH=LOGIN')) return true;
  const ways = capabilities.filter((each) => each.startsWith('AUTH='));
  return !capabilities.includes('LOGINDISABLED') && (ways.length === 0 || ways.some((way) => WITH_PASSWORD.test(way)));
};

const open = async (account: Account, secret: () => Promise<string>, meter: Metered): Promise<ImapFlow> => {
  const { server, login, credentials, network } = account;
  const given = await secret();
  const { ImapFlow: Client } = await import('imapflow');
  const client: ImapFlow = new Client({
    // The address was judged; the name is what the certificate has to hold for.
    host: await network.address(server.host),
    servername: server.host,
    port: server.port,
    secure: server.secure,
    doSTARTTLS: !server.secure,
    auth: {
      user: login,
      // It is read when the server has said what it takes, and goes out only to one that takes it.
      get pass() {
        if (credentials.kind === 'token') return undefined;
        if (takesPassword([...client.capabilities.keys()])) return given;
        throw noPassword(server.host, credentials);
      },
      ...(credentials.kind === 'token' && { accessToken: given }),
    },
    tls: { servername: server.host, rejectUnauthorized: true, minVersion: 'TLSv1.2', ...(network.trusted && { ca: network.trusted }) },
    transport: meter,
    connectionTimeout: REACHED,
    greetingTimeout: REACHED,
    socketTimeout: SILENCE,
    maxLiteralSize: MOST_MAIL + 1024,
    maxResponseSize: MOST_MAIL + 1024 * 1024,
    maxLineLength: MOST_LINE,
    disableAutoIdle: true,
    disableCompression: true,
    logger: false,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

const unixOf = (date: Date | string | undefined): number => Math.floor(new Date(date ?? Date.now()).getTime() / 1000);

interface Session {
  readonly meter: Metered;
  readonly opened: Promise<ImapFlow>;
}

/** A mailbox over IMAP: one connection, opened when it is first needed. What fails, takes too long or says too much loses it; what comes next opens another. */
export class Imap {
  readonly #account: Account;
  #session: Session | undefined;

  constructor(account: Account) {
    this.#account = account;
  }

  #open(secret: () => Promise<string>): Session {
    const meter = new Metered();
    const opened = open(this.#account, secret, meter);
    opened.catch(() => undefined);
    return { meter, opened };
  }

  #do<T>(work: (client: ImapFlow, meter: Metered) => Promise<T>): Promise<T> {
    return renewedOnce(this.#account.credentials, (secret) => this.#doBy(secret, work));
  }

  async #doBy<T>(secret: () => Promise<string>, work: (client: ImapFlow, meter: Metered) => Promise<T>): Promise<T> {
    const { signal, server, credentials, patience = IN_ALL } = this.#account;
    try {
      return await withinDeadline(patience, signal, () => {
        const { meter, opened } = (this.#session ??= this.#open(secret));
        meter.allow(TALK);
        return Promise.race([meter.flooded, opened.then((client) => work(client, meter))]);
      });
    } catch (error) {
      this.close();
      throw serverFailure(error, server, credentials);
    }
  }

  /** Whether one may sign in and read. */
  try(): Promise<void> {
    return this.#do(async (client) => {
      await client.mailboxOpen(INBOX, { readOnly: true });
    });
  }

  fetch(from: MailPlace | null, most: number): Promise<{ mails: RawMail[]; place: MailPlace }> {
    return this.#do(async (client, meter) => {
      const { uidValidity, uidNext } = await client.mailboxOpen(INBOX, { readOnly: true });
      const validity = String(uidValidity);
      const last = from?.validity === validity ? Number(from.uid) : null;
      const since = new Date(Date.now() - (from === null ? FIRST : AGAIN) * 1000);
      const found = await client.search(last === null ? { since } : { uid: `${last + 1}:*` }, { uid: true });
      // `n:*` names the last mail too where none has such a number.
      const uids = (found || []).filter((uid) => uid > (last ?? 0)).sort((a, b) => a - b);
      const mails: RawMail[] = [];
      let [bytes, reached] = [0, last ?? 0];
      const sizes = new Map<number, { size: number; at: number }>();
      if (uids.length > 0)
        for await (const { uid, size = 0, internalDate } of client.fetch(
          uids.slice(0, most),
          { uid: true, size: true, internalDate: true },
          { uid: true },
        ))
          sizes.set(uid, { size, at: unixOf(internalDate) });
      for (const uid of uids.slice(0, most)) {
        const known = sizes.get(uid);
        const cut = (known?.size ?? 0) > MOST_MAIL;
        if (mails.length > 0 && !cut && bytes + (known?.size ?? 0) > MOST_AT_ONCE) break;
        meter.allow(withMail(known?.size ?? 0));
        // oxlint-disable-next-line boundaries/one-by-one -- what a server says no to is no mail here, and any other failure is of the connection
        const mail = known && (await client.fetchOne(uid, cut ? { headers: true } : { source: true }, { uid: true }));
        const content = mail ? (cut ? mail.headers : mail.source) : undefined;
        // One that was removed meanwhile is passed over.
        if (known && content) mails.push({ key: `${validity}-${uid}`, bytes: content, cut, received_at: known.at });
        bytes += content?.length ?? 0;
        reached = uid;
      }
      return { mails, place: { validity, uid: uids.length === 0 && last === null ? uidNext - 1 : reached } };
    });
  }

  async #sentFolder(client: ImapFlow): Promise<string | undefined> {
    return (await client.list()).find(({ specialUse }) => specialUse === '\\Sent')?.path;
  }

  /** Whether a mail lies among those that were sent; undefined: it does not, and nobody but us may have put it there. */
  wasSent(id: string): Promise<boolean | undefined> {
    return this.#do(async (client) => {
      const folder = await this.#sentFolder(client);
      if (folder === undefined) return undefined;
      await client.mailboxOpen(folder, { readOnly: true });
      const found = await client.search({ header: { 'message-id': `<${id}>` } }, { uid: true });
      if (found && found.length > 0) return true;
      // Gmail keeps what it sends by itself.
      return client.capabilities.has('X-GM-EXT-1') ? false : undefined;
    });
  }

  /** Puts a mail that was sent among the others, unless the server has done so by itself. */
  async keepSent(id: string, bytes: Buffer): Promise<void> {
    if ((await this.wasSent(id)) !== undefined) return;
    await this.#do(async (client) => {
      const folder = await this.#sentFolder(client);
      if (folder !== undefined) await client.append(folder, bytes, ['\\Seen']);
    });
  }

  /** Ends the connection at once, whatever it is doing. */
  close(): void {
    this.#session?.meter.end();
    this.#session = undefined;
  }
}
