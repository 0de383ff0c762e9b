import { currencyDigits } from '../currency';

const money = (amount: number, currency: string): string =>
  /^[A-Z]{3}$/u.test(currency)
    ? new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: currencyDigits(currency) }).format(amount)
    : `${amount.toFixed(2)} ${currency}`.trim();

/** What something costs in all its forms: one price, or from the least to the most; empty where it costs nothing. */
export const pricesOf = (prices: readonly number[], currency: string): string => {
  const asked = prices.filter((price) => price > 0);
  if (asked.length === 0) return '';
  const [least, most] = [Math.min(...asked), Math.max(...asked)];
  return least === most ? money(least, currency) : `${money(least, currency)} – ${money(most, currency)}`;
};
