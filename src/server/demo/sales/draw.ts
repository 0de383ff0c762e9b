import { setImmediate } from 'node:timers/promises';
import { makingOf } from '../../sandbox/print/fate';
import type { PrintOrder } from '../../sandbox/print/orders';
import { productionDaysOf } from '../../sales/facts';
import { AGAIN_AFTER, drawAllOpen, today, type DaysAt } from './draw-open';
import { drawPast } from './draw-past';
import { WISHES } from './plan';
import { isPlain, shipByOf, type DrawnOrder, type Workshop, type World } from './sketch';

const LEFT: readonly string[] = ['Shipped', 'Delivered', 'Cancelled', 'Refunded', 'Returned'];

/** Working days each workshop needs, by what has left it. */
const daysOf = (orders: readonly DrawnOrder[], { seed }: World): DaysAt => {
  const left = orders.flatMap(({ makings, quantities, buyer }) =>
    makings.flatMap(({ at, making, reference, submitted_at, typed_at }) => {
      if (making === 'cancelled') return [];
      const lines = quantities.map((quantity) => ({ quantity }));
      const order = { external_id: reference, number: 0, lines, address: buyer } as unknown as PrintOrder;
      const shipped = typed_at ?? Math.max(...makingOf(seed, order, submitted_at).parcels.map(({ shipped_at }) => shipped_at));
      return [{ at, times: [submitted_at, shipped] as const }];
    }),
  );
  const newest = (workshop: Workshop) =>
    left
      .filter(({ at }) => at === workshop)
      .map(({ times }) => times)
      .toSorted(([, a], [, b]) => b - a);
  const days = { harbour: productionDaysOf(newest('harbour')), northern: productionDaysOf(newest('northern')) };
  return (workshop) => (workshop === null ? productionDaysOf([]) : days[workshop]);
};

/** All orders of the demo, the oldest first: of the same world always the same. */
export const drawOrders = async (given: World): Promise<DrawnOrder[]> => {
  const world = today(given);
  const past: DrawnOrder[] = [];
  for (const wish of WISHES.filter(({ status }) => LEFT.includes(status))) {
    past.push(drawPast(wish, world));
    // Whoever is served meanwhile has the server to themselves in between.
    await setImmediate();
  }
  const daysAt = daysOf(past, world);
  const open = await drawAllOpen(
    WISHES.filter(({ status, again }) => !LEFT.includes(status) && !again),
    world,
    daysAt,
  );
  const plain = open.filter(({ wish }) => isPlain(wish));
  const again = WISHES.filter(({ again: isAgain }) => isAgain).flatMap((wish, index) => {
    const before = plain[index];
    return before
      ? [{ ...before, wish, created_at: before.created_at + AGAIN_AFTER, ship_by: shipByOf(before.shop, before.created_at + AGAIN_AFTER) }]
      : [];
  });
  return [...past, ...open, ...again].toSorted((a, b) => a.created_at - b.created_at);
};
