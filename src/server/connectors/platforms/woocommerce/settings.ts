import { z } from 'zod';
import { KeyRefusal, WooRefusal, type WooClient } from './client';

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
