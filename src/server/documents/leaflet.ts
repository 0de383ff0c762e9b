import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Selectable } from 'kysely';
import { pricesOf } from '../../domain/documents/prices';
import { choiceIn, choicesOf } from '../../domain/listing/offered';
import { textFromHtml } from '../../domain/listing/plain-html';
import { ConnectorError } from '../connectors/connector';
import type { Database } from '../db/schema';
import { storageKey } from '../files/storage/addresses';
import type { Services, Tx } from '../kernel/context';
import type { Leaflet } from '../papers/leaflet';
import { garmentFile } from '../render/garment-file';

type Listing = Selectable<Database['item_infos']>;

/** Pictures on a sheet. */
const MOST_PICTURES = 5;

/** What the shop's money is called, as it told of its products or orders; dollars where it told nothing. */
export const currencyOf = async (tx: Tx, containerId: string, storeId: string): Promise<string> => {
  const product = await tx
    .selectFrom('external_products')
    .select('currency')
    .where('container_id', '=', containerId)
    .where('store_id', '=', storeId)
    .where('currency', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (product?.currency) return product.currency;
  const order = await tx
    .selectFrom('orders')
    .select('currency')
    .where('container_id', '=', containerId)
    .where('store_id', '=', storeId)
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return order?.currency ?? 'USD';
};

/** A picture of ours as a file; null: it lies elsewhere, or is there no more. Nobody else's host is asked. */
const readPicture = async ({ storage, config }: Services, src: string): Promise<Buffer | null> => {
  const [key, garment] = [storageKey(src), garmentFile(src, path.join(config.root, 'static'))];
  if (garment !== null) return readFile(garment).catch(() => null);
  const found = key === null ? null : await storage.open(key);
  return found && buffer(found.stream);
};

interface OnSale {
  readonly store: string;
  readonly url: string;
  readonly currency: string;
}

/** A listing as its sheet says it. Throws where there is no picture to be shown. */
export const leafletOf = async (services: Services, listing: Listing, { store, url, currency }: OnSale): Promise<Leaflet> => {
  const read = await Promise.all(listing.images.slice(0, MOST_PICTURES).map(({ src }) => readPicture(services, src)));
  const pictures = read.flatMap((picture) => picture ?? []);
  if (pictures.length === 0) throw new ConnectorError('no_picture', 'job.documentNoPicture');
  const sold = listing.attribute_specifics_modify.filter(({ selected }) => selected);
  const variants = sold.map(({ name_value }) => ({ options: name_value.map(choiceIn(listing.prety_attributes)) }));
  const prices = sold.length > 0 ? sold.map(({ sale_price }) => sale_price) : [listing.plf_price ?? listing.price];
  const beside = (place: Listing['description_ai_pos']): string => (listing.description_ai_pos === place ? listing.description_ai : '');
  return {
    name: listing.custom_name || listing.name,
    store,
    url,
    price: pricesOf(prices, currency),
    choices: choicesOf(variants, listing.prety_attributes).map(({ name, values }) => [name, values.join(', ')] as const),
    description: textFromHtml([beside('before'), listing.description, beside('after')].filter(Boolean).join('\n')),
    pictures,
    at: listing.updated_at,
  };
};
