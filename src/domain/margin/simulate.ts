import { roundTo } from '../numbers';
import { marginAt, priceFor, type Margin, type Terms } from './margin';
import type { BasisPoints } from './fees';

/** A variant as it is simulated, in dollars. */
interface SimulatedVariant {
  readonly label: string;
  readonly base_price: number;
  /** What it sells for; null: nobody knows yet. */
  readonly price: number | null;
}

/** The same garment as one provider makes it. */
export interface Garment {
  readonly _id: string;
  readonly name: string;
  readonly provider: string;
  readonly variants: readonly SimulatedVariant[];
  /** What sending a piece of it to a country costs, in dollars; null: nobody knows. */
  readonly shippingTo: (country: string) => number | null;
}

export const centsOf = (dollars: number): number => Math.round(roundTo(dollars, 2) * 100);
export const dollarsOf = (cents: number): number => cents / 100;

/** What a variant comes to. */
export interface Simulated {
  readonly label: string;
  readonly base_price: number;
  /** Null: it has no price. */
  readonly now: Margin | null;
  /** The price that leaves what is wanted, in dollars; null: none does, or nothing is wanted. */
  readonly wanted: number | null;
  /** The same piece of another provider's, at the same price; null: it does not make this variant. */
  readonly other: { readonly base_price: number; readonly now: Margin | null } | null;
}

interface Simulation {
  readonly garment: Garment;
  readonly other: Garment | null;
  /** Terms of a piece but for what the provider asks for it. */
  readonly terms: Omit<Terms, 'cost' | 'shippingCost'>;
  /** Cents. Null: as each provider says of the country, 0 where it does not. */
  readonly shippingCost: number | null;
  readonly country: string;
  /** Null: nothing is asked for. */
  readonly percent: BasisPoints | null;
}

/** Every variant: what it leaves by its price, by which price it would leave what is wanted, and what another provider's would. */
export const simulate = ({ garment, other, terms, shippingCost, country, percent }: Simulation): Simulated[] => {
  const sendingOf = ({ shippingTo }: Garment): number => shippingCost ?? centsOf(shippingTo(country) ?? 0);
  const sent = { own: sendingOf(garment), other: other ? sendingOf(other) : 0 };
  const others = new Map(other?.variants.map((variant) => [variant.label, variant]));
  return garment.variants.map(({ label, base_price, price }) => {
    const own: Terms = { ...terms, cost: centsOf(base_price), shippingCost: sent.own };
    const at = (of: Terms): Margin | null => (price === null ? null : marginAt(centsOf(price), of));
    const wanted = percent === null ? null : priceFor(percent, own);
    const twin = others.get(label);
    return {
      label,
      base_price,
      now: at(own),
      wanted: wanted === null ? null : dollarsOf(wanted),
      other: twin ? { base_price: twin.base_price, now: at({ ...own, cost: centsOf(twin.base_price), shippingCost: sent.other }) } : null,
    };
  });
};

/**
 * The least fixed profit, in dollars, by which each of some variants sells for at least what is wanted of it; not below 0, as no fixed profit is.
 * `priceAt`: what each of them sells for by a fixed profit, in their order.
 */
export const fixedProfitForAll = (wanted: readonly number[], priceAt: (fixed_profit: number) => readonly number[]): number => {
  /** Cents that are missing of the variant that lacks the most; below 0: all have more than is wanted. */
  const missing = (fixed: number): number => {
    const prices = priceAt(dollarsOf(fixed));
    return Math.max(...wanted.map((price, at) => centsOf(price) - centsOf(prices[at] ?? price)));
  };
  if (wanted.length === 0) return 0;
  // A factor makes fractions of cents, so that a price may be rounded either way: the last cent is looked for.
  let fixed = Math.max(0, missing(0));
  while (missing(fixed) > 0) fixed += 1;
  while (fixed > 0 && missing(fixed - 1) <= 0) fixed -= 1;
  return dollarsOf(fixed);
};
