import { setImmediate } from 'node:timers/promises';
import { actBy, riskBetween, riskMarks, shipBy } from '../../../domain/sales/deadlines';
import { DAY, HOUR, MINUTE } from '../../kernel/clock';
import { RISKS, type Risk, type Wish } from './plan';
import {
  between,
  DISPATCH_DAYS,
  draw,
  lost,
  made,
  ordered,
  shipByOf,
  shopsOf,
  sketchOf,
  type DrawnOrder,
  type Sketch,
  type Workshop,
  type World,
} from './sketch';

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

export const today = (world: World): Today => {
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

const OPEN_TRIES = 1500;

export type DaysAt = (workshop: Workshop | null) => number;

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
export const AGAIN_AFTER = 15 * MINUTE;

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
export const drawAllOpen = async (wishes: readonly Wish[], world: Today, daysAt: DaysAt): Promise<DrawnOrder[]> => {
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
