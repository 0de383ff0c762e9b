import { z } from 'zod';
import { ConnectorError } from '../../connector';
import type { OutgoingProduct, ShippingProfile } from '../shop';
import { suggestions } from './categories';
import { NAME, type EbayClient } from './client';
import { INVENTORY } from './items';

/** What every offer names beside its price: from where it is sent, what it is, and how it is sent, paid and taken back. */
export interface Terms {
  readonly location: string;
  readonly category: string;
  readonly policies: { readonly fulfillmentPolicyId: string; readonly paymentPolicyId: string; readonly returnPolicyId: string };
}

const ACCOUNT = '/sell/account/v1';

const fulfillmentShape = z.object({
  fulfillmentPolicies: z.array(z.object({ fulfillmentPolicyId: z.string(), name: z.string().catch('') })).catch([]),
});
const paymentShape = z.object({ paymentPolicies: z.array(z.object({ paymentPolicyId: z.string() })).catch([]) });
const returnShape = z.object({ returnPolicies: z.array(z.object({ returnPolicyId: z.string() })).catch([]) });

const askPolicies = <T>(client: EbayClient, kind: string, shape: z.ZodType<T>): Promise<T> =>
  client.get(`${ACCOUNT}/${kind}_policy`, { marketplace_id: client.connection.access.marketplace_id }, shape);

export const shippingProfiles = async (client: EbayClient): Promise<readonly ShippingProfile[]> =>
  (await askPolicies(client, 'fulfillment', fulfillmentShape)).fulfillmentPolicies.map(({ fulfillmentPolicyId, name }) => ({
    id: fulfillmentPolicyId,
    name,
  }));

const policiesFor = async (client: EbayClient, { shipping }: OutgoingProduct): Promise<Terms['policies']> => {
  const fulfillmentPolicyId = shipping.profile ?? (await shippingProfiles(client))[0]?.id;
  const paymentPolicyId = shipping.payment ?? (await askPolicies(client, 'payment', paymentShape)).paymentPolicies[0]?.paymentPolicyId;
  const returnPolicyId = shipping.returns ?? (await askPolicies(client, 'return', returnShape)).returnPolicies[0]?.returnPolicyId;
  if (!fulfillmentPolicyId || !paymentPolicyId || !returnPolicyId)
    throw new ConnectorError('no_policies', 'shop.noPolicies', { values: { name: NAME } });
  return { fulfillmentPolicyId, paymentPolicyId, returnPolicyId };
};

const locationsShape = z.object({
  locations: z.array(z.object({ merchantLocationKey: z.string(), merchantLocationStatus: z.string().catch('') })).catch([]),
});

const locationFor = async (client: EbayClient): Promise<string> => {
  const { locations } = await client.get(`${INVENTORY}/location`, { limit: '100' }, locationsShape, { locations: [] });
  const open = locations.find(({ merchantLocationStatus }) => merchantLocationStatus !== 'DISABLED');
  if (!open) throw new ConnectorError('no_location', 'shop.noLocation', { values: { name: NAME } });
  return open.merchantLocationKey;
};

/** The category somebody chose, else the one eBay suggests first for the product's name. */
const categoryFor = async (client: EbayClient, { category, name }: OutgoingProduct): Promise<string> => {
  const id = category ?? (await suggestions(client, name))[0]?.id;
  if (id === undefined) throw new ConnectorError('no_category', 'shop.noCategory', { values: { name: NAME } });
  return id;
};

export const termsFor = async (client: EbayClient, product: OutgoingProduct): Promise<Terms> => ({
  location: await locationFor(client),
  category: await categoryFor(client, product),
  policies: await policiesFor(client, product),
});
