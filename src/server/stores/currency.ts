import { sql } from 'kysely';
import { LISTING_CURRENCY, storePricing, type StorePricing } from '../../domain/listing/store-price';
import { ConnectorError } from '../connectors/connector';
import type { Shop } from '../connectors/platforms/shop';
import { HOUR, unixNow } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { tellChanged } from '../db/channel';
import type { StoreRow } from './connection';

/** Seconds after which a platform is asked again which currency a store sells in. */
const ASK_AFTER = HOUR;

/** Dollars one unit of each of these currencies is worth; currencies without a rate are missing. */
export const readRates = async (tx: Tx, containerId: string, currencies: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const wanted = [...new Set(currencies)].filter((currency) => currency !== LISTING_CURRENCY);
  if (wanted.length === 0) return new Map();
  const rows = await tx
    .selectFrom('currency_rates')
    .select(['currency', 'rate'])
    .where('container_id', '=', containerId)
    .where('currency', 'in', wanted)
    .execute();
  return new Map(rows.map(({ currency, rate }) => [currency, Number(rate)]));
};

/** How a store's prices are made, at a rate of its currency; null: the currency has none. */
export const pricingAt = (
  { currency, platform_id, settings }: Pick<StoreRow, 'settings' | 'currency' | 'platform_id'>,
  rate: number | null | undefined,
): StorePricing | null => storePricing({ currency, platform_id, ending: settings.price_ending }, rate);

/** The same at the rate of today. */
export const readPricing = async (
  tx: Tx,
  store: Pick<StoreRow, 'container_id' | 'settings' | 'currency' | 'platform_id'>,
): Promise<StorePricing | null> => {
  const { container_id, currency } = store;
  return pricingAt(store, currency === null ? null : (await readRates(tx, container_id, [currency])).get(currency));
};

/** The rate prices were pushed at to a store; null: none of the currency it sells in by now. */
export const ratePushedAt = (
  place: { readonly price_rate: number | null; readonly price_currency: string | null } | undefined,
  currency: string | null,
): number | null => (place && place.price_currency === currency ? place.price_rate : null);

/**
 * The currency a store sells in, asked of its platform where the last answer is an hour old. A platform that does not tell leaves what it told before. Throws `ConnectorError` where nothing was told yet.
 */
export const learnCurrency = async (services: Services, store: StoreRow, shop: Pick<Shop, 'priceCurrency'>): Promise<string | null> => {
  const now = unixNow();
  if (store.currency_at !== null && now - store.currency_at < ASK_AFTER) return store.currency;
  const told = await shop.priceCurrency().catch((error: unknown) => {
    if (store.currency !== null && error instanceof ConnectorError) return store.currency;
    throw error;
  });
  const currency = told !== null && /^[A-Z]{3}$/.test(told) ? told : store.currency;
  await services.inContainer(store.container_id, async (tx) => {
    await tx
      .updateTable('stores')
      .set({ currency, currency_at: now })
      .where('container_id', '=', store.container_id)
      .where('_id', '=', store._id)
      // Of the shop that was asked, if it is another by now.
      .where('website', '=', store.website)
      .where(sql<boolean>`connected_at is not distinct from ${store.connected_at}`)
      .execute();
    if (currency !== store.currency) await tellChanged(tx, store.container_id, ['stores']);
  });
  return currency;
};
