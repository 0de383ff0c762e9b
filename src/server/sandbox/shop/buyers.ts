import { createHash } from 'node:crypto';
import { chance, pick } from '../chance';
import type { OrderRow } from './orders';

/** A buyer may say something, or give a gift; one in so many does. */
const ONE_WITH_NOTE = 5;
const ONE_WITH_GIFT = 6;
/** Of all who pay, so many do by PayPal. */
const BY_PAYPAL = 0.75;

const NOTES = [
  'Please leave it with the neighbours at number 14.',
  'Could you send it before Friday? It is for a birthday.',
  'The doorbell is broken, please knock.',
  'Second time I buy here. Thank you!',
] as const;

const GIFT_MESSAGES = [
  'Happy birthday, Grandpa! Love, Mia and Tom',
  'For the best coach we ever had.',
  'Congratulations on the new house!',
  'Merry Christmas from all of us.',
] as const;

const one = (texts: readonly string[], key: string, question: string): string =>
  texts[pick(chance('buyer', key, question), 0, texts.length - 1)] ?? '';

const says = (key: string, question: string, oneIn: number): boolean => chance('buyer', key, question) < 1 / oneIn;

/** Seventeen letters and digits, as PayPal's ids of payments are. */
const paypalId = (key: string): string =>
  BigInt(`0x${createHash('sha256').update(`paypal ${key}`).digest('hex')}`)
    .toString(36)
    .toUpperCase()
    .slice(0, 17);

/** What a buyer says beside the order, and how it was paid: of an order's key always the same. Empty: nothing. */
export const buyerOf = ({ order_key: key, paid_at }: Pick<OrderRow, 'order_key' | 'paid_at'>) => {
  const paypal = chance('buyer', key, 'pays') < BY_PAYPAL;
  const paid = paypal ? paypalId(key) : `ch_${createHash('sha256').update(`card ${key}`).digest('hex').slice(0, 24)}`;
  return {
    note: says(key, 'note?', ONE_WITH_NOTE) ? one(NOTES, key, 'note') : '',
    gift_message: says(key, 'gift?', ONE_WITH_GIFT) ? one(GIFT_MESSAGES, key, 'gift') : '',
    payment_method: paypal ? 'ppcp-gateway' : 'stripe',
    payment_method_title: paypal ? 'PayPal' : 'Credit card',
    transaction_id: paid_at === null ? '' : paid,
  };
};
