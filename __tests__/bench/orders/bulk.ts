import { BulkCheckDocument, OrderProcessDocument, OrderUpdateDocument } from '../../../src/contract/generated/operations';
import type { RequestContext, Services } from '../../../src/server/kernel/context';
import { settleOrders } from '../../../src/server/sales/settle';
import { MANY } from '../../server/many-orders';
import type { Session } from '../graphql/listings';
import { timedAsync, type Finding } from '../measure';

const ORDERS = 5_000;
/** As many as the page asks about at once, and has changed at once. */
const CHECKED = 500;
const CHANGED = 100;
/** Orders that are done one by one, to compare. */
const ALONE = 200;

/** Orders that may go to who makes them as they are. */
const makeReady = async ({ pool, inContainer }: Services, containerId: string): Promise<string[]> => {
  // Of an earlier run.
  await pool.query(`delete from fulfilment_orders where order_id in (select _id from orders where platform_id like 'r%')`);
  await pool.query(`delete from orders where platform_id like 'r%'`);
  const { rows: listings } = await pool.query<{ _id: string; variant: string }>(
    `insert into item_infos (container_id, _id, identity, name, description, status, product_id, images, sku, price, price_addition, fix_profit,
        fixed_profit, prety_attributes, attribute_specifics_modify, created_at, updated_at)
      select $1, '${'5'.repeat(24)}', 999999, 'Tee', '', 'Active', _id, '[]', 'READY', 20, 0, 1, 0, '[]', '[]', 1, 1
      from product_presets where container_id = $1 order by _id limit 1
      on conflict (container_id, _id) do update set updated_at = 1
      returning _id, (select attribute_specifics->0->>'sku' from product_presets p where p.container_id = $1 order by _id limit 1) as variant`,
    [containerId],
  );
  const [listing] = listings;
  const { rows } = await pool.query<{ _id: string }>(
    `insert into orders (container_id, _id, store_id, platform_id, number, status, currency, total, buyer, paid_at, address_state, created_at, updated_at)
      select $1, 'a' || lpad(to_hex(n), 23, '0'), '${MANY.stores[0]}', 'r' || n, 'R' || n, 'Processing', 'USD', 30,
        jsonb_build_object('first_name', 'Robin', 'last_name', 'Baker ' || n, 'address_1', n || ' Harbour Street', 'city', 'Portland', 'state', 'OR',
          'postcode', '97201', 'country', 'US'), $3, 'valid', $3, $3
      from generate_series(1, $2::integer) n returning _id`,
    [containerId, ORDERS, MANY.now],
  );
  await pool.query(
    `insert into order_lines (container_id, _id, order_id, line_id, place, name, sku, quantity, price, item_info_id, variant_sku, print_files)
      select container_id, _id, _id, '1', 1, 'Tee', 'READY', 1, 20, $2, $3,
        '{"areas": 1, "files": [{"area": "front", "file_id": "x", "dpi": 300}]}'
      from orders where container_id = $1 and platform_id like 'r%'`,
    [containerId, listing?._id, listing?.variant],
  );
  const ids = rows.map(({ _id }) => _id).toSorted();
  for (let from = 0; from < ids.length; from += CHECKED)
    await inContainer(containerId, (tx) => settleOrders(tx, containerId, ids.slice(from, from + CHECKED), MANY.now));
  await pool.query('vacuum analyze orders, order_lines');
  return ids;
};

const ask = async ({ origin, token }: Session, document: { toString(): string }, variables: object, key?: string): Promise<unknown> => {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...(key !== undefined && { 'idempotency-key': key }) },
    body: JSON.stringify({ query: document.toString(), variables }),
  });
  const { data, errors } = (await response.json()) as { data: unknown; errors?: { message: string }[] };
  if (errors) throw new Error(errors[0]?.message);
  return data;
};

const parts = (ids: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_each, part) => ids.slice(part * size, (part + 1) * size));

interface Deed {
  readonly bench: string;
  readonly document: { toString(): string };
  readonly variables: object;
}

/** Seconds for all of them as the page has it done, and as if each had been asked for by itself. */
const measureDeed = async (
  session: Session,
  ids: readonly string[],
  { bench, document, variables }: Deed,
  most: number,
): Promise<Finding> => {
  const seconds = async (chunks: readonly string[][]): Promise<number> =>
    (await timedAsync(async () => {
      for (const chunk of chunks)
        await ask(session, document, { ...variables, ids: chunk }, `${bench} ${chunk.length} ${chunk[0]} ${process.pid}`);
    })) / 1000;
  const [alone, rest] = [ids.slice(0, ALONE), ids.slice(ALONE)];
  const peer = (await seconds(parts(alone, 1))) * (ids.length / ALONE);
  const ours = (await seconds(parts(rest, CHANGED))) * (ids.length / rest.length);
  return { bench, ours, peer, peerName: 'one order a call', unit: 's', better: 'less', goal: { ours: most } };
};

/** Five thousand orders: what would become of each, and doing it, over HTTP as the page asks. */
export const measureBulk = async (services: Services, { container }: RequestContext, session: Session): Promise<Finding[]> => {
  const ids = await makeReady(services, container._id);
  const count = ids.length.toLocaleString('en-US');
  const check = async (chunks: readonly string[][]): Promise<number> => {
    const accepted: unknown[] = [];
    const ms = await timedAsync(async () => {
      for (const chunk of chunks) {
        const { bulkCheck } = (await ask(session, BulkCheckDocument, { action: 'orderProcess', ids: chunk, store_ids: [] })) as {
          bulkCheck: { ok: boolean; message: string }[];
        };
        const refused = bulkCheck.find(({ ok }) => !ok);
        if (refused) throw new Error(refused.message);
        accepted.push(...bulkCheck);
      }
    });
    return (ms / 1000) * (ids.length / accepted.length);
  };
  const dry: Finding = {
    bench: `dry run of sending ${count} orders`,
    ours: await check(parts(ids, CHECKED)),
    peer: await check(parts(ids.slice(0, ALONE), 1)),
    peerName: 'one order a call',
    unit: 's',
    better: 'less',
    goal: { ours: 3 },
  };
  const tag: Deed = { bench: `labelling ${count} orders`, document: OrderUpdateDocument, variables: { params: { add_tags: ['size'] } } };
  const send: Deed = { bench: `sending ${count} orders`, document: OrderProcessDocument, variables: {} };
  return [dry, await measureDeed(session, ids, tag, 15), await measureDeed(session, ids, send, 15)];
};
