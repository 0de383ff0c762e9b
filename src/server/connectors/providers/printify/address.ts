import type { OutgoingOrder, ProviderCapabilities } from '../provider';
import { PrintifyRefusal, type PrintifyClient } from './client';
import { quoteOrder } from './orders';

type Checked = Awaited<ReturnType<ProviderCapabilities['addressCheck']>>;
type Code = NonNullable<Checked>['code'];

/** Which part of an address a refusal is about, by the name it has there. */
const CODES: readonly (readonly [about: RegExp, code: Code])[] = [
  [/nobody lives|vacant/i, 'vacant'],
  [/address_to\.address2|apartment|unit\b/i, 'missing_unit'],
  [/address_to\.zip/i, 'bad_postcode'],
  [/address_to\.(city|region|country)/i, 'bad_city'],
  [/address_to/i, 'bad_street'],
];

/** Printify has no call for it, but quotes nothing for an address it does not take. What else it has against the order is said when it gets it. */
export const checkAddress = async (client: PrintifyClient, order: Pick<OutgoingOrder, 'to' | 'lines'>): Promise<Checked> => {
  try {
    await quoteOrder(client, { reference: '', shipping_method: null, gift_message: null, ...order });
    return null;
  } catch (error) {
    if (!(error instanceof PrintifyRefusal)) throw error;
    const code = CODES.find(([about]) => about.test(error.answer))?.[1];
    return code ? { code, reason: error.answer } : null;
  }
};
