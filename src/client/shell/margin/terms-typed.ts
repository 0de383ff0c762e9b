import { PAYMENT_FEES, PLATFORM_FEES, taxOf, type PaymentWay, type Tax } from '../../../domain/margin/fees';
import { centsOf } from '../../../domain/margin/simulate';
import type { Terms } from '../../../domain/margin/margin';
import { isBlank, parseNumber } from '../../../domain/numbers';
import type { PlatformId } from '../../../domain/platforms';

/** The numbers of a simulation as they are typed, in percent and dollars. */
const TYPED_NUMBERS = [
  'platformPercent',
  'platformFixed',
  'listing',
  'paymentPercent',
  'paymentFixed',
  'taxPercent',
  'shippingPaid',
  'shippingCost',
  'wanted',
] as const;
export type TypedNumber = (typeof TYPED_NUMBERS)[number];

export type TypedTerms = Readonly<Record<TypedNumber, string>> & {
  readonly platform: PlatformId;
  readonly payment: PaymentWay;
  readonly country: string;
  readonly taxIncluded: boolean;
};

const percentText = (points: number): string => String(points / 100);
const moneyText = (cents: number): string => (cents / 100).toFixed(2);

/** The examples of a platform, a way of paying and a country, where one of them is chosen anew. */
export const examplesOf = (chosen: Partial<Pick<TypedTerms, 'platform' | 'payment' | 'country'>>): Partial<TypedTerms> => {
  const fee = chosen.platform && PLATFORM_FEES[chosen.platform];
  const payment = chosen.payment ?? fee?.payment;
  const tax = chosen.country === undefined ? undefined : taxOf(chosen.country);
  return {
    ...chosen,
    ...(fee && { platformPercent: percentText(fee.percent), platformFixed: moneyText(fee.fixed), listing: moneyText(fee.listing) }),
    ...(payment && {
      payment,
      paymentPercent: percentText(PAYMENT_FEES[payment].percent),
      paymentFixed: moneyText(PAYMENT_FEES[payment].fixed),
    }),
    ...(tax && { taxPercent: percentText(tax.percent), taxIncluded: tax.included }),
  };
};

/** Terms nobody changed yet, of a platform and a country that are filled in. */
export const startOf = (filled: Partial<TypedTerms>): TypedTerms => ({
  ...(filled as TypedTerms),
  shippingPaid: '0.00',
  shippingCost: '',
  wanted: '35',
});

/** What may be typed at most, in hundredths: of percents, and of dollars. */
const MOST: Readonly<Record<TypedNumber, number>> = {
  platformPercent: 10_000,
  platformFixed: 1_000_000,
  listing: 1_000_000,
  paymentPercent: 10_000,
  paymentFixed: 1_000_000,
  taxPercent: 10_000,
  shippingPaid: 1_000_000,
  shippingCost: 1_000_000,
  wanted: 9999,
};

/** A number in hundredths; null: it is none, or none that can be. What is empty is 0. */
export const hundredths = (typed: TypedTerms, name: TypedNumber): number | null => {
  const value = isBlank(typed[name]) ? 0 : parseNumber(typed[name]);
  if (value === null || value < 0) return null;
  const counted = centsOf(value);
  return counted > MOST[name] ? null : counted;
};

/** The terms that are typed; null while a number is wrong. `tax`: that of another country. */
export const termsOf = (typed: TypedTerms, tax?: Tax): Omit<Terms, 'cost' | 'shippingCost'> | null => {
  const numbers = Object.fromEntries(TYPED_NUMBERS.map((name) => [name, hundredths(typed, name)])) as Record<TypedNumber, number | null>;
  if (TYPED_NUMBERS.some((name) => numbers[name] === null)) return null;
  const known = numbers as Record<TypedNumber, number>;
  return {
    platform: {
      percent: known.platformPercent,
      fixed: known.platformFixed,
      listing: known.listing,
      of: PLATFORM_FEES[typed.platform].of,
    },
    payment: { percent: known.paymentPercent, fixed: known.paymentFixed },
    tax: tax ?? { percent: known.taxPercent, included: typed.taxIncluded },
    shippingPaid: known.shippingPaid,
  };
};
