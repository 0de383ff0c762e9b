import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { attachmentKey } from '../files/storage/addresses';
import type { Services, Tx } from '../kernel/context';
import type { BuyerScope } from './buyer-scope';
import { requireScope } from './operations';

/** Names the shape of the file for programs; it grows when a field changes its meaning. */
const EXPORT_FORMAT = 1;

type Rows = readonly Readonly<Record<string, unknown>>[];

interface ExportedFile {
  readonly name: string;
  readonly mime: string;
  readonly size: number;
  readonly key: string | null;
}

/** What is the buyer's own or was said to the buyer. Notes of the team, margins and whoever works there are not (GDPR art. 15(4)). */
const readOwn = async (tx: Tx, containerId: string, { orderIds, supportIds, paypalIds }: BuyerScope) => {
  const [ofOrders, ofSupports, ofPayments] = [orderIds, supportIds, paypalIds].map((ids) => sql`${[...ids]}::text[]`);
  const rows = async (query: ReturnType<typeof sql<Rows[number]>>): Promise<Rows> => (await query.execute(tx)).rows;
  return {
    orders:
      await rows(sql`select o.number, s.sto_name as store, to_timestamp(o.created_at) as ordered_at, o.status, o.currency, o.total, o.tax, o.shipping, o.refunded,
        o.buyer, o.address as changed_address, o.note_buyer, o.note_gift as gift_message, o.buyer_account,
        (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'sku', l.sku, 'quantity', l.quantity, 'price', l.price, 'ship_to', l.ship_to) order by l.place), '[]')
          from order_lines l where l.container_id = o.container_id and l.order_id = o._id) as items, o.payments
      from orders o join stores s on s.container_id = o.container_id and s._id = o.store_id
      where o.container_id = ${containerId} and o._id = any(${ofOrders}) order by o.created_at`),
    parcels:
      await rows(sql`select o.number as "order", t.tracking_number, t.courier_code as courier, t.status, to_timestamp(t.shipped_at) as shipped_at,
        to_timestamp(t.delivered_at) as delivered_at, t.events
      from trackings t join orders o on o.container_id = t.container_id and o._id = t.order_id
      where t.container_id = ${containerId} and t.order_id = any(${ofOrders}) order by t.created_at`),
    conversations: await rows(sql`select u.subject, u.buyer_name, u.buyer_email, u.channel,
        (select coalesce(jsonb_agg(jsonb_build_object('at', to_timestamp(m.created_at), 'direction', m.direction, 'name', case when m.direction = 'in' then m.name else '' end,
          'text', m.body, 'files', (select coalesce(jsonb_agg(f.filename order by f.place), '[]') from message_files f
            where f.container_id = m.container_id and f.message_id = m._id)) order by m.created_at, m._id), '[]')
          from messages m where m.container_id = u.container_id and m.support_id = u._id and m.direction in ('in', 'out') and not m.aside) as messages
      from supports u where u.container_id = ${containerId} and u._id = any(${ofSupports}) order by u.created_at`),
    payments: await rows(sql`select transaction_id, payer, amount, currency, status, refunded, to_timestamp(created_at) as paid_at, dispute
      from paypal_items where container_id = ${containerId} and _id = any(${ofPayments}) order by created_at`),
  };
};

/** Files the buyer sent, and those the buyer was sent. */
const readFiles = async (tx: Tx, containerId: string, supportIds: readonly string[]): Promise<readonly ExportedFile[]> => {
  const { rows } =
    await sql<ExportedFile>`select f.filename as name, f.mime, f.size, coalesce(f.storage_key, case when u.kind = 'document' then u.key end) as key
    from message_files f join messages m on m.container_id = f.container_id and m._id = f.message_id
    left join files u on u.container_id = f.container_id and u._id = f.file_id
    where f.container_id = ${containerId} and m.support_id = any(${[...supportIds]}::text[]) and m.direction in ('in', 'out') and not m.aside order by m.created_at, f.place`.execute(
      tx,
    );
  return rows;
};

/** One file at a time, so that however much a buyer sent, a few megabytes are in memory. */
async function* written(
  services: Services,
  own: Readonly<Record<string, Rows>>,
  files: readonly ExportedFile[],
  about: object,
): AsyncGenerator<string> {
  yield `${JSON.stringify(about).slice(0, -1)}`;
  for (const [kind, rows] of Object.entries(own)) yield `,\n${JSON.stringify(kind)}: ${JSON.stringify(rows, null, 1)}`;
  yield ',\n"files": [';
  let comma = '';
  for (const { key, ...file } of files) {
    const object = key === null ? null : await services.storage.open(attachmentKey(key));
    const base64 = object ? await text(object.stream.setEncoding('base64')) : null;
    yield `${comma}\n${JSON.stringify({ ...file, base64 })}`;
    comma = ',';
  }
  yield '\n]}\n';
}

/** Everything of a buyer as one JSON document, for the buyer or for another service (GDPR art. 15 and 20). */
export const exportBuyer = async (services: Services, containerId: string, id: string): Promise<Readable> => {
  const { own, files, about } = await services.inContainer(
    containerId,
    async (tx) => {
      const scope = await requireScope(tx, containerId, id);
      return {
        own: await readOwn(tx, containerId, scope),
        files: await readFiles(tx, containerId, scope.supportIds),
        about: { format: EXPORT_FORMAT, exported_at: new Date().toISOString(), name: scope.name, email: scope.email },
      };
    },
    { snapshot: true },
  );
  return Readable.from(written(services, own, files, about));
};
