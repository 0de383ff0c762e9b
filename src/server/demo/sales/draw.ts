import { setImmediate } from 'node:timers/promises';
import { actBy, riskBetween, riskMarks, shipBy } from '../../../domain/sales/deadlines';
import { DAY, HOUR, MINUTE } from '../../kernel/clock';
import { productionDaysOf } from '../../sales/facts';
import { chance, pick } from '../../sandbox/chance';
import { makingOf } from '../../sandbox/print/fate';
import type { PrintOrder } from '../../sandbox/print/orders';
import type { CheckoutAddress } from '../../sandbox/shop/orders';
import { SHOPS } from '../../sandbox/shop/shops';
import { afterWorkingDays } from '../../sandbox/working-days';
import { spoilAddress } from './addresses';
import { referenceFor, submissionFor, type Chances, type ParcelWish } from './fates';
import { buyerFor } from './people';
import { RISKS, WISHES, type Making, type Risk, type Wish } from './plan';

/** Working days between payment and hand-over, by shop; the last one's platform says it itself. */
export const DISPATCH_DAYS: Readonly<Record<string, number>> = { shop: 3, 'nordic-gifts': 5, 'fast-tees': 2 };

export const WORKSHOPS = ['harbour', 'northern'] as const;
export type Workshop = (typeof WORKSHOPS)[number];

/** What a workshop got of an order. */
export interface DrawnMaking {
  readonly making: Making;
  readonly at: Workshop;
  readonly reference: string;
  readonly submitted_at: number;
  /** When a number was typed in. */
  readonly typed_at: number | null;
}

/** An order with everything that chance decides of it. */
export interface DrawnOrder {
  readonly wish: Wish;
  /** By this its goods are drawn. */
  readonly goodsKey: string;
  readonly shop: string;
  readonly buyer: CheckoutAddress;
  /** Pieces of each line. */
  readonly quantities: readonly number[];
  readonly created_at: number;
  readonly ship_by: number | null;
  readonly makings: readonly DrawnMaking[];
}

export interface World {
  /** By the sandbox's clock, as its seed. */
  readonly now: number;
  readonly seed: string;
  /** Of the container's calendar. */
  readonly zone: string;
}

/** With what is asked of the calendar again and again. */
interface Today extends World {
  readonly marks: ReturnType<typeof riskMarks>;
  readonly shipBy: (shop: string, created_at: number) => number | null;
  /** Of what a workshop has not left yet. */
  readonly actBy: (ship_by: number, submitted_at: number | null, productionDays: number) => number;
}

/** A calendar is slow to ask, and here the same is asked for many orders. */
const remembered = <Args extends readonly (string | number | null)[], Answer>(
  ask: (...args: Args) => Answer,
): ((...args: Args) => Answer) => {
  const known = new Map<string, Answer>();
  return (...args) => {
    const key = args.join();
    const answer = known.get(key) ?? ask(...args);
    known.set(key, answer);
    return answer;
  };
};

const today = (world: World): Today => {
  const { now, zone } = world;
  return {
    ...world,
    marks: riskMarks(now, zone),
    shipBy: remembered((shop: string, created_at: number) =>
      shipBy({ platform_ship_by: shipByOf(shop, created_at), paid_at: created_at }, DISPATCH_DAYS[shop] ?? null, zone),
    ),
    actBy: remembered((ship_by: number, submitted_at: number | null, productionDays: number) =>
      actBy(ship_by, { submitted_at, productionDays }, zone),
    ),
  };
};

/** Times of what waits are this far apart. */
const GRID = 15 * MINUTE;
const onGrid = (at: number): number => at - (at % GRID);

/** Nothing is older. */
const OLDEST = 59 * DAY;
const MOST_TRIES = 5000;
const OPEN_TRIES = 1500;

/** How long ago workshops got what is where it is wished to be: days, the least and the most. */
const AGES: Readonly<
  Record<Exclude<Making, 'production' | 'half sent' | 'held' | 'rejected' | 'submitted' | 'typed in'>, readonly [number, number]>
> = {
  announced: [1, 5],
  'on its way': [1.5, 12],
  'two on their way': [2.5, 12],
  'out for delivery': [3, 12],
  'not taken': [3, 13],
  delivered: [4, 57],
  lost: [12, 30],
  'coming back': [4, 25],
  'come back': [10, 55],
  cancelled: [3, 50],
} satisfies Record<ParcelWish | 'cancelled', readonly [number, number]>;

/** Days since a number was typed in. */
const TYPED_DAYS: Readonly<Record<NonNullable<Wish['typed']>, readonly number[]>> = {
  new: [20 / 1440],
  unknown: [3, 17],
  'nobody’s': [1],
  'other courier’s': [2],
  'given up': [33],
};

const draw = (key: string, question: string): number => chance('demo', key, question);
const between = (drawn: number, least: number, most: number): number => Math.round(least + drawn * (most - least));

const quantitiesOf = ({ key, goods, makings = [] }: Wish): number[] => {
  if (goods === 'two things') return [1, pick(draw(key, 'second'), 1, 2)];
  if (goods === 'half bare') return [1, 1];
  const inTwo = makings.some((making) => making === 'half sent' || making === 'two on their way');
  const first = draw(key, 'pieces') < 0.7 && !inTwo ? 1 : pick(draw(key, 'many'), 2, 4);
  return goods === undefined && draw(key, 'lines') < 0.2 ? [first, 1] : [first];
};

const workshopsOf = ({ key, makings = [] }: Wish): Workshop[] =>
  makings.map((_making, index) =>
    index > 0 || (makings.length === 1 && makings[0] !== 'rejected' && draw(key, 'workshop') < 0.35) ? 'northern' : 'harbour',
  );

const shipByOf = (shop: string, created_at: number): number | null => {
  const days = SHOPS.find(({ slug }) => slug === shop)?.ship_by_days ?? null;
  return days === null ? null : afterWorkingDays(created_at, days);
};

/** The shops an order may be of, the likelier first. */
const shopsOf = (wish: Wish): readonly string[] => {
  const { key, store, status, shop } = wish;
  if (store !== undefined) return [store];
  const all = SHOPS.map(({ slug }) => slug);
  const turned = all.map((_slug, index) => all[(index + pick(draw(key, 'shop'), 0, all.length - 1)) % all.length] ?? '');
  // What its platform wants soon has a deadline before it is paid, and goes by itself once nothing is in its way.
  const waits = status === 'Pending' || shop === 'on-hold' || wish.makings?.[0] === 'rejected' || isPlain(wish);
  return waits ? turned.filter((slug) => slug !== 'fast-tees') : turned;
};

/** It only waits for somebody to process it. */
const isPlain = ({ status, goods, address, makings, atSecond, store, again }: Wish): boolean =>
  status === 'Processing' && !goods && !address && !makings && !atSecond && !store && !again;

/** What is known of an order before its times are. */
interface Sketch {
  readonly wish: Wish;
  readonly buyer: CheckoutAddress;
  readonly quantities: readonly number[];
  readonly workshops: readonly Workshop[];
}

/** Who buys: where the address is to be wrong, somebody of a country where it can be. */
const buyerOf = ({ key, address }: Wish): CheckoutAddress => {
  for (let n = 0; ; n += 1) {
    const buyer = buyerFor(n === 0 ? key : `${key} ${n}`);
    if (address === undefined || buyer.country === 'US') return buyer;
  }
};

const sketchOf = (wish: Wish): Sketch => ({
  wish,
  buyer: spoilAddress(buyerOf(wish), wish.address),
  quantities: quantitiesOf(wish),
  workshops: workshopsOf(wish),
});

const ordered = ({ wish, buyer, quantities }: Sketch, shop: string, created_at: number, makings: readonly DrawnMaking[]): DrawnOrder => ({
  wish,
  goodsKey: wish.key,
  shop,
  buyer,
  quantities,
  created_at,
  ship_by: shipByOf(shop, created_at),
  makings,
});

/** As a workshop's chances see what it gets of an order. */
const chancesOf = ({ wish, buyer, quantities }: Sketch, place: number, { now, seed }: World): Chances => ({
  seed,
  key: `${wish.key} ${place}`,
  quantities: wish.goods === 'two things' ? quantities.slice(place, place + 1) : quantities,
  country: buyer.country,
  now,
});

/** What a workshop got then; undefined: by none of the references that were tried. */
const made = (
  sketch: Sketch,
  place: number,
  world: World,
  { submitted_at, typed_at = null, from = 0, tries }: { submitted_at: number; typed_at?: number | null; from?: number; tries: number },
): DrawnMaking | undefined => {
  const [making, at] = [sketch.wish.makings?.[place], sketch.workshops[place]];
  if (making === undefined || at === undefined) return undefined;
  const reference = referenceFor(making, chancesOf(sketch, place, world), submitted_at, { from, tries });
  return reference === undefined ? undefined : { making, at, reference, submitted_at, typed_at };
};

const lost = ({ key, status }: Wish): Error => new Error(`The demo finds no way to an order that is ${status} (${key}).`);

/** An order nobody waits for any more, or that is on its way. */
const drawPast = (wish: Wish, world: World): DrawnOrder => {
  const { now } = world;
  const sketch = sketchOf(wish);
  const [shop = ''] = shopsOf(wish);
  const lag = between(draw(wish.key, 'lag'), HOUR, 26 * HOUR);
  if (wish.typed !== undefined) {
    const days = TYPED_DAYS[wish.typed];
    const typed_at = now - Math.round((days[Number(wish.key.split('-')[1]) % days.length] ?? 1) * DAY);
    const submitted_at = typed_at - 26 * HOUR;
    const making = made(sketch, 0, world, { submitted_at, typed_at, tries: MOST_TRIES });
    if (!making) throw lost(wish);
    return ordered(sketch, shop, submitted_at - lag, [making]);
  }
  if (wish.makings === undefined) return ordered(sketch, shop, now - between(draw(wish.key, 'age'), 2 * DAY, 50 * DAY), []);
  const [making] = wish.makings;
  const [least, most] = AGES[making as keyof typeof AGES];
  for (let n = 0; n < MOST_TRIES; n += 1) {
    const timeOf = (nth: number): number => now - between(draw(wish.key, `submitted ${n} ${nth}`), least * DAY, most * DAY);
    const found = making && submissionFor(making, chancesOf(sketch, 0, world), n, timeOf);
    if (!found) continue;
    const { submitted_at } = found;
    const first = { ...found, making, at: sketch.workshops[0] ?? 'harbour', typed_at: null };
    // Both workshops got theirs at once.
    const others = wish.makings.slice(1).flatMap((_each, place) => made(sketch, place + 1, world, { submitted_at, tries: 50 }) ?? []);
    if (others.length === wish.makings.length - 1)
      return ordered(sketch, shop, Math.max(now - OLDEST, submitted_at - lag), [first, ...others]);
  }
  throw lost(wish);
};

type DaysAt = (workshop: Workshop | null) => number;

const MADE_BY_NOBODY: readonly unknown[] = ['unknown', 'old variant', 'unmade'];

/** How near to late an order is of which a workshop has something since then, or nobody has anything. */
const riskIn = (
  { wish, workshops }: Sketch,
  shop: string,
  created_at: number,
  submitted_at: number | null,
  daysAt: DaysAt,
  { now, marks, shipBy: byWhen, actBy: actWhen }: Today,
): number => {
  const ship_by = byWhen(shop, created_at);
  if (ship_by === null) return 0;
  const routed = MADE_BY_NOBODY.includes(wish.goods) ? null : wish.atSecond ? 'northern' : 'harbour';
  // What was refused goes elsewhere; of several the last one has not left.
  const waitsAt = wish.makings?.[0] === 'rejected' ? routed : (workshops.at(-1) ?? routed);
  const act_by = actWhen(ship_by, submitted_at, daysAt(waitsAt));
  return riskBetween({ ship_by, act_by }, now, marks);
};

/** How long an order waits here at most. */
const LONGEST_WAIT = 10 * DAY;

/** Seconds after its first the same order comes again. */
const AGAIN_AFTER = 15 * MINUTE;

/** An order that has not left, or not all of it: as near to late as it is wished to be. */
const drawOpen = (wish: Wish, risk: Risk | null, world: Today, daysAt: DaysAt): DrawnOrder | undefined => {
  const { now } = world;
  const sketch = sketchOf(wish);
  const { makings: wanted = [] } = wish;
  const shops = shopsOf(wish);
  const latest = wanted[0] === 'submitted' ? 50 * MINUTE : LONGEST_WAIT;
  for (let n = 0; n < OPEN_TRIES; n += 1) {
    const shop = shops[n % shops.length] ?? '';
    const age = between(draw(wish.key, `age ${n}`), HOUR, LONGEST_WAIT);
    const created_at = onGrid(now - age);
    const submitted_at =
      wanted.length === 0 ? null : onGrid(now - between(draw(wish.key, `submitted ${n}`), 10 * MINUTE, Math.min(age, latest)));
    if (submitted_at !== null && submitted_at <= created_at) continue;
    const waitsSince = wanted[0] === 'rejected' ? null : submitted_at;
    const isRight = (at: number): boolean => risk === null || riskIn(sketch, shop, at, waitsSince, daysAt, world) === risk;
    if (!isRight(created_at) || (submitted_at === null && !isRight(created_at + AGAIN_AFTER))) continue;
    const makings =
      submitted_at === null
        ? []
        : wanted.flatMap((_each, place) => made(sketch, place, world, { submitted_at, from: n * 6, tries: 6 }) ?? []);
    if (makings.length === wanted.length) return ordered(sketch, shop, created_at, makings);
  }
  return undefined;
};

/** What has not left, as near to late as it is wished to be; where the day of the week allows for no such order, others are. */
const drawAllOpen = async (wishes: readonly Wish[], world: Today, daysAt: DaysAt): Promise<DrawnOrder[]> => {
  const left = new Map(Object.entries(RISKS).map(([risk, count]) => [Number(risk) as Risk, count]));
  const isFree = (wish: Wish): boolean => wish.makings?.[0] === 'production';
  const drawn: DrawnOrder[] = [];
  for (const wish of [...wishes.filter((each) => !isFree(each)), ...wishes.filter(isFree)]) {
    await setImmediate();
    const open = [...left].flatMap(([risk, count]) => (count > 0 ? [risk] : []));
    const wanted: readonly Risk[] = isFree(wish) ? [...open, 0] : [...open.filter((risk) => risk === wish.risk), 0, ...open];
    // What is not paid has no deadline.
    let order: DrawnOrder | undefined;
    for (const risk of wish.shop === undefined ? wanted : [null]) {
      order = drawOpen(wish, risk, world, daysAt);
      if (order && risk !== null) left.set(risk, (left.get(risk) ?? 0) - 1);
      if (order) break;
    }
    if (!order) throw lost(wish);
    drawn.push(order);
  }
  return drawn;
};

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
