import type { Tx } from '../kernel/context';

/** What stores and fulfilments are called, removed ones too; null: there is none of that id. */
export interface Names {
  readonly store: (id: string) => string | null;
  readonly fulfilment: (id: string) => string | null;
}

export const readNames = async (tx: Tx, containerId: string): Promise<Names> => {
  const stores = await tx.selectFrom('stores').select(['_id', 'sto_name as name']).where('container_id', '=', containerId).execute();
  const fulfilments = await tx.selectFrom('fulfilments').select(['_id', 'name']).where('container_id', '=', containerId).execute();
  const [ofStores, ofFulfilments] = [stores, fulfilments].map((rows) => new Map(rows.map(({ _id, name }) => [_id, name])));
  return { store: (id) => ofStores?.get(id) ?? null, fulfilment: (id) => ofFulfilments?.get(id) ?? null };
};
