import { z } from 'zod';
import { roundMoney } from '../../../../domain/currency';
import type { Funds, Money } from '../shop';
import type { AmazonClient } from './client';
import { placeOf } from './place';

const balancesShape = z.object({
  balances: z
    .array(
      z.object({
        balanceType: z.string().catch(''),
        amount: z.object({ currencyCode: z.string(), currencyAmount: z.number() }).nullish().catch(null),
      }),
    )
    .catch([]),
});

/** What Amazon owes the seller, in the marketplace's currency. Sub-balances by kind of account stand beneath these sums and are not read. */
export const funds = async (client: AmazonClient): Promise<Funds> => {
  const { currency, marketplace } = await placeOf(client);
  const { balances } = await client.ask(
    { method: 'GET', path: '/finances/2024-06-19/balances', query: { marketplaceIds: marketplace } },
    balancesShape,
  );
  const sumOf = (type: string): Money | null => {
    const amounts = balances.flatMap(({ balanceType, amount }) =>
      balanceType === type && amount?.currencyCode === currency ? [amount.currencyAmount] : [],
    );
    return amounts.length > 0
      ? {
          value: roundMoney(
            amounts.reduce((sum, amount) => sum + amount, 0),
            currency,
          ),
          currency,
        }
      : null;
  };
  return {
    on_hold: sumOf('RESERVED') ?? sumOf('ACCOUNT_LEVEL_RESERVE'),
    available_for_payout: sumOf('AVAILABLE'),
    processing: sumOf('DEFERRED'),
  };
};
