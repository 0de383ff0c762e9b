import { DASHBOARD_REST, dashboards } from '../../src/client/entities/dashboards';
import { orderReportRows, orderReports } from '../../src/client/entities/order-reports';
import { changed } from '../../src/client/kernel/on-screen';
import type { ChangedKind } from '../../src/domain/lists/changes';
import { fakeBrowser } from './support/fake-browser';
import { storeWithFakeServer } from './support/fake-server';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const LAST = { variables: { range: '30d' } };

const setUp = () => {
  const app = storeWithFakeServer(fakeBrowser('https://demo.shop.test/dashboard'));
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const reads = (operation: string) => app.calls.filter((call) => call.operation === operation).length;
  const answer = async (operation: string, data: object, total = 1) => {
    void app.last(operation).answer(data, total);
    await pass(0);
  };
  const tell = (kind: ChangedKind) => app.store.dispatch(changed({ changes: [{ kind, by: null }] }));
  return { ...app, pass, reads, answer, tell };
};

const dashboard = (rejected: number) => ({ dashboard: { orders: { rejected } } });

test('a dashboard on screen follows what changes in the shop, once in fifteen seconds at most', async () => {
  const { store, pass, reads, answer, tell } = setUp();
  store.dispatch(dashboards.actions.show(LAST));
  await answer('DashboardFigures', dashboard(1));
  tell('orders');
  await pass(400);
  expect(reads('DashboardFigures')).toBe(2);
  await answer('DashboardFigures', dashboard(2));
  expect(dashboards.selectPage(store.getState(), LAST)[0]?.orders?.rejected).toBe(2);
  for (let n = 0; n < 20; n++) {
    tell(n % 2 === 0 ? 'orders' : 'stores');
    await pass(500);
  }
  expect(reads('DashboardFigures')).toBe(2);
  await pass(DASHBOARD_REST);
  expect(reads('DashboardFigures')).toBe(3);
});

test('it is not read for what it does not tell of, nor after it has left the screen', async () => {
  const { store, pass, reads, answer, tell } = setUp();
  store.dispatch(dashboards.actions.show(LAST));
  await answer('DashboardFigures', dashboard(1));
  tell('macros');
  await pass(DASHBOARD_REST);
  store.dispatch(dashboards.actions.hide(LAST));
  tell('orders');
  await pass(DASHBOARD_REST);
  expect(reads('DashboardFigures')).toBe(1);
});

test('two reports with other filters stand beside each other, and so do the rows of two figures of one order', async () => {
  const { store, answer } = setUp();
  const [all, one] = [{ variables: { range: '30d' } }, { variables: { range: '30d', store: 's1' } }];
  for (const [query, orders] of [
    [all, 5],
    [one, 2],
  ] as const) {
    store.dispatch(orderReports.actions.show(query));
    await answer('OrderReport', { orderReport: { total: { orders } } });
  }
  expect([all, one].map((query) => orderReports.selectPage(store.getState(), query)[0]?.total.orders)).toEqual([5, 2]);

  const rowsOf = (figure: string) => ({ variables: { figure } });
  for (const [figure, marked] of [
    ['refund_rate', true],
    ['gross', false],
  ] as const) {
    store.dispatch(orderReportRows.actions.show(rowsOf(figure)));
    await answer('OrderReportRows', { orderReportRows: [{ _id: 'o1', marked }] });
  }
  expect(orderReportRows.selectPage(store.getState(), rowsOf('refund_rate'))).toMatchObject([{ order_id: 'o1', marked: true }]);
});
