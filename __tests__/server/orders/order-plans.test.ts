import { startTestServer, type TestServer } from '../harness';
import { makeManyOrders, MANY as SOLD } from '../many-orders';
import { LONGEST, makeManySupports } from '../many-supports';
import { plansOf } from '../plans';

describe('what a filter of orders or parcels asks for is found by an index', () => {
  const [store] = SOLD.stores;
  let server: TestServer;
  let seller: { readonly token: string; readonly host: string; readonly page: number; readonly container: string };

  beforeAll(async () => {
    server = await startTestServer();
    const sold = await server.makeContainer('sold');
    await makeManyOrders(server.services.pool, sold._id, 15_000);
    await makeManySupports(server.services.pool, sold._id, 15_000);
    const { token } = await server.makeUser(sold);
    seller = { token, host: 'sold.localhost', page: 1, container: sold._id };
  });
  afterAll(() => server.stop());

  test.each([
    ['orders(search: "10023")', 'orders_found_number'],
    ['orders(search: "valviberg")', 'orders_found_last'],
    ['orders(tag: "gift")', 'order_tags_pkey'],
    ['orders(tag: "vip")', 'order_tags_open'],
    [`orders(provider: "${SOLD.makers[0]}")`, 'fulfilment_orders_of_fulfilment'],
    [`orders(assignee: "${SOLD.people[0]}")`, 'orders_assignee'],
    ['orders(attention: true)', 'orders_attention'],
    ['orders(gate: "address")', 'orders_gate'],
    ['orders(address: "invalid")', 'orders_address'],
    // Both hold little more than what is asked for; which is shorter is a matter of rows.
    ['orders(risk: 4)', 'orders_late or orders_unshipped'],
    ['orders(risk: 3)', 'orders_unshipped or orders_act_soonest'],
    ['orders(status: "Pending")', 'orders_of_status'],
    ['orders(status: "Pending", sort: "-number")', 'orders_status_number'],
    ['orders(status: "Pending", sort: "total")', 'orders_status_total'],
    ['orders(status: "Pending", sort: "profit")', 'orders_status_profit_soonest'],
    ['orders(status: "Pending", sort: "-act_by")', 'orders_status_act_latest'],
    [`orders(store: "${store}")`, 'orders_of_store'],
    ['trackings(search: "SIZE000000009000")', 'trackings_by_number'],
    ['trackings(status: "transit")', 'trackings_list'],
    ['trackings(pushed: "failed")', 'trackings_store_push'],
    [`trackings(store: "${store}")`, 'trackings_store_id'],
    ['trackings(sort: "-last_event_at")', 'trackings_told_last'],
    ['supports(search: "buyer-7001@")', 'supports_pkey'],
    ['supports(tag: "vip")', 'support_tags_pkey'],
    ['supports', 'supports_due_soonest'],
    ['supports(sort: "-due_at")', 'supports_due_latest'],
    ['supports(status: "New")', 'supports_status_due_soonest'],
    ['supports(sort: "-last_message_at")', 'supports_newest'],
    ['supports(status: "Closed", sort: "-last_message_at")', 'supports_status_newest'],
    ['supports(sort: "created_at")', 'supports_created'],
    ['supports(sla: "overdue")', 'supports_due_soonest'],
    [`messages(support_id: "${LONGEST}")`, 'messages_of_support'],
  ])('%s: %s', async (list, index) => {
    const plans = await plansOf(server, `{ ${list} { _id } }`, seller, 'set local enable_seqscan = off');
    const used = plans.flatMap(({ nodes }) => nodes.map((node) => node['Index Name']));
    expect(index.split(' or ').filter((each) => used.includes(each))).not.toEqual([]);
  });

  test('supportsCount reads sums and changes alone', async () => {
    const plans = await plansOf(server, '{ supportsCount { status } }', seller);
    const tables = plans.flatMap(({ nodes }) => nodes.flatMap((node) => node['Relation Name'] ?? []));
    expect(new Set(tables)).toEqual(new Set(['support_counts', 'support_count_changes']));
  });

  test.each(['ordersCount', 'trackingsCount'])('%s reads sums and changes, and counts no orders or parcels', async (counts) => {
    const plans = await plansOf(server, `{ ${counts} { status } }`, seller);
    const tables = plans.flatMap(({ nodes }) => nodes.flatMap((node) => node['Relation Name'] ?? []));
    expect(new Set(tables)).toEqual(
      new Set(
        counts === 'ordersCount'
          ? // The few orders that could not be read are counted by an index of their own.
            ['order_counts', 'order_count_changes', 'set_aside_orders', 'stores']
          : ['tracking_counts', 'tracking_count_changes'],
      ),
    );
  });

  test.each(['{ orders { _id } }', '{ orders(status: "Delivered") { _id } }', `{ trackings(store: "${store}") { _id } }`])(
    'how many there are in %s is not counted',
    async (document) => {
      const texts = (await plansOf(server, document, seller)).map(({ text }) => text);
      expect(texts.filter((text) => text.startsWith('select count(*)'))).toEqual([]);
      const { total } = await server.graphql(document, {}, { token: seller.token, host: seller.host, perpage: 1 });
      expect(total).toBeGreaterThan(1000);
    },
  );
});
