import type { Action, Middleware } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { notifications } from '../../../src/client/entities/notifications';
import { orders } from '../../../src/client/entities/orders';
import { stores } from '../../../src/client/entities/stores';
import { allRows } from '../../../src/client/kernel/table';
import { LISTS_KEPT, LISTS_OVER } from '../../../src/client/kernel/to-forget';
import { hashSlices } from '../../../src/client/replay/slices';
import { inboxActions } from '../../../src/client/shell/notifications/inbox-slice';
import { createRootReducer } from '../../../src/client/store';
import { settle, storeWithFakeServer } from '../support/fake-server';
import { isLongRun } from '../../support/long-runs';

/** Rows a list has. */
const ROWS = 5;
/** Searches an hour. */
const HOUR = isLongRun ? 100 : 60;
const BOUND = LISTS_KEPT + LISTS_OVER;

const setUp = async () => {
  const actions: Action[] = [];
  const recorder: Middleware = () => (next) => (action) => {
    actions.push(action as Action);
    return next(action);
  };
  const app = storeWithFakeServer({ middleware: [recorder] });
  const state = () => app.store.getState();
  /** Orders of one search; neighbours share some rows, and each refers to a store. */
  const query = (n: number) => ({ variables: { search: `search ${n}` } });
  const rowsOf = (n: number) =>
    Array.from({ length: ROWS }, (_, i) => ({
      _id: `order-${n * 3 + i}`,
      number: String(n),
      store: { _id: `store-${n % 7}`, sto_name: `${n}` },
    }));
  const answerAll = async () => {
    await settle();
    for (const call of app.calls.splice(0)) {
      const { search = 'search 0' } = call.variables as { search?: string };
      if (call.operation === 'Orders') void call.answer({ orders: rowsOf(Number(search.slice(7))) }, ROWS);
      else void call.answer({ stores: [], notifications: [] }, 0);
    }
    await settle();
  };
  const visit = async (n: number) => {
    app.store.dispatch(orders.actions.show(query(n)));
    await answerAll();
    app.store.dispatch(orders.actions.hide(query(n)));
  };
  const lists = () => Object.keys(state().entities.orders.calls.lists);
  const ids = () => new Set(allRows(state().entities.orders.rows).map(({ _id }) => _id));
  const folded = () => {
    const reduce = createRootReducer();
    return actions.reduce((before, action) => reduce(before, action), reduce(undefined, { type: '@@INIT' }));
  };
  // It begins when the code of what works in the background has come.
  app.store.dispatch(inboxActions.load({ page: 1 }));
  for (let tries = 0; tries < 500 && app.calls.length === 0; tries++) await settle();
  const [inbox] = app.calls.splice(0);
  await inbox?.answer({ notifications: [{ _id: 'in-the-inbox', status: 'New' }] }, 1);
  return { ...app, state, query, rowsOf, answerAll, visit, lists, ids, folded };
};

test('a day of searching ends with no more lists and rows than its first hour', async () => {
  const { visit, lists, ids, state, folded } = await setUp();
  const sizes: number[] = [];
  for (let n = 0; n < 4 * HOUR; n++) {
    await visit(n);
    if ((n + 1) % HOUR === 0) sizes.push(ids().size);
  }
  expect(lists().length).toBeLessThanOrEqual(BOUND);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1.5 * (sizes[0] ?? 0));
  // What is left takes no more room than it needs.
  expect(state().entities.orders.rows.flat()).toHaveLength(ids().size);
  expect(hashSlices(folded() as never)).toEqual(hashSlices(state() as never));
});

test('the lists used last stay, and the one on screen whatever is used', async () => {
  const { visit, lists, store, query, answerAll, state } = await setUp();
  store.dispatch(orders.actions.show(query(1_000)));
  await answerAll();
  for (let n = 0; n < 60; n++) {
    await visit(n);
    // Looked at again and again.
    await visit(500);
  }
  const kept = (n: number) => orders.selectList(state(), query(n)) !== undefined;
  expect([kept(1_000), kept(500), kept(59), kept(50), kept(0)]).toEqual([true, true, true, true, false]);
  expect(orders.selectPage(state(), query(1_000))).toHaveLength(ROWS);
  expect(lists().length).toBeLessThanOrEqual(BOUND + 1);
});

test('rows that a drawer, another row, the inbox or a mutation stands on stay', async () => {
  const { visit, store, query, answerAll, state, last } = await setUp();
  for (let page = 2; page < 40; page++) {
    store.dispatch(notifications.actions.show({ page }));
    await answerAll();
    store.dispatch(notifications.actions.hide({ page }));
  }
  store.dispatch(stores.actions.save({ params: { platform_id: 'woocommerce', sto_name: 'Saved' } }));
  await last('MakeStore').answer({ makeStore: { _id: 'saved', sto_name: 'Saved' } });
  store.dispatch(orders.actions.show(query(300)));
  await answerAll();
  store.dispatch(orders.actions.hold('order-900'));
  store.dispatch(orders.actions.hide(query(300)));
  for (let n = 0; n < 80; n++) await visit(n);
  expect(orders.selectById(state(), 'order-900')).toMatchObject({ store: { sto_name: expect.any(String) as string } });
  expect(orders.selectById(state(), 'order-901')).toBeUndefined();
  expect(stores.selectById(state(), 'saved')).toBeDefined();
  expect(notifications.selectList(state(), {})).toBeUndefined();
  expect(notifications.selectById(state(), 'in-the-inbox')).toBeDefined();
  store.dispatch(orders.actions.letGo('order-900'));
  for (let n = 100; n < 160; n++) await visit(n);
  expect(orders.selectById(state(), 'order-900')).toBeUndefined();
});

type Step = readonly ['show' | 'hide' | 'load' | 'hold' | 'letGo', number];

test('whatever is loaded, shown and left: no list on screen loses a row, and what is kept is bounded', async () => {
  const step: fc.Arbitrary<Step> = fc.tuple(fc.constantFrom('show', 'show', 'hide', 'load', 'hold', 'letGo'), fc.nat(120));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 60, maxLength: 160 }), async (steps) => {
      const { store, query, rowsOf, answerAll, state, lists, folded } = await setUp();
      for (const [kind, n] of steps) {
        const id = rowsOf(n)[0]!._id;
        if (kind === 'hold' || kind === 'letGo') store.dispatch(orders.actions[kind](id));
        else store.dispatch(orders.actions[kind](query(n)));
        if (n % 3 === 0) await answerAll();
        const { calls } = state().entities.orders;
        if (!Object.keys(calls.shown).every((key) => key in calls.lists)) return false;
        for (let each = 0; each <= 120; each++) {
          const list = orders.selectList(state(), query(each));
          if (!list) continue;
          // Every row of a list that is there is there, and so is the store it refers to.
          const page = orders.selectPage(state(), query(each));
          if (page.length !== list.ids.length || page.some((row) => typeof row.store !== 'object')) return false;
        }
        const loading = Object.values(calls.lists).filter(({ status }) => status === 'loading').length;
        if (lists().length > Object.keys(calls.shown).length + loading + BOUND) return false;
      }
      await answerAll();
      return JSON.stringify(hashSlices(folded() as never)) === JSON.stringify(hashSlices(state() as never));
    }),
    { numRuns: isLongRun ? 15 : 4 },
  );
}, 60_000);
