import { z } from 'zod';
import { ConnectorError } from '../../connector';
import type { AmazonClient } from './client';
import { NAME } from './token';

/** Where a listing is: Amazon wants all three beside most of what is said of it. */
export interface Place {
  readonly marketplace: string;
  /** Such as `en_US`. */
  readonly language: string;
  readonly currency: string;
}

const participationsShape = z.object({
  payload: z.array(
    z.object({
      marketplace: z.object({ id: z.string(), name: z.string(), defaultCurrencyCode: z.string(), defaultLanguageCode: z.string() }),
      participation: z.object({ isParticipating: z.boolean() }),
    }),
  ),
});

/** Asks where the seller sells; throws where this marketplace is not among it. */
export const askPlace = async (client: AmazonClient): Promise<Place> => {
  const { payload } = await client.ask({ method: 'GET', path: '/sellers/v1/marketplaceParticipations' }, participationsShape);
  const selling = payload.filter(({ participation }) => participation.isParticipating).map(({ marketplace }) => marketplace);
  const here = selling.find(({ id }) => id === client.access.marketplace);
  if (!here) {
    throw new ConnectorError('not_here', 'shop.marketplaceOther', {
      values: { name: NAME, marketplaces: selling.map(({ name }) => name).join(', ') || '–' },
      storeStatus: 'Invalid',
    });
  }
  return { marketplace: here.id, language: here.defaultLanguageCode, currency: here.defaultCurrencyCode };
};

/** The same, without a call where it was learned before. */
export const placeOf = (client: AmazonClient): Place | Promise<Place> => {
  const { marketplace, language, currency } = client.access;
  return language && currency ? { marketplace, language, currency } : askPlace(client);
};
