import { z } from 'zod';
import { endless } from '../connector';
import { moneyShape, paypalTime, secondsOf, type PaypalClient } from './client';

/** Days one question may ask for, and rows of an answer's page. */
const MOST_DAYS = 31;
const PAGE = 500;
const MOST_PAGES = 400;
const DAY = 86_400;

/** Seconds a payment may take to be listed. */
export const LISTED_AFTER = 3 * 3600;

/** Something that happened to an account's money. */
export interface PaypalTransaction {
  readonly transaction_id: string;
  /** The transaction it belongs to, as a refund to its payment. */
  readonly reference_id: string | null;
  /** PayPal's event code, such as T0006. */
  readonly code: string;
  /** D denied, P pending, S done, V reversed. */
  readonly status: string;
  /** Below zero: it left the account. */
  readonly amount: number;
  readonly currency: string;
  /** What PayPal keeps; null: it does not tell. */
  readonly fee: number | null;
  readonly invoice_id: string | null;
  readonly payer: string | null;
  readonly at: number;
}

const word = z.string().nullish();

const pageShape = z.object({
  transaction_details: z
    .array(
      z.object({
        transaction_info: z.object({
          transaction_id: z.string(),
          paypal_reference_id: word,
          transaction_event_code: z.string().catch(''),
          transaction_status: z.string().catch(''),
          transaction_initiation_date: word,
          transaction_amount: moneyShape,
          fee_amount: moneyShape.nullish(),
          invoice_id: word,
          custom_field: word,
        }),
        payer_info: z.object({ email_address: word, payer_name: z.object({ alternate_full_name: word }).nullish() }).nullish(),
      }),
    )
    .nullish(),
  page: z.coerce.number().catch(1),
  total_pages: z.coerce.number().catch(1),
});

type Detail = NonNullable<z.infer<typeof pageShape>['transaction_details']>[number];

const toTransaction = ({ transaction_info: info, payer_info }: Detail): PaypalTransaction[] => {
  const at = secondsOf(info.transaction_initiation_date);
  if (at === undefined) return [];
  return [
    {
      transaction_id: info.transaction_id,
      reference_id: info.paypal_reference_id ?? null,
      code: info.transaction_event_code,
      status: info.transaction_status,
      amount: info.transaction_amount.value,
      currency: info.transaction_amount.currency_code,
      fee: info.fee_amount ? Math.abs(info.fee_amount.value) : null,
      invoice_id: info.invoice_id || info.custom_field || null,
      payer: payer_info?.payer_name?.alternate_full_name || payer_info?.email_address || null,
      at,
    },
  ];
};

export interface AskedTransactions {
  readonly from: number;
  readonly until: number;
  /** One payment alone. */
  readonly transaction_id?: string;
}

/** What happened between two times, page by page, in spans PayPal answers. */
export async function* readTransactions(
  client: PaypalClient,
  { from, until, transaction_id }: AskedTransactions,
): AsyncGenerator<PaypalTransaction[]> {
  for (let start = from; start < until; start += MOST_DAYS * DAY) {
    const span = { start_date: paypalTime(start), end_date: paypalTime(Math.min(until, start + MOST_DAYS * DAY)) };
    for (let page = 1; ; page += 1) {
      if (page > MOST_PAGES) throw endless(String(client.access.url));
      const query = new URLSearchParams({
        ...span,
        fields: 'transaction_info,payer_info',
        // What is pending moves no balance yet.
        balance_affecting_records_only: 'N',
        page_size: String(PAGE),
        page: String(page),
        ...(transaction_id && { transaction_id }),
      });
      const answer = await client.ask({ method: 'GET', path: `/v1/reporting/transactions?${query}`, shape: pageShape });
      yield (answer.transaction_details ?? []).flatMap(toTransaction);
      if (page >= answer.total_pages) break;
    }
  }
}
