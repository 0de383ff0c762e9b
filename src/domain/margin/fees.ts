import type { PlatformId } from '../platforms';

/** A share of an amount, in hundredths of a percent: 650 is 6.5 %. Whole numbers, so that nothing drifts. */
export type BasisPoints = number;

/** What somebody keeps of a sale. Whole cents. */
export interface Fee {
  readonly percent: BasisPoints;
  /** Of each order. */
  readonly fixed: number;
}

/** What a platform keeps of a sale. */
export interface PlatformFee extends Fee {
  /** For listing a piece anew once one is sold. */
  readonly listing: number;
  /** Of what the share is taken: of all the buyer pays, or of that without tax. */
  readonly of: 'total' | 'beforeTax';
  /** How the buyer's money usually comes from there. */
  readonly payment: PaymentWay;
}

/** The ways a buyer's money comes; `platform`: its fee is in the platform's. */
export const PAYMENT_WAYS = ['platform', 'etsy', 'card', 'paypal'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/**
 * The day of these fees. They are examples, of a seller in the United States, of clothing, without a subscription; not all of them were held
 * against a published list.
 */
export const FEES_AS_OF = '2026-11-23';

/** Examples of what platforms keep. */
export const PLATFORM_FEES: Readonly<Record<PlatformId, PlatformFee>> = {
  woocommerce: { percent: 0, fixed: 0, listing: 0, of: 'total', payment: 'card' },
  shopify: { percent: 0, fixed: 0, listing: 0, of: 'total', payment: 'card' },
  bigcommerce: { percent: 0, fixed: 0, listing: 0, of: 'total', payment: 'card' },
  etsy: { percent: 650, fixed: 0, listing: 20, of: 'beforeTax', payment: 'etsy' },
  ebay: { percent: 1360, fixed: 40, listing: 0, of: 'total', payment: 'platform' },
  amazon: { percent: 1700, fixed: 0, listing: 0, of: 'beforeTax', payment: 'platform' },
  tiktok: { percent: 600, fixed: 0, listing: 0, of: 'beforeTax', payment: 'platform' },
  wish: { percent: 1500, fixed: 0, listing: 0, of: 'beforeTax', payment: 'platform' },
};

/** Examples of what is kept for bringing the money, of all the buyer pays. */
export const PAYMENT_FEES: Readonly<Record<PaymentWay, Fee>> = {
  platform: { percent: 0, fixed: 0 },
  etsy: { percent: 300, fixed: 25 },
  card: { percent: 290, fixed: 30 },
  paypal: { percent: 349, fixed: 49 },
};

/** A tax on what is sold. */
export interface Tax {
  readonly percent: BasisPoints;
  /** In the price the buyer sees; else it is added to it. */
  readonly included: boolean;
}

const included = (percent: BasisPoints): Tax => ({ percent, included: true });
const added = (percent: BasisPoints): Tax => ({ percent, included: false });

/** Examples of sales taxes: the usual rate of a country, of the United States an average of the states'. */
const TAXES: Readonly<Record<string, Tax>> = {
  US: added(750),
  CA: added(1300),
  AU: included(1000),
  GB: included(2000),
  DE: included(1900),
  AT: included(2000),
  BE: included(2100),
  CH: included(810),
  DK: included(2500),
  ES: included(2100),
  FR: included(2000),
  IE: included(2300),
  IT: included(2200),
  NL: included(2100),
  PL: included(2300),
  PT: included(2300),
  SE: included(2500),
  BR: included(1700),
  JP: included(1000),
  MX: included(1600),
};

/** The tax of a country; none where there is no example. */
export const taxOf = (country: string): Tax => TAXES[country] ?? included(0);
