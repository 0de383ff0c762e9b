import type { PlatformId } from '../platforms';

/** A share of an amount, in hundredths of a percent: 650 is 6.5 %. Whole numbers, so that nothing drifts. */
export type BasisPoints = number;

/** What somebody keeps of a sale. Whole cents. */
export interface Fee {
  readonly percent: BasisPoints;
  /** Of each order. */
  readonly fixed: number;
  /** Where it is published; null: it takes nothing of its own. */
  readonly page: string | null;
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
 * The day these fees were last gone over. They are examples, of a seller in the United States, of clothing, without a subscription; `page` is where each
 * is published. eBay's share and Wish's fees were read at others who quote them.
 */
export const FEES_AS_OF = '2026-11-23';

/** Examples of what platforms keep. */
export const PLATFORM_FEES: Readonly<Record<PlatformId, PlatformFee>> = {
  woocommerce: { percent: 0, fixed: 0, listing: 0, of: 'total', payment: 'card', page: null },
  // With Shopify's own payments; who is paid by others gives 2 % more on the smallest plan.
  shopify: { percent: 0, fixed: 0, listing: 0, of: 'total', payment: 'card', page: 'https://www.shopify.com/pricing' },
  bigcommerce: { percent: 0, fixed: 0, listing: 0, of: 'total', payment: 'card', page: null },
  // Of price and shipping, without the sales tax Etsy collects.
  etsy: { percent: 650, fixed: 0, listing: 20, of: 'beforeTax', payment: 'etsy', page: 'https://www.etsy.com/legal/fees' },
  // Of all the buyer pays, tax included. 40 cents an order above 10 dollars, else 30.
  ebay: {
    ...{ percent: 1360, fixed: 40, listing: 0, of: 'total', payment: 'platform' },
    page: 'https://www.ebay.com/help/selling/fees-credits-invoices/selling-fees?id=4822',
  },
  // Clothing above 20 dollars; 10 % from 15 to 20, 5 % below.
  amazon: {
    ...{ percent: 1700, fixed: 0, listing: 0, of: 'beforeTax', payment: 'platform' },
    page: 'https://sellercentral.amazon.com/gp/help/external/200336920',
  },
  tiktok: {
    ...{ percent: 600, fixed: 0, listing: 0, of: 'beforeTax', payment: 'platform' },
    page: 'https://seller-us.tiktok.com/university/essay?knowledge_id=5982454398175018',
  },
  // Of the first 20 dollars of a piece, from a merchant of the two best tiers; 11.7 % of what is above.
  wish: {
    ...{ percent: 1620, fixed: 30, listing: 0, of: 'beforeTax', payment: 'platform' },
    page: 'https://merchantfaq.wish.com/hc/en-us/articles/204531558',
  },
};

/** Examples of what is kept for bringing the money, of all the buyer pays. */
export const PAYMENT_FEES: Readonly<Record<PaymentWay, Fee>> = {
  platform: { percent: 0, fixed: 0, page: null },
  etsy: { percent: 300, fixed: 25, page: 'https://www.etsy.com/legal/fees' },
  // Of Stripe; Shopify's smallest plan takes the same.
  card: { percent: 290, fixed: 30, page: 'https://stripe.com/pricing' },
  paypal: { percent: 349, fixed: 49, page: 'https://www.paypal.com/us/business/paypal-business-fees' },
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
