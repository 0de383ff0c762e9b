import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import { normalize } from 'normalizr';
import type { TypedDocumentString } from '../../../src/contract/generated/operations';
import { defineEntity, reference } from '../../../src/client/kernel/define-entity';
import { createEntityReducer } from '../../../src/client/kernel/entity-reducer';
import { listKey } from '../../../src/client/kernel/calls';
import { received } from '../../../src/client/kernel/received';
import type { Row, RowsById } from '../../../src/client/kernel/table';
import { PAGE, type Image, type Listing, type ProductType, type Provider, type Store, type Variant } from './dataset';
import type { Side } from './side';

interface Answer {
  readonly listings: { readonly total: number; readonly nodes: readonly Listing[] };
}

const document = 'query Listings { listings }' as unknown as TypedDocumentString<Answer, Record<string, never>>;
const rowsOf = <R extends Row>() => ({ document, rows: (): readonly R[] => [] });

/** The entities of one way to cut a listing; `name` keeps the two ways apart. */
const defineAll = (name: string, ownedNested: boolean) => {
  const stores = defineEntity({ name: `${name}.stores`, query: rowsOf<Store>(), mutations: {} });
  const providers = defineEntity({ name: `${name}.providers`, query: rowsOf<Provider>(), mutations: {} });
  const productTypes = defineEntity({
    name: `${name}.productTypes`,
    references: { provider: reference(providers.name) },
    query: rowsOf<ProductType>(),
    mutations: {},
  });
  const images = defineEntity({ name: `${name}.images`, query: rowsOf<Image>(), mutations: {} });
  const variants = defineEntity({ name: `${name}.variants`, query: rowsOf<Variant>(), mutations: {} });
  const shared = { store: reference(stores.name), productType: reference(productTypes.name) };
  const listings = defineEntity({
    name: `${name}.listings`,
    references: ownedNested ? shared : { ...shared, images: [reference(images.name)], variants: [reference(variants.name)] },
    query: { document, rows: (data): readonly Listing[] => data.listings.nodes },
    mutations: {},
  });
  return { listings, all: [stores, providers, productTypes, images, variants, listings] };
};

const cuts = {
  everything: defineAll('everything', false),
  product: defineAll('product', true),
};

/**
 * The product's own entity kernel. `everything` normalises all six kinds; `product` keeps a listing's own variants and images inside it,
 * as the product does.
 */
export const createOurSide = (cut: keyof typeof cuts): Side => {
  const { listings, all } = cuts[cut];
  const reducers = Object.fromEntries(all.map((entity) => [entity.name, createEntityReducer(entity.name) as Reducer]));
  const store = configureStore({
    reducer: { entities: combineReducers(reducers) },
    middleware: (defaults) => defaults({ thunk: false, immutableCheck: false, serializableCheck: false }),
  });
  const rowSchema = reference(listings.name);
  return {
    name: `ours (${cut})`,
    idField: '_id',
    write: (data, page) => {
      const answer = (data as Answer).listings;
      const { entities, result } = normalize(answer.nodes, [rowSchema]);
      const key = listKey({ page, perpage: PAGE });
      store.dispatch(
        received({
          origin: { entity: listings.name, operation: 'load', listKey: key },
          entities: entities as Record<string, RowsById>,
          list: { entity: listings.name, key, ids: result as string[], total: answer.total },
          at: 0,
        }),
      );
    },
    updatePrice: (id, price) => {
      const row: Row & { readonly price: number } = { _id: id, price };
      store.dispatch(
        received({ origin: { entity: listings.name, operation: 'update' }, entities: { [listings.name]: { [id]: row } }, at: 0 }),
      );
    },
    readPage: (page) => listings.selectPage(store.getState(), { page, perpage: PAGE }),
    unmount: () => undefined,
  };
};
