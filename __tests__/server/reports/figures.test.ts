import { rollUpSome } from '../../../src/server/reports/roll-up';
import { startTestServer, type TestServer, type TestUser } from '../harness';
import { addFos, addOrders, foldShop, type FoldedFo, type FoldedOrder } from './fold';
import { addFo, addOrder, dice, fillShop, makeShop, settleCost, ZONES, type ReportShop } from './shop';
import { isLongRun } from '../../support/long-runs';

const RUNS = isLongRun ? 1000 : 2;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const FIGURES = 'orders pieces gross tax refunds revenue fees cost profit margin average_order refund_rate';
const ORDER_REPORT = `query ($start: String, $end: String, $group: String, $store: ID, $service: String, $currency: String) {
  orderReport(start: $start, end: $end, group: $group, store: $store, service: $service, currency: $currency) {
    total { ${FIGURES} } rows { key figures { ${FIGURES} } } trend { key figures { orders gross } } unrated { currency orders } recalculating } }`;
const ORDER_ROWS = `query ($figure: String!, $start: String, $end: String, $store: ID, $service: String, $currency: String) {
  orderReportRows(figure: $figure, start: $start, end: $end, store: $store, service: $service, currency: $currency) { day figures { ${FIGURES} } marked } }`;
const FO_FIGURES = `fos pieces cost shipped shipped_pieces late overdue reprinted cancelled rejected late_rate reprint_rate
  production_days { count mean p50 p90 } transit_days { count mean p50 p90 } reprint_causes { cause pieces }`;
const FO_REPORT = `query ($start: String, $end: String, $provider: ID) { fulfillmentReport(start: $start, end: $end, provider: $provider) {
  total { ${FO_FIGURES} } rows { key figures { ${FO_FIGURES} } } trend { key figures { fos } } } }`;
const FO_ROWS = `query ($figure: String!, $start: String, $end: String, $provider: ID) {
  fulfillmentReportRows(figure: $figure, start: $start, end: $end, provider: $provider) { type day pieces cost days reprinted marked } }`;

interface Asker {
  readonly user: TestUser;
  readonly host: string;
}

const ask = async (document: string, variables: object, { user, host }: Asker) => {
  const { data, errors } = await server.graphql(document, variables, { token: user.token, host, perpage: 100 });
  if (errors) throw new Error(JSON.stringify(errors[0]));
  return data;
};

const inCents = (dollars: number): number => Math.round(dollars * 100);
const sum = (rows: readonly number[]): number => rows.reduce((all, each) => all + each, 0);

const centsOf = (figures: Record<string, number>) => ({
  orders: figures.orders,
  pieces: figures.pieces,
  ...Object.fromEntries(
    ['gross', 'tax', 'refunds', 'fees', 'cost', 'revenue', 'profit'].map((part) => [part, inCents(figures[part] ?? NaN)]),
  ),
});

const expectedOf = (rows: readonly FoldedOrder[]) => {
  const sums = addOrders(rows);
  const revenue = sums.gross - sums.tax - sums.refunds;
  return { ...sums, revenue, profit: revenue - sums.cost - sums.fees };
};

const keyOf =
  (group: string) =>
  (order: FoldedOrder): string =>
    group === 'day' ? order.day : String(order[group as 'store' | 'service' | 'currency']);

const expectOrders = async (who: Asker, range: object, all: readonly FoldedOrder[], unrated: number): Promise<void> => {
  for (const group of ['day', 'store', 'service', 'currency']) {
    const { orderReport } = await ask(ORDER_REPORT, { ...range, group }, who);
    expect(centsOf(orderReport.total)).toEqual(expectedOf(all));
    expect(sum(orderReport.unrated.map((each: { orders: number }) => each.orders))).toBe(unrated);
    const byKey = new Map<string, FoldedOrder[]>();
    for (const order of all) byKey.set(keyOf(group)(order), [...(byKey.get(keyOf(group)(order)) ?? []), order]);
    const rows = orderReport.rows.filter(({ figures }: { figures: { orders: number } }) => figures.orders > 0);
    expect(new Map(rows.map((row: { key: string; figures: Record<string, number> }) => [row.key, centsOf(row.figures)]))).toEqual(
      new Map([...byKey].map(([key, of]) => [key, expectedOf(of)])),
    );
    expect(sum(orderReport.trend.map((each: { figures: { orders: number } }) => each.figures.orders))).toBe(all.length);
    // The cell of one group, and the rows that make it.
    const [key, of] = [...byKey][0] ?? [];
    if (key === undefined || of === undefined) continue;
    const only =
      group === 'day' ? { start: key.split('-').reverse().join('-'), end: key.split('-').reverse().join('-') } : { [group]: key };
    const { orderReportRows } = await ask(ORDER_ROWS, { figure: 'profit', ...range, ...only }, who);
    const drilled = orderReportRows.map(({ figures }: { figures: Record<string, number> }) => centsOf(figures)) as Record<string, number>[];
    const added = Object.fromEntries(Object.keys(expectedOf(of)).map((part) => [part, sum(drilled.map((each) => each[part] ?? NaN))]));
    expect(added).toEqual(expectedOf(of));
  }
};

const daysTold = (days: readonly number[]) => {
  const sorted = days.map((each) => Math.min(60, Math.max(0, each))).toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? null;
  return { count: sorted.length, mean: sorted.length ? expect.closeTo(sum(sorted) / sorted.length) : null, p50: at(0.5), p90: at(0.9) };
};

const expectFos = async (who: Asker, range: object, all: readonly FoldedFo[]): Promise<void> => {
  const expected = (rows: readonly FoldedFo[]) => {
    const { reprinted_provider: provider, reprinted_courier: courier, reprinted_other: other, due: _due, cost, ...sums } = addFos(rows);
    return {
      ...sums,
      cost: expect.closeTo(cost / 100, 5),
      reprinted: provider + courier + other,
      reprint_causes: [
        { cause: 'provider', pieces: provider },
        { cause: 'courier', pieces: courier },
        { cause: 'other', pieces: other },
      ],
      production_days: daysTold(rows.flatMap(({ production }) => production ?? [])),
      transit_days: daysTold(rows.flatMap(({ transit }) => transit)),
    };
  };
  const { fulfillmentReport } = await ask(FO_REPORT, range, who);
  expect(fulfillmentReport.total).toMatchObject(expected(all));
  for (const row of fulfillmentReport.rows) expect(row.figures).toMatchObject(expected(all.filter(({ provider }) => provider === row.key)));
  expect(sum(fulfillmentReport.rows.map((row: { figures: { fos: number } }) => row.figures.fos))).toBe(all.length);
  const provider = fulfillmentReport.rows[0]?.key;
  if (provider === undefined) return;
  const own = all.filter((each) => each.provider === provider);
  const rowsOf = async (figure: string) =>
    (await ask(FO_ROWS, { figure, ...range, provider }, who)).fulfillmentReportRows as {
      pieces: number;
      cost: number;
      days: number;
      reprinted: number;
      marked: boolean;
    }[];
  const costs = await rowsOf('cost');
  expect(sum(costs.map(({ cost }) => inCents(cost)))).toBe(sum(own.map(({ cost }) => cost)));
  const late = await rowsOf('late_rate');
  expect([late.length, late.filter(({ marked }) => marked).length]).toEqual([
    sum(own.map((each) => each.due)),
    sum(own.map((each) => each.late)),
  ]);
  const again = await rowsOf('reprint_rate');
  expect(sum(again.map(({ pieces }) => pieces))).toBe(sum(own.map((each) => each.shipped_pieces)));
  expect(sum(again.map(({ reprinted }) => reprinted))).toBe(
    sum(own.map((each) => each.reprinted_provider + each.reprinted_courier + each.reprinted_other)),
  );
  const took = await rowsOf('production_days');
  expect(took.map(({ days }) => days).toSorted((a, b) => a - b)).toEqual(
    own.flatMap(({ production }) => production ?? []).toSorted((a, b) => a - b),
  );
  const travelled = await rowsOf('transit_days');
  expect(travelled.map(({ days }) => days).toSorted((a, b) => a - b)).toEqual(
    own.flatMap(({ transit }) => transit).toSorted((a, b) => a - b),
  );
};

/** Everything there is, and a part that cuts some days off. */
const expectAll = async (who: Asker, shop: ReportShop, zone: string, day: string): Promise<void> => {
  const { orders, fos, unrated } = await foldShop(server, shop.container, zone);
  const address = (each: string): string => each.split('-').reverse().join('-');
  await expectOrders(who, { start: '01-01-2026', end: '20-12-2026' }, orders, unrated);
  await expectFos(who, { start: '01-01-2026', end: '20-12-2026' }, fos);
  const only = { start: address(day), end: address(day) };
  const { orderReport } = await ask(ORDER_REPORT, { ...only, group: 'day' }, who);
  expect(centsOf(orderReport.total)).toEqual(expectedOf(orders.filter((order) => order.day === day)));
  await expectFos(
    who,
    only,
    fos.filter((fo) => fo.day === day),
  );
};

const rollUp = (container: string) => server.services.inContainer(container, (tx) => rollUpSome(tx, container));
const query = (text: string, values: readonly unknown[]) => server.services.pool.query(text, [...values]);

/** The sums are made and what they were made of is taken back, as if the server were killed before it was written down. */
const killedRollUp = async (container: string): Promise<void> => {
  const killed = server.services.inContainer(container, async (tx) => {
    await rollUpSome(tx, container);
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
};

/** What happens to a shop later: refunds, costs that come to be known, what was shipped after all, what is given up, lines, an order of a day gone by. */
const change = async (shop: ReportShop, { below, one }: ReturnType<typeof dice>): Promise<void> => {
  const { rows } = await query('select _id, total from orders where container_id = $1 order by _id', [shop.container]);
  const orders = rows as { _id: string; total: number }[];
  for (let n = 0; n < 3; n += 1) {
    const { _id, total } = one(orders);
    const [kind, share] = [below(6), below(100) / 100];
    if (kind === 0)
      await query('update orders set refunded = round($3::numeric, 2) where container_id = $1 and _id = $2', [
        shop.container,
        _id,
        Number(total) * share,
      ]);
    if (kind === 1)
      await query('update order_lines set quantity = quantity + 1 where container_id = $1 and order_id = $2', [shop.container, _id]);
    if (kind === 2)
      await query(`update fulfilment_orders set status = 'cancelled' where container_id = $1 and order_id = $2 and shipped_at is null`, [
        shop.container,
        _id,
      ]);
    if (kind === 3)
      await query(`update fulfilment_orders set cost = coalesce(cost, 0) + 77 where container_id = $1 and order_id = $2`, [
        shop.container,
        _id,
      ]);
    if (kind === 4)
      await query('update orders set created_at = created_at - 86400, ship_by = created_at where container_id = $1 and _id = $2', [
        shop.container,
        _id,
      ]);
    if (kind === 5)
      await query(
        `update trackings set status = 'delivered', delivered_at = shipped_at + 90000 where container_id = $1 and order_id = $2 and shipped_at is not null`,
        [shop.container, _id],
      );
    await settleCost(server, shop, _id);
  }
};

test('every figure is the sum of the rows behind it and of a fold of its own, whatever was rolled up when', async () => {
  for (let seed = 0; seed < RUNS; seed += 1) {
    const draw = dice(seed);
    const { zone, days } = ZONES[seed % ZONES.length]!;
    const day = draw.one(days);
    const container = await server.makeContainer();
    const who = { user: await server.makeUser(container), host: `${container.domain}.localhost` };
    const shop = await makeShop(server, container._id, zone);
    await fillShop(server, shop, day, draw);
    await expectAll(who, shop, zone, day);
    await killedRollUp(container._id);
    await rollUp(container._id);
    await change(shop, draw);
    await expectAll(who, shop, zone, day);
    while (await rollUp(container._id));
    await expectAll(who, shop, zone, day);
    await change(shop, draw);
    await killedRollUp(container._id);
    await expectAll(who, shop, zone, day);
    while (await rollUp(container._id));
    const { rows } = await query('select count(*)::integer as marks from report_dirty where container_id = $1', [container._id]);
    expect(rows).toEqual([{ marks: 0 }]);
    await expectAll(who, shop, zone, day);
  }
});

describe('one shop', () => {
  const LATE = Date.parse('2026-05-05T23:30:00-07:00') / 1000;
  const MAY = { start: '01-05-2026', end: '31-05-2026' };
  const open = async (zone: string) => {
    const container = await server.makeContainer();
    const who = { user: await server.makeUser(container), host: `${container.domain}.localhost` };
    return { container, who, shop: await makeShop(server, container._id, zone) };
  };
  const orderReport = async (who: Asker, variables: object) => (await ask(ORDER_REPORT, variables, who)).orderReport;
  const daysWith = (report: { rows: { key: string; figures: { orders: number } }[] }) =>
    report.rows.flatMap(({ key, figures }) => (figures.orders > 0 ? [key] : []));

  test('an order of 23:30 in Los Angeles is of the next day in Berlin, and of its own once the shop is there', async () => {
    const { container, who, shop } = await open('Europe/Berlin');
    await addOrder(server, shop, { store: shop.stores[0]!, at: LATE });
    while (await rollUp(container._id));
    expect(daysWith(await orderReport(who, MAY))).toEqual(['2026-05-06']);
    await query(`update desk_settings set time_zone = 'America/Los_Angeles' where container_id = $1`, [container._id]);
    expect(daysWith(await orderReport(who, MAY))).toEqual(['2026-05-05']);
    while (await rollUp(container._id));
    expect(daysWith(await orderReport(who, MAY))).toEqual(['2026-05-05']);
  });

  test('what is refunded later falls on the order’s own day; what was charged stays, and is corrected by a credit', async () => {
    const { container, who, shop } = await open('UTC');
    const order = await addOrder(server, shop, { store: shop.stores[0]!, at: LATE, total: 100 });
    await addFo(server, shop, { order, maker: shop.makers[0]!, submitted_at: LATE, cost: 700 });
    while (await rollUp(container._id));
    await query('update orders set refunded = 40 where container_id = $1', [container._id]);
    await query(`update fulfilment_orders set status = 'cancelled' where container_id = $1`, [container._id]);
    await settleCost(server, shop, order);
    expect((await orderReport(who, MAY)).total).toMatchObject({ gross: 100, refunds: 40, revenue: 60, cost: 0, profit: 60 });
    const { rows } = await query('select kind, amount from fo_charges where container_id = $1 order by kind', [container._id]);
    expect(rows).toEqual([
      { kind: 'credit', amount: 700 },
      { kind: 'product', amount: 700 },
    ]);
    const changed = server.services.inContainer(container._id, (tx) => tx.updateTable('fo_charges').set({ amount: 1 }).execute());
    await expect(changed).rejects.toThrow('permission denied');
  });

  test('one workshop misprints and the other prints again: the rate is the one’s, the cost the other’s; the order’s service is several', async () => {
    const { who, shop } = await open('UTC');
    const [a, b] = [shop.makers[0]!, shop.makers[1]!];
    const order = await addOrder(server, shop, { store: shop.stores[0]!, at: LATE });
    const fo = await addFo(server, shop, { order, maker: a, submitted_at: LATE, shipped_at: LATE + 90_000, cost: 700 });
    await addFo(server, shop, {
      order,
      maker: b,
      kind: 'reprint',
      reprint_of: fo,
      cause: 'provider',
      submitted_at: LATE + 200_000,
      cost: 300,
    });
    const { fulfillmentReport } = await ask(FO_REPORT, MAY, who);
    const figuresOf = (maker: string) => fulfillmentReport.rows.find(({ key }: { key: string }) => key === maker).figures;
    expect(figuresOf(a)).toMatchObject({ cost: 7, reprint_rate: 1, reprinted: 1 });
    expect(figuresOf(b)).toMatchObject({ cost: 3, reprint_rate: null, reprinted: 0 });
    const { rows, total } = await orderReport(who, { ...MAY, group: 'service' });
    expect(rows.map(({ key, figures }: { key: string; figures: { cost: number } }) => [key, figures.cost])).toEqual([['several', 10]]);
    expect(total.cost).toBe(10);
  });

  test('what a provider should have shipped by now is overdue until its order is called off; the dashboard tells how long its orders took', async () => {
    const { container, who, shop } = await open('UTC');
    const now = Math.floor(Date.now() / 1000);
    const [order, sent] = [
      await addOrder(server, shop, { store: shop.stores[0]!, at: now - 9 * 86_400, ship_by: now - 3600 }),
      await addOrder(server, shop, { store: shop.stores[0]!, at: now - 9 * 86_400, ship_by: now - 3600 }),
    ];
    const maker = shop.makers[0]!;
    await addFo(server, shop, { order, maker, submitted_at: now - 8 * 86_400, cost: 700 });
    await addFo(server, shop, { order: sent, maker, submitted_at: now - 8 * 86_400, shipped_at: now - 86_400, cost: 700 });
    await query('update orders set act_by = ship_by where container_id = $1 and _id = $2', [container._id, order]);
    const told = async () => {
      const { fulfillmentReport } = await ask(FO_REPORT, { range: '30d' }, who);
      const { fulfillmentReportRows } = await ask(FO_ROWS, { range: '30d', figure: 'overdue' }, who);
      return [fulfillmentReport.total.overdue, fulfillmentReportRows.length];
    };
    expect(await told()).toEqual([1, 1]);
    await query(`update orders set status = 'Cancelled', act_by = null where container_id = $1 and _id = $2`, [container._id, order]);
    expect(await told()).toEqual([0, 0]);
    const { dashboard } = await ask('{ dashboard { providers { _id p90_30 p90_90 } } }', {}, who);
    const { production_days } = (await ask(FO_REPORT, { range: '30d' }, who)).fulfillmentReport.total;
    expect(production_days.count).toBe(1);
    const own = dashboard.providers.find(({ _id }: { _id: string }) => _id === maker);
    expect(own).toEqual({ _id: maker, p90_30: production_days.p90, p90_90: production_days.p90 });
  });

  test('a dashboard holds what its reader may view, and reports are refused without their grants', async () => {
    const { container, who, shop } = await open('UTC');
    await addOrder(server, shop, { store: shop.stores[0]!, at: LATE });
    const DASHBOARD = `{ dashboard { orders { total { orders } } stores { name } providers { name p90_30 } jobs { code } wallet { balance days_left }
      threads_overdue tickets_overdue steps { store provider listing order } } }`;
    const whole = (await ask(DASHBOARD, {}, who)).dashboard;
    expect(whole).toMatchObject({
      jobs: [],
      threads_overdue: 0,
      tickets_overdue: 0,
      steps: { store: true, provider: true, listing: false, order: true },
    });
    expect([whole.stores.length, whole.providers.length]).toEqual([2, 2]);
    const nobody = { user: await server.makeUser(container, { role: 'sale' }), host: who.host };
    for (const document of [DASHBOARD, '{ orderReport { total { orders } } }', '{ fulfillmentReport { total { fos } } }']) {
      const { errors } = await server.graphql(document, {}, { token: nobody.user.token, host: who.host });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    }
    const { errors } = await server.graphql(
      '{ orderReport(group: "weather") { total { orders } } }',
      {},
      { token: who.user.token, host: who.host },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ refusal: 'report.group' });
  });
});
