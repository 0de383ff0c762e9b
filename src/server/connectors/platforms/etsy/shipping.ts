import { z } from 'zod';
import { ConnectorError } from '../../connector';
import type { OutgoingProduct, ShippingProfile } from '../shop';
import { NAME, type EtsyClient } from './client';

const profilesShape = z.object({
  results: z.array(z.object({ shipping_profile_id: z.number().int(), title: z.string().nullish(), is_deleted: z.boolean().catch(false) })),
});

export const shippingProfiles = async (client: EtsyClient): Promise<readonly ShippingProfile[]> => {
  const { results } = await client.get(client.shop('/shipping-profiles'), {}, profilesShape);
  return results
    .filter(({ is_deleted }) => !is_deleted)
    .map(({ shipping_profile_id, title }) => ({ id: String(shipping_profile_id), name: title ?? '' }));
};

/** The profile the store names, else the shop's first. */
export const shippingProfileFor = async (client: EtsyClient, { shipping }: OutgoingProduct): Promise<string> => {
  const id = shipping.profile ?? (await shippingProfiles(client))[0]?.id;
  if (id === undefined) throw new ConnectorError('no_shipping_profile', 'shop.noShippingProfile', { values: { name: NAME } });
  return id;
};

const readinessShape = z.object({
  readiness_state_id: z.number().int(),
  readiness_state: z.string().catch(''),
  max_processing_days: z.number().nullish(),
});

/** Working days Etsy lets an order take; the longer ones are told in weeks. */
const MOST_DAYS = 10;
const DAYS = 5;

/** How long a product takes to be made: what its terms name, else what the shop has for just as many days, or anything it has where the store says nothing; else it is made. */
export const readinessFor = async (client: EtsyClient, { shipping }: OutgoingProduct): Promise<number> => {
  if (shipping.readiness) return Number(shipping.readiness);
  const path = client.shop('/readiness-state-definitions');
  const { results } = await client.get(path, { limit: '100' }, z.object({ results: z.array(readinessShape) }));
  const made = results.toSorted((a, b) => Number(b.readiness_state === 'made_to_order') - Number(a.readiness_state === 'made_to_order'));
  const days = shipping.dispatch_days;
  const known = days === null ? made[0] : made.find(({ max_processing_days }) => max_processing_days === days);
  if (known) return known.readiness_state_id;
  const most = Math.min(Math.max(1, days ?? DAYS), MOST_DAYS);
  const fields = {
    readiness_state: 'made_to_order',
    min_processing_time: '1',
    max_processing_time: String(most),
    processing_time_unit: 'days',
  };
  const found = made.find(({ max_processing_days }) => max_processing_days === most);
  return (found ?? (await client.form('POST', path, fields, readinessShape))).readiness_state_id;
};
