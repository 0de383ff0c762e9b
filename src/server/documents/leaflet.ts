import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Selectable } from 'kysely';
import { pricesOf } from '../../domain/documents/prices';
import { choiceIn, choicesOf } from '../../domain/listing/offered';
import { soldForms, storePriceOf, type StorePricing } from '../../domain/listing/store-price';
import { textFromHtml } from '../../domain/listing/plain-html';
import { ConnectorError } from '../connectors/connector';
import type { Database } from '../db/schema';
import { storageKey } from '../files/storage/addresses';
import type { Services } from '../kernel/context';
import type { Leaflet } from '../papers/leaflet';
import { garmentFile } from '../render/garment-file';

type Listing = Selectable<Database['item_infos']>;

/** Pictures on a sheet. */
const MOST_PICTURES = 5;

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
  /** How the prices are made that the store shows; null: its currency has no rate. */
  readonly pricing: StorePricing | null;
}

/** A listing as its sheet says it. Throws where there is no picture to be shown. */
export const leafletOf = async (services: Services, listing: Listing, { store, url, pricing }: OnSale): Promise<Leaflet> => {
  const read = await Promise.all(listing.images.slice(0, MOST_PICTURES).map(({ src }) => readPicture(services, src)));
  const pictures = read.flatMap((picture) => picture ?? []);
  if (pictures.length === 0) throw new ConnectorError('no_picture', 'job.documentNoPicture');
  const sold = listing.attribute_specifics_modify.filter(({ selected }) => selected);
  const variants = sold.map(({ name_value }) => ({ options: name_value.map(choiceIn(listing.prety_attributes)) }));
  const beside = (place: Listing['description_ai_pos']): string => (listing.description_ai_pos === place ? listing.description_ai : '');
  return {
    name: listing.custom_name || listing.name,
    store,
    url,
    price: pricing
      ? pricesOf(
          soldForms(listing).map((form) => storePriceOf(form, pricing)),
          pricing.currency,
        )
      : '',
    choices: choicesOf(variants, listing.prety_attributes).map(({ name, values }) => [name, values.join(', ')] as const),
    description: textFromHtml([beside('before'), listing.description, beside('after')].filter(Boolean).join('\n')),
    pictures,
    at: listing.updated_at,
  };
};
