import { chance, pick } from '../../sandbox/chance';
import type { CheckoutAddress } from '../../sandbox/shop/orders';
import { SHOPS } from '../../sandbox/shop/shops';
import { afterWorkingDays } from '../../sandbox/working-days';
import { spoilAddress } from './addresses';
import { referenceFor, type Chances } from './fates';
import { buyerFor } from './people';
import type { Making, Wish } from './plan';

/** Working days between payment and hand-over, by shop; the last one's platform says it itself. */
export const DISPATCH_DAYS: Readonly<Record<string, number>> = { shop: 3, 'nordic-gifts': 5, 'fast-tees': 2 };

/** Countries of shops that send nothing abroad. */
export const HOMES: Readonly<Record<string, string>> = { 'fast-tees': 'US' };

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

export const draw = (key: string, question: string): number => chance('demo', key, question);
export const between = (drawn: number, least: number, most: number): number => Math.round(least + drawn * (most - least));

/** Pieces that are worth more than any store lets go by itself. */
const MANY_PIECES = 12;

const quantitiesOf = ({ key, goods, dear, makings = [] }: Wish): number[] => {
  if (dear) return [MANY_PIECES];
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

export const shipByOf = (shop: string, created_at: number): number | null => {
  const days = SHOPS.find(({ slug }) => slug === shop)?.ship_by_days ?? null;
  return days === null ? null : afterWorkingDays(created_at, days);
};

/** The shops an order may be of, the likelier first. */
export const shopsOf = (wish: Wish): readonly string[] => {
  const { key, store, status, shop } = wish;
  if (store !== undefined) return [store];
  const all = SHOPS.map(({ slug }) => slug);
  const turned = all.map((_slug, index) => all[(index + pick(draw(key, 'shop'), 0, all.length - 1)) % all.length] ?? '');
  // What its platform wants soon has a deadline before it is paid, and goes by itself once nothing is in its way.
  const waits =
    status === 'Pending' ||
    shop === 'on-hold' ||
    wish.makings?.[0] === 'rejected' ||
    wish.money !== undefined ||
    wish.express ||
    isPlain(wish);
  return waits ? turned.filter((slug) => slug !== 'fast-tees') : turned;
};

/** It only waits for somebody to process it. */
export const isPlain = ({ status, goods, address, makings, atSecond, store, again, money, express }: Wish): boolean =>
  status === 'Processing' && !goods && !address && !makings && !atSecond && !store && !again && !money && !express;

/** What is known of an order before its times are. */
export interface Sketch {
  readonly wish: Wish;
  readonly buyer: CheckoutAddress;
  readonly quantities: readonly number[];
  readonly workshops: readonly Workshop[];
}

/** Who buys: somebody of a country where the address can be as wrong as wished, or to which the store sends as wished. */
const buyerOf = ({ key, address, abroad, store }: Wish): CheckoutAddress => {
  const atHome = address !== undefined || (store !== undefined && HOMES[store] !== undefined && !abroad);
  for (let n = 0; ; n += 1) {
    const buyer = buyerFor(n === 0 ? key : `${key} ${n}`);
    if (abroad ? buyer.country !== 'US' : !atHome || buyer.country === 'US') return buyer;
  }
};

export const sketchOf = (wish: Wish): Sketch => ({
  wish,
  buyer: spoilAddress(buyerOf(wish), wish.address),
  quantities: quantitiesOf(wish),
  workshops: workshopsOf(wish),
});

export const ordered = (
  { wish, buyer, quantities }: Sketch,
  shop: string,
  created_at: number,
  makings: readonly DrawnMaking[],
): DrawnOrder => ({
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
export const chancesOf = ({ wish, buyer, quantities }: Sketch, place: number, { now, seed }: World): Chances => ({
  seed,
  key: `${wish.key} ${place}`,
  quantities: wish.goods === 'two things' ? quantities.slice(place, place + 1) : quantities,
  country: buyer.country,
  now,
});

/** What a workshop got then; undefined: by none of the references that were tried. */
export const made = (
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

export const lost = ({ key, status }: Wish): Error => new Error(`The demo finds no way to an order that is ${status} (${key}).`);
