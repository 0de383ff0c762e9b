import { z } from 'zod';
import { ConnectorError } from '../../connector';
import type { Warehouse } from '../shop';
import { NAME } from './access';
import type { TikTokClient } from './client';

const shape = z.object({
  warehouses: z
    .array(
      z.object({
        id: z.string(),
        name: z.string().catch(''),
        effect_status: z.string(),
        type: z.string(),
        sub_type: z.string().nullish().catch(null),
        is_default: z.boolean().catch(false),
        address: z
          .object({ full_address: z.string().catch(''), region_code: z.string().catch('') })
          .nullish()
          .catch(null),
      }),
    )
    .catch([]),
});

export const warehouses = async (client: TikTokClient): Promise<readonly Warehouse[]> =>
  (await client.ask('GET', '/logistics/202309/warehouses', shape)).warehouses.map(({ sub_type, address, ...warehouse }) => ({
    ...warehouse,
    sub_type: sub_type ?? null,
    address: [address?.full_address, address?.region_code].filter(Boolean).join(', '),
  }));

/** Where products are sold from: the shop's own default among those that may send. */
export const salesWarehouse = async (client: TikTokClient): Promise<string> => {
  const usable = (await warehouses(client)).filter(({ type, effect_status }) => type === 'SALES_WAREHOUSE' && effect_status === 'ENABLED');
  const found = usable.find(({ is_default }) => is_default) ?? usable[0];
  if (!found) throw new ConnectorError('no_warehouse', 'shop.noWarehouse', { values: { name: NAME } });
  return found.id;
};
