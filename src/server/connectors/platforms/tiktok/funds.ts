import { z } from 'zod';
import { roundMoney } from '../../../../domain/currency';
import { parseNumber } from '../../../../domain/numbers';
import type { Funds } from '../shop';
import type { TikTokClient } from './client';
import { marketCurrency } from './markets';

const amount = z
  .string()
  .nullish()
  .transform((text) => parseNumber(text));

const unsettledShape = z.object({ sum_est_settlement_amount: amount });

const paymentsShape = z.object({
  next_page_token: z.string().nullish(),
  payments: z
    .array(z.object({ status: z.string(), amount: z.object({ value: amount, currency: z.string() }).nullish().catch(null) }))
    .nullish()
    .transform((payments) => payments ?? []),
});

const MOST_PAGES = 10;
/** A payment is on its way for some days; what was made long before is paid. */
const LOOK_BACK_SECONDS = 60 * 24 * 60 * 60;

/** Payments that are on their way to the bank. */
const onTheWay = async (client: TikTokClient, currency: string): Promise<number> => {
  let sum = 0;
  let token: string | null | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { payments, next_page_token } = await client.ask('GET', '/finance/202309/payments', paymentsShape, {
      query: {
        sort_field: 'create_time',
        page_size: '100',
        create_time_ge: String(Math.floor(Date.now() / 1000) - LOOK_BACK_SECONDS),
        ...(token ? { page_token: token } : {}),
      },
    });
    for (const payment of payments) if (payment.status === 'PROCESSING') sum = roundMoney(sum + (payment.amount?.value ?? 0), currency);
    token = next_page_token;
    if (!token) break;
  }
  return sum;
};

/** What is sold and not settled yet, by TikTok's own estimate, and what is being paid. What is free to be paid out it does not tell. */
export const funds = async (client: TikTokClient): Promise<Funds> => {
  const currency = marketCurrency((await client.chosen()).region);
  const { sum_est_settlement_amount: held } = await client.ask('GET', '/finance/202507/orders/unsettled', unsettledShape, {
    query: { sort_field: 'order_create_time', page_size: '1' },
  });
  return {
    on_hold: held === null ? null : { value: roundMoney(held, currency), currency },
    available_for_payout: null,
    processing: { value: await onTheWay(client, currency), currency },
  };
};
