import type { StoreTransactionSummary, Warehouse } from '../../contract/generated/resolvers';
import { ConnectorError } from '../connectors/connector';
import type { AnyShop } from '../connectors/platforms/registry';
import { tellChanged } from '../db/channel';
import { jsonb } from '../db/json';
import type { RequestContext } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { openStore, type StoreRow } from './connection';
import { visibleStores } from './rows';

/** Milliseconds somebody waits for a shop's answer to what is asked while they look. */
const PATIENCE = 30_000;

/** Asks one store's shop something. Whatever the shop says against it is told to who asked; the store's status is for the jobs to note. */
export const askShop = async <T>(
  _id: string,
  { services, container }: RequestContext,
  ask: (shop: AnyShop) => Promise<T> | undefined,
): Promise<readonly [StoreRow, T | null]> => {
  const store = await services.inContainer(container._id, (tx) =>
    visibleStores(tx, container._id).where('s._id', '=', _id.trim()).selectAll('s').executeTakeFirst(),
  );
  if (!store) throw new UserError('store.missing', { code: 'NOT_FOUND' });
  try {
    const { shop } = await openStore(services, store, AbortSignal.timeout(PATIENCE));
    return [store, (await ask(shop)) ?? null];
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    throw UserError.of({ refusal: error.refusal, values: error.values }, { code: 'UNAVAILABLE' });
  }
};

/** What the platform holds of the seller's money; it is kept for the lists, which ask nobody. Null where it tells nothing. */
export const readFunds = async (_id: string, context: RequestContext): Promise<StoreTransactionSummary | null> => {
  const [store, told] = await askShop(_id, context, (shop) => shop.funds?.());
  if (!told) return null;
  const funds = { funds_on_hold: told.on_hold, funds_available_for_payout: told.available_for_payout, funds_processing: told.processing };
  await context.services.inContainer(context.container._id, async (tx) => {
    // Without another version: nobody typed it.
    await tx
      .updateTable('stores')
      .set({ funds: jsonb(funds) })
      .where('container_id', '=', store.container_id)
      .where('_id', '=', store._id)
      .where('trashed_at', 'is', null)
      // Of the shop that was asked, if it is another by now.
      .where('website', '=', store.website)
      .execute();
    await tellChanged(tx, store.container_id, ['stores']);
  });
  return funds;
};

/** The warehouses the platform knows; null where it knows none at all. */
export const readWarehouses = async (_id: string, context: RequestContext): Promise<Warehouse[] | null> => {
  const [, told] = await askShop(_id, context, (shop) => shop.warehouses?.());
  return told && told.map((warehouse) => ({ ...warehouse }));
};
