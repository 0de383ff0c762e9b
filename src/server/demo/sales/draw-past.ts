import { DAY, HOUR } from '../../kernel/clock';
import { submissionFor, type ParcelWish } from './fates';
import type { Making, Wish } from './plan';
import { between, chancesOf, draw, lost, made, ordered, shopsOf, sketchOf, type DrawnOrder, type World } from './sketch';

/** Nothing is older. */
const OLDEST = 59 * DAY;
const MOST_TRIES = 5000;

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

/** An order nobody waits for any more, or that is on its way. */
export const drawPast = (wish: Wish, world: World): DrawnOrder => {
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
