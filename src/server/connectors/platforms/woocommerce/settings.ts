import { z } from 'zod';
import type { Connection } from './access';
import { KeyRefusal, WooClient, WooRefusal } from './client';

const settingShape = z.object({ value: z.string() });

/** What the shop is set to; null where it does not say: not every key may read settings. */
export const settingOf = async (client: WooClient, group: 'products' | 'general', name: string): Promise<string | null> => {
  try {
    return (await client.get(`/settings/${group}/woocommerce_${name}`, {}, settingShape)).data.value;
  } catch (error) {
    if (error instanceof WooRefusal || error instanceof KeyRefusal) return null;
    throw error;
  }
};

export const readPriceCurrency = (connection: Connection): Promise<string | null> =>
  settingOf(new WooClient(connection), 'general', 'currency');
