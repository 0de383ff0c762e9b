import { currencyDigits, inSmallestUnits, roundMoney } from '../currency';

interface Refunded {
  readonly currency: string;
  readonly total: number;
  readonly refunded: number;
}

/** Whether all of an order's money was given back, by whole smallest units of its currency. */
export const isRefundedInFull = ({ currency, total, refunded }: Refunded): boolean =>
  inSmallestUnits(refunded, currency) > 0 && inSmallestUnits(refunded, currency) >= inSmallestUnits(total, currency);

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
  if (inSmallestUnits(refunded, currency) <= 0 || isRefundedInFull(order)) return null;
  const pieces = items.reduce((sum, { dropped = 0 }) => sum + dropped, 0);
  const goods = items.reduce((sum, { price, dropped = 0 }) => sum + price * dropped, 0);
  // Prices are rounded by line, so each piece may differ by one smallest unit.
  const explained = pieces === 0 ? 0 : inSmallestUnits(goods + tax + shipping, currency) + pieces;
  // A refund from here may be one of pieces, so the two are not added up.
  const rest = inSmallestUnits(refunded, currency) - Math.max(explained, inSmallestUnits(refundedHere, currency));
  return rest > 0 ? roundMoney(rest / 10 ** currencyDigits(currency), currency) : null;
};

/**
 * Shares of an amount that is given back for pieces of some lines: each line's up to what it came to, in proportion where the amount is less. Net and
 * tax of a share are in the proportion of the line's. What is left over was for none of them, such as shipping.
 */
export const sharesOfLines = <Line extends { readonly net: number; readonly tax: number }>(
  lines: readonly Line[],
  amount: number,
  currency: string,
): readonly { readonly line: Line; readonly net: number; readonly tax: number }[] => {
  const all = lines.reduce((sum, { net, tax }) => sum + net + tax, 0);
  let open = roundMoney(Math.min(amount, all), currency);
  let rest = all;
  return lines.map((line) => {
    const gross = line.net + line.tax;
    // Of what is open, so that the shares come to exactly the amount.
    const share = rest > 0 ? roundMoney((open * gross) / rest, currency) : 0;
    const tax = gross > 0 ? roundMoney((share * line.tax) / gross, currency) : 0;
    open = roundMoney(open - share, currency);
    rest -= gross;
    return { line, net: roundMoney(share - tax, currency), tax };
  });
};
