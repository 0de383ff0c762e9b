import type { ArrivedMail } from '../../../src/server/mail/door';
import { newId } from '../../../src/server/db/ids';
import { jsonb } from '../../../src/server/db/json';
import { keepMail } from '../../../src/server/support/keep-mail';
import { messageSent } from '../../../src/server/support/sent';
import { settleOrders } from '../../../src/server/sales/settle';
import { SHOP_SLUG } from '../../../src/server/sandbox';
import { asSeller, NOBODY, type Ask } from '../commerce';
import { startTestServer, type TestServer, type TestUser } from '../harness';
import { httpRequest } from '../http-client';

const SUPPORT = `_id filter subject status priority sla due_at due_left snoozed_until snoozed_for_parcel assignee { _id } tags
  order { _id number } buyer { name email } preview direction last_message_id messages failed previous_id merged_into updated_at as_of`;
const MESSAGE = '_id code direction body status origin_id send_at refusal automatic name email author { _id }';
const DESK = `_id support { ${SUPPORT} } messages { ${MESSAGE} } more drafts { device kind body } others { _id } orders { number } variables { name value }`;

export const SEND = `mutation ($support_id: ID!, $kind: String!, $body: String!, $then: String, $expect_last_id: ID, $device: ID) {
  messageSend(support_id: $support_id, kind: $kind, body: $body, then: $then, expect_last_id: $expect_last_id, device: $device) { ${DESK} } }`;
export const UPDATE = `mutation ($ids: [ID!]!, $params: SupportUpdateInput!) { supportUpdate(ids: $ids, params: $params) { ${SUPPORT} } }`;

export const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => {
      throw new Error('It should have been refused.');
    },
    (error: Error) => error.message,
  );

/** A shop with two agents, whose clock stands. */
export class SupportDesk {
  readonly server: TestServer;
  readonly ask: Ask;
  readonly other: Ask;
  readonly agent: TestUser;
  readonly container: string;
  readonly store: string;
  #mails = 0;

  private constructor(server: TestServer, ask: Ask, agent: TestUser, at: { container_id: string; _id: string }) {
    this.server = server;
    this.ask = ask;
    this.agent = agent;
    this.other = asSeller(server.origin, agent.token);
    this.container = at.container_id;
    this.store = at._id;
  }

  static async open(): Promise<SupportDesk> {
    const server = await startTestServer({ demo: true, workers: false });
    const at = await server.services.db
      .selectFrom('stores')
      .select(['container_id', '_id'])
      .where('website', 'like', `%${SHOP_SLUG}`)
      .executeTakeFirstOrThrow();
    const agent = await server.makeUser({ _id: at.container_id, domain: 'demo', label: 'Demo' });
    const desk = new SupportDesk(server, asSeller(server.origin, await server.signIn()), agent, at);
    await desk.advance(0);
    await desk.stopAt(2, '10:00');
    return desk;
  }

  async advance(seconds: number): Promise<void> {
    const body = JSON.stringify({ speed: 0, advance: Math.round(seconds) });
    await httpRequest(this.server.origin, '/sandbox/clock', { headers: { 'content-type': 'application/json' }, body });
  }

  /** Goes on to the next such time of a weekday (Sunday is 0), by UTC. */
  async stopAt(weekday: number, time: string): Promise<void> {
    const now = await this.now();
    const day = new Date(now * 1000);
    const ahead = ((weekday - day.getUTCDay() + 6) % 7) + 1;
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    await this.advance(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + ahead, hours, minutes) / 1000 - now);
  }

  now(): Promise<number> {
    return this.server.services.marketNow();
  }

  /** A mail, as it was read. */
  async mail(changes: Partial<ArrivedMail> = {}): Promise<ArrivedMail> {
    this.#mails += 1;
    return {
      key: `k${this.#mails}`,
      id: `m${this.#mails}@mail.test`,
      in_reply_to: null,
      references: [],
      from: { name: 'Robin Baker', address: `robin${this.#mails}@mail.test` },
      recipients: { to: [{ name: '', address: 'shop@shop.test', own: true }], cc: [], bcc: [] },
      subject: 'A question',
      date: await this.now(),
      text: `Message ${this.#mails}`,
      html: null,
      remote_pictures: 0,
      automatic: false,
      no_auto_reply: false,
      bounced: [],
      files: [],
      set_aside: null,
      ...changes,
    };
  }

  async keep(...mails: ArrivedMail[]): Promise<number> {
    const now = await this.now();
    const at = { container_id: this.container, store_id: this.store };
    return this.server.services.inContainer(this.container, (tx) => keepMail(tx, at, mails, now));
  }

  /** A buyer writes for the first time; gives the conversation. */
  async begin(changes: Partial<ArrivedMail> = {}) {
    const mail = await this.mail(changes);
    await this.keep(mail);
    return { mail, support: await this.of(mail) };
  }

  /** The conversation a mail is in. */
  async of({ id, from }: Pick<ArrivedMail, 'id' | 'from'>) {
    const { support_id } = await this.server.services.db
      .selectFrom('messages')
      .select('support_id')
      .where('mail_id', '=', id)
      .where('email', '=', from?.address.toLowerCase() ?? '')
      .executeTakeFirstOrThrow();
    return (await this.desk(support_id)).support;
  }

  async desk(id: string, by: Ask = this.ask) {
    return (await by(`query ($id: ID!) { support(_id: $id) { ${DESK} } }`, { id })).support;
  }

  async reply(support_id: string, body: string, more: object = {}, by: Ask = this.ask) {
    return (await by(SEND, { support_id, kind: 'reply', body, ...more })).messageSend;
  }

  async change(id: string, params: object, by: Ask = this.ask) {
    return (await by(UPDATE, { ids: [id], params })).supportUpdate[0];
  }

  /** What is on its way goes out. */
  async deliver(): Promise<number> {
    const now = await this.now();
    const due = await this.server.services.db
      .selectFrom('messages')
      .select(['container_id', '_id', 'support_id'])
      .where('status', '=', 'scheduled')
      .where('send_at', '<=', now)
      .orderBy('_id')
      .execute();
    for (const message of due) await this.server.services.inContainer(this.container, (tx) => messageSent(tx, message, now));
    return due.length;
  }

  /** An order of a buyer. */
  async sell(email: string, number: string): Promise<string> {
    const [_id, now] = [newId(), await this.now()];
    await this.server.services.inContainer(this.container, async (tx) => {
      const row = { store_id: this.store, platform_id: number, number, status: 'Processing', currency: 'USD', total: 50 } as const;
      await tx
        .insertInto('orders')
        .values({
          _id,
          ...row,
          buyer: jsonb({ ...NOBODY, first_name: 'Robin', last_name: 'Baker', email, city: 'Bern' }),
          address_state: 'confirmed',
          created_at: now,
          updated_at: now,
        })
        .execute();
      const line = { _id: newId(), order_id: _id, line_id: '1', place: 1, name: 'Tee', sku: 'TEE', quantity: 2, price: 25 };
      await tx.insertInto('order_lines').values(line).execute();
      await settleOrders(tx, this.container, [_id], now);
    });
    return _id;
  }
}
