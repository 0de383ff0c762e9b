import { z } from 'zod';
import type { Funds, Money } from '../shop';
import { marketplaceOf } from './access';
import { APIZ, type EbayClient } from './client';

const amountShape = z.object({ value: z.coerce.number(), currency: z.string() }).nullish();
const fundsShape = z.object({ availableFunds: amountShape, fundsOnHold: amountShape, processingFunds: amountShape });

/** What eBay owes the seller. No answer means that all of it is nothing. */
export const funds = async (client: EbayClient): Promise<Funds> => {
  const told = await client.get(`${APIZ}/sell/finances/v1/seller_funds_summary`, {}, fundsShape, {});
  const nothing: Money = { value: 0, currency: marketplaceOf(client.connection).currency };
  return {
    on_hold: told.fundsOnHold ?? nothing,
    available_for_payout: told.availableFunds ?? nothing,
    processing: told.processingFunds ?? nothing,
  };
};
