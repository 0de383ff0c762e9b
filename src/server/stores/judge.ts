import { ConnectorError } from '../connectors/connector';
import type { Shop } from '../connectors/platforms/shop';

/** A shop may choke on one product and sell all the others: what a failed call says of the whole store is asked of the store. */
export const judgeStore = async (shop: Pick<Shop, 'test'>, failure: unknown): Promise<unknown> => {
  if (!(failure instanceof ConnectorError) || !failure.storeStatus) return failure;
  try {
    await shop.test();
    failure.storeStatus = undefined;
    return failure;
  } catch (verdict) {
    return verdict;
  }
};
