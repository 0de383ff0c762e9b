import { roundTo } from '../numbers';

/** Decimals of a currency's smallest unit, as ISO 4217 has them; an unknown one is taken for hundredths. */
const decimalsOf = (currency: string): number =>
  /^[A-Z]{3}$/.test(currency)
    ? (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)
    : 2;

/** An amount in whole smallest units of its currency. */
const inUnits = (amount: number, currency: string): number => {
  const digits = decimalsOf(currency);
  return Math.round(roundTo(amount, digits) * 10 ** digits);
};

interface Refunded {
  readonly currency: string;
  readonly total: number;
  readonly refunded: number;
}

/** Whether all of an order's money was given back, by whole smallest units of its currency. */
export const isRefundedInFull = ({ currency, total, refunded }: Refunded): boolean =>
  inUnits(refunded, currency) > 0 && inUnits(refunded, currency) >= inUnits(total, currency);

interface RefundedByLine extends Refunded {
  /** Of `total`, as `shipping` is. */
  readonly tax: number;
  readonly shipping: number;
  readonly items: readonly { readonly price: number; readonly dropped?: number | undefined }[];
}

/**
 * The part of a refund that the pieces given back do not explain: for which pieces it was, the store does not say. Null: there is none, or all was given
 * back. Shipping and tax may have been given back with the pieces. What was given back from here, `refundedHere`, somebody here knows about.
 */
export const unexplainedRefund = (order: RefundedByLine, refundedHere: number): number | null => {
  const { currency, refunded, tax, shipping, items } = order;
  if (inUnits(refunded, currency) <= 0 || isRefundedInFull(order)) return null;
  const pieces = items.reduce((sum, { dropped = 0 }) => sum + dropped, 0);
  const goods = items.reduce((sum, { price, dropped = 0 }) => sum + price * dropped, 0);
  // Prices are rounded by line, so each piece may differ by one smallest unit.
  const explained = pieces === 0 ? 0 : inUnits(goods + tax + shipping, currency) + pieces;
  // A refund from here may be one of pieces, so the two are not added up.
  const rest = inUnits(refunded, currency) - Math.max(explained, inUnits(refundedHere, currency));
  return rest > 0 ? roundTo(rest / 10 ** decimalsOf(currency), decimalsOf(currency)) : null;
};
