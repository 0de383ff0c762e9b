import type { BasisPoints, Fee, PlatformFee, Tax } from './fees';

/** What a piece is sold under. Whole cents. */
export interface Terms {
  readonly platform: Omit<PlatformFee, 'payment' | 'page'>;
  readonly payment: Omit<Fee, 'page'>;
  readonly tax: Tax;
  /** What the buyer pays for sending. */
  readonly shippingPaid: number;
  /** What the provider asks: for the piece, and for sending it. */
  readonly cost: number;
  readonly shippingCost: number;
}

/** What becomes of what a buyer pays for a piece. Whole cents. */
export interface Margin {
  readonly price: number;
  /** All the buyer pays. */
  readonly paid: number;
  readonly tax: number;
  /** What is paid, without tax. */
  readonly revenue: number;
  readonly platformFee: number;
  readonly paymentFee: number;
  readonly margin: number;
  /** The margin as a share of the revenue, rounded down; null: there is no revenue. */
  readonly percent: BasisPoints | null;
}

const WHOLE = 10_000;

/** The highest price that is looked for, in cents: the highest a listing takes. */
const MOST_PRICE = 100_000_000;

/** A share of an amount to the cent, halves up: as platforms round what they keep. */
const share = (amount: number, percent: BasisPoints): number => Math.floor((amount * percent + WHOLE / 2) / WHOLE);

const taxIn = (amount: number, { percent, included }: Tax): number =>
  included ? Math.floor((2 * amount * percent + WHOLE + percent) / (2 * (WHOLE + percent))) : share(amount, percent);

/** What a piece that is sold for so many cents leaves. */
export const marginAt = (price: number, { platform, payment, tax, shippingPaid, cost, shippingCost }: Terms): Margin => {
  const asked = price + shippingPaid;
  const taxed = taxIn(asked, tax);
  const paid = tax.included ? asked : asked + taxed;
  const revenue = paid - taxed;
  const platformFee = share(platform.of === 'total' ? paid : revenue, platform.percent) + platform.fixed + platform.listing;
  const paymentFee = share(paid, payment.percent) + payment.fixed;
  const margin = revenue - platformFee - paymentFee - cost - shippingCost;
  return {
    price,
    paid,
    tax: taxed,
    revenue,
    platformFee,
    paymentFee,
    margin,
    percent: revenue > 0 ? Math.floor((margin * WHOLE) / revenue) : null,
  };
};

/** Whether a piece of it leaves at least such a share of its revenue. */
const leaves = (price: number, terms: Terms, percent: BasisPoints): boolean => {
  const { margin, revenue } = marginAt(price, terms);
  return revenue > 0 && margin * WHOLE >= percent * revenue;
};

/** Below a thousandth of a further cent nothing is left worth asking for: a price would be a thousand times the cost. */
const LEAST_LEFT = 0.001;

/**
 * Cents around the exact answer where rounding decides: tax, two fees and what follows from them are each off by half a cent at most, and a cent of
 * price moves the margin by less than a cent.
 */
const ROUNDED = 3;

/**
 * The least price, in cents and above 0, that leaves at least such a share of the revenue: a cent less does not. Null: no price does, for fees and the share wanted take all of it.
 */
export const priceFor = (percent: BasisPoints, terms: Terms): number | null => {
  const { platform, payment, tax, shippingPaid, cost, shippingCost } = terms;
  const rate = tax.percent / WHOLE;
  // Shares of what is asked for: without tax, and with it.
  const net = tax.included ? 1 / (1 + rate) : 1;
  const gross = tax.included ? 1 : 1 + rate;
  const kept = (platform.percent * (platform.of === 'total' ? gross : net) + payment.percent * gross) / WHOLE;
  const left = net - kept - (percent / WHOLE) * net;
  if (left < LEAST_LEFT) return null;
  const exact = (cost + shippingCost + platform.fixed + platform.listing + payment.fixed) / left - shippingPaid;
  const around = Math.ceil(ROUNDED / left);
  const last = Math.ceil(exact) + around;
  for (let price = Math.max(1, Math.floor(exact) - around); price <= Math.min(Math.max(1, last), MOST_PRICE); price += 1)
    if (leaves(price, terms, percent)) return price;
  return null;
};
