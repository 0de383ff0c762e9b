import { fetchMail } from '../../../src/server/mail/fetch';
import { scheduleOfMailboxes } from '../../../src/server/mail/schedule';
import { sendMail } from '../../../src/server/mail/send';
import { mailAccess, SHOP_SLUG } from '../../../src/server/sandbox';
import { correspondence } from '../../../src/server/support/correspondence';
import { textMail } from '../../unit/server/mail/make-mail';
import { asSeller, openSandboxShop, type Ask } from '../commerce';
import { startTestServer, type TestServer } from '../harness';
import { httpRequest } from '../http-client';

/** Address of the mailbox. */
export const SHOP = 'hello@sandbox-shop.test';
const MAKE = 'mutation ($_id: ID, $params: StoreInput!) { makeStore(_id: $_id, params: $params) { _id } }';
const { signal } = new AbortController();

/** A store with the sandbox's mailbox, whose clock stands; nothing is read or sent by itself. */
export class MailShop {
  readonly server: TestServer;
  readonly ask: Ask;
  readonly mailbox: { readonly mailer: string; readonly secret: string };
  readonly container: string;
  readonly store: string;
  #written = 0;

  private constructor(fields: Pick<MailShop, 'server' | 'ask' | 'mailbox' | 'container' | 'store'>) {
    this.server = fields.server;
    this.ask = fields.ask;
    this.mailbox = fields.mailbox;
    this.container = fields.container;
    this.store = fields.store;
  }

  static async open(): Promise<MailShop> {
    const server = await startTestServer({ demo: true, workers: false });
    const ask = asSeller(server.origin, await server.signIn());
    await advanceClock(server, 0);
    const { website, key, secret } = await openSandboxShop(server.services, server.origin);
    const mailbox = (await mailAccess(server.services, { shop: SHOP_SLUG, origin: server.origin }))!;
    const params = {
      platform_id: 'woocommerce',
      sto_name: 'Mail shop',
      woocommerce: { website, key, secret },
      sto_mailer: mailbox.mailer,
      sto_mailer_secret: mailbox.secret,
    };
    const store: string = (await ask(MAKE, { params })).makeStore._id;
    const { container_id: container } = await server.services.db
      .selectFrom('stores')
      .select('container_id')
      .where('_id', '=', store)
      .executeTakeFirstOrThrow();
    // The demo's own store of the shop reads the same mailbox.
    await server.services.db.updateTable('stores').set({ trashed_at: 1 }).where('_id', '!=', store).execute();
    await scheduleOfMailboxes.run(server.services);
    return new MailShop({ server, ask, mailbox, container, store });
  }

  advance(seconds: number): Promise<void> {
    return advanceClock(this.server, seconds);
  }

  /** The moment, as the head of a mail says it. */
  async date(): Promise<string> {
    return new Date((await this.server.services.marketNow()) * 1000).toUTCString();
  }

  async read(): Promise<void> {
    await fetchMail(correspondence).perform(this.server.services, { container_id: this.container, store_id: this.store }, signal);
  }

  async send(message_id: string, doing = correspondence): Promise<void> {
    await sendMail(doing).perform(this.server.services, { container_id: this.container, message_id }, signal);
  }

  /** A mail comes to the shop. */
  async come(bytes: Buffer): Promise<void> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${this.mailbox.secret}` };
    const body = JSON.stringify({ raw: bytes.toString('base64') });
    const answer = await httpRequest(this.server.origin, '/sandbox/mail/v1/arrivals', { headers, body });
    expect(answer.status).toBe(201);
  }

  /** Messages from an address, and to it. */
  messages(address: string) {
    return this.server.services.inContainer(this.container, (tx) =>
      tx.selectFrom('messages').selectAll().where('email', '=', address).orderBy('_id').execute(),
    );
  }

  message(id: string) {
    return this.server.services.inContainer(this.container, (tx) =>
      tx.selectFrom('messages').selectAll().where('_id', '=', id).executeTakeFirstOrThrow(),
    );
  }

  /** Somebody new writes; gives the conversation. */
  async begin(name: string, headers: Readonly<Record<string, string>> = {}): Promise<{ support: string; email: string }> {
    this.#written += 1;
    const n = this.#written;
    const email = `${name}@b${n}.example`;
    const own = { From: `Mia <${email}>`, 'Message-ID': `<w${n}@b.example>`, Subject: `Question ${n}`, Date: await this.date() };
    await this.come(textMail('Where is it?', { ...own, ...headers }));
    await this.read();
    const [first] = await this.messages(email);
    return { support: first!.support_id, email };
  }

  /** The mails that left under a Message-ID, one for each recipient. */
  sent(mail_id: string | null) {
    return this.server.services.db.selectFrom('sandbox_mails').selectAll().where('mail_id', '=', mail_id).orderBy('id').execute();
  }
}

const advanceClock = async (server: TestServer, seconds: number): Promise<void> => {
  const body = JSON.stringify({ speed: 0, advance: Math.round(seconds) });
  await httpRequest(server.origin, '/sandbox/clock', { headers: { 'content-type': 'application/json' }, body });
};
