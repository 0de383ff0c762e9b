import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DAY } from '../../kernel/clock';
import type { Services, Tx } from '../../kernel/context';
import { newId } from '../../db/ids';
import { jsonb } from '../../db/json';
import { keepBusyUntil, readClock, sandboxNow, type Reader } from '../clock';
import { note } from '../ledger';
import type { PrintAccount } from './accounts';
import { isRejected } from './fate';
import { fetchFiles } from './files';
import { lockAccount, payDue, settle } from './money';
import { readOrder, readQuote } from './order-input';
import { orderView } from './order-view';
import { dueOf, statusOf, type PrintOrder } from './orders';
import { badImage, duplicate, invalid, notFound, refused } from './print-error';
import { accountOf } from './request';

const PAGE = 10;
const MOST = 50;

const numberIn = (text: string | undefined, fallback: number, most: number): number => {
  const number = text === undefined ? fallback : Number(text);
  if (!Number.isInteger(number) || number < 1) throw invalid('page and limit are whole numbers');
  return Math.min(number, most);
};

/** `/shops/{id}/orders`. */
export const orderRoutes = (scope: FastifyInstance, services: Services): void => {
  const find = (db: Reader, account: PrintAccount, request: FastifyRequest): Promise<PrintOrder> =>
    db
      .selectFrom('sandbox_print_orders')
      .selectAll()
      .where('account', '=', account.slug)
      .where('id', '=', (request.params as { order: string }).order)
      .executeTakeFirstOrThrow(notFound);

  const views = async (orders: readonly PrintOrder[]): Promise<object[]> => {
    const { seed } = await readClock(services.db);
    const now = await sandboxNow(services.db);
    return orders.map((order) => orderView(seed, order, now));
  };

  /** Changes an order that is not paid yet, its account locked; then tells how it stands. */
  const change = async (
    request: FastifyRequest,
    work: (tx: Tx, order: PrintOrder, now: number, account: PrintAccount) => Promise<void>,
  ): Promise<object | undefined> => {
    const account = accountOf(request);
    await settle(services, account, request);
    await fetchFiles(services, account, request, await find(services.db, account, request));
    await services.db.transaction().execute(async (tx) => {
      await lockAccount(tx, account);
      const order = await find(tx, account, request);
      const now = await sandboxNow(tx);
      if (order.canceled_at !== null || order.paid_at !== null) {
        throw refused(`The order is ${statusOf((await readClock(tx)).seed, order, now)}`);
      }
      await work(tx, order, now, account);
    });
    return (await views([await find(services.db, account, request)]))[0];
  };

  scope.post('/orders/shipping.json', async (request: FastifyRequest) => readQuote(services, request.body));

  scope.post('/orders.json', async (request: FastifyRequest) => {
    const account = accountOf(request);
    const { address, lines, files, ...plain } = await readOrder(services, request.body);
    const row = { ...plain, id: newId(), account: account.slug, address: jsonb(address), lines: jsonb(lines), files: jsonb(files) };
    const order = await services.db.transaction().execute(async (tx) => {
      const created_at = await sandboxNow(tx);
      const present = tx
        .selectFrom('sandbox_print_orders')
        .select('id')
        .where('account', '=', account.slug)
        .where('external_id', '=', plain.external_id);
      const before = await present.executeTakeFirst();
      if (before) throw duplicate(plain.external_id, before.id);
      if (isRejected((await readClock(tx)).seed, plain.external_id)) {
        throw invalid(`line_items.0.variant_id: The print provider is out of ${lines[0]?.title ?? 'it'}`);
      }
      const made = await tx
        .insertInto('sandbox_print_orders')
        .values({ ...row, created_at })
        .onConflict((conflict) => conflict.columns(['account', 'external_id']).doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!made) throw duplicate(plain.external_id, (await present.executeTakeFirstOrThrow()).id);
      await note(tx, `print/${account.slug}`, made.external_id, 'order submitted');
      await keepBusyUntil(tx, created_at + DAY);
      return made;
    });
    // Whoever needs the files before, or after a restart, fetches them then.
    fetchFiles(services, account, request, order).catch(() => undefined);
    return { id: order.id };
  });

  scope.get('/orders.json', async (request: FastifyRequest) => {
    const account = accountOf(request);
    await settle(services, account, request);
    const query = request.query as Readonly<Record<string, string | undefined>>;
    const [page, limit] = [numberIn(query.page, 1, 1_000_000), numberIn(query.limit, PAGE, MOST)];
    const rows = await services.db
      .selectFrom('sandbox_print_orders')
      .selectAll()
      .where('account', '=', account.slug)
      .orderBy('number', 'desc')
      .execute();
    const { seed } = await readClock(services.db);
    const now = await sandboxNow(services.db);
    const wanted = rows.filter(
      (order) =>
        (!query.status || statusOf(seed, order, now) === query.status) && (!query.sku || order.lines.some(({ sku }) => sku === query.sku)),
    );
    const from = (page - 1) * limit;
    const shown = wanted.slice(from, from + limit);
    return {
      current_page: page,
      data: shown.map((order) => orderView(seed, order, now)),
      from: shown.length > 0 ? from + 1 : null,
      to: shown.length > 0 ? from + shown.length : null,
      last_page: Math.max(1, Math.ceil(wanted.length / limit)),
      per_page: limit,
      total: wanted.length,
    };
  });

  scope.get('/orders/:order.json', async (request: FastifyRequest) => {
    const account = accountOf(request);
    await settle(services, account, request);
    return (await views([await find(services.db, account, request)]))[0];
  });

  scope.post('/orders/:order/send_to_production.json', async (request: FastifyRequest) =>
    change(request, async (tx, order, now, account) => {
      const broken = order.files.find(({ state }) => state === 'failed');
      if (broken) throw badImage(`The image could not be fetched: ${broken.src} (${broken.why})`);
      if (dueOf(order) > now) {
        await tx.updateTable('sandbox_print_orders').set({ sent_at: now }).where('id', '=', order.id).execute();
        await note(tx, `print/${account.slug}`, order.external_id, 'order sent to production');
      }
      await payDue(tx, account, now, false);
    }),
  );

  scope.post('/orders/:order/cancel.json', async (request: FastifyRequest) =>
    change(request, async (tx, order, now, account) => {
      await tx.updateTable('sandbox_print_orders').set({ canceled_at: now }).where('id', '=', order.id).execute();
      await note(tx, `print/${account.slug}`, order.external_id, 'order cancelled');
    }),
  );
};
