import { z } from 'zod';
import type { Money } from '../../platforms/shop';
import { ConnectorError, type Access } from '../../connector';
import type { PrintifyClient } from './client';

const storesShape = z.array(z.object({ id: z.number(), title: z.string().catch('') }).loose());
const balanceShape = z.object({ currency: z.string(), balance: z.number() });

const provider = 'Printify';
/** Stores a sentence names. */
const NAMED = 10;

/** Tries the token, and finds the store: the one that is named, or the only one. */
export const testAccount = async (client: PrintifyClient): Promise<Access> => {
  const found = await client.get('/shops.json', storesShape);
  const stores = found
    .slice(0, NAMED)
    .map(({ id, title }) => `${id} ${title}`.trim())
    .join(', ');
  const [first, second] = found;
  if (!first) throw new ConnectorError('no_store', 'provider.noStore', { values: { provider } });
  const { store } = client;
  if (store !== '') {
    if (found.some(({ id }) => String(id) === store)) return { store };
    throw new ConnectorError('other_store', 'provider.otherStores', { values: { provider, store, stores } });
  }
  if (second) throw new ConnectorError('which_store', 'provider.whichStore', { values: { provider, stores } });
  return { store: String(first.id) };
};

/** Printify has no call for it; others that speak its language may. */
export const readBalance = async (client: PrintifyClient): Promise<Money | null> => {
  const told = await client.find('/balance.json', balanceShape);
  return told && { value: told.balance / 100, currency: told.currency };
};
