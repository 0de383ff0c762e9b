import {
  ProviderProductTypeDocument,
  ProviderProductTypePrintAreaDocument,
  ProviderProductTypeProviderDocument,
  type ProviderProductTypePrintAreaQuery,
  type ProviderProductTypeProviderQuery,
  type ProviderProductTypeQuery,
} from '../../contract/generated/operations';
import { defineEntity } from '../kernel/define-entity';

type Catalogue = ProviderProductTypeQuery['providerProductType'];
export type ProviderProduct = Catalogue['products'][number];

/** A page of what an account makes: one answer, with whatever is said of all of it. */
export const providerCatalogues = defineEntity({
  name: 'providerCatalogues',
  query: {
    document: ProviderProductTypeDocument,
    rows: (data): readonly (Catalogue & { readonly _id: string })[] => {
      const { providerProductType: told } = data;
      return [{ ...told, _id: [told.fulfilment_id, ...told.products.map(({ id }) => id)].join(' ') }];
    },
  },
  mutations: {},
});

type Makers = ProviderProductTypeProviderQuery['providerProductTypeProvider'];

/** Who makes a product. */
export const providerMakers = defineEntity({
  name: 'providerMakers',
  query: {
    document: ProviderProductTypeProviderDocument,
    rows: (data): readonly (Makers & { readonly _id: string })[] => {
      const { providerProductTypeProvider: told } = data;
      return [{ ...told, _id: `${told.fulfilment_id} ${told.product.id}` }];
    },
  },
  mutations: {},
});

export type ProviderMade = ProviderProductTypePrintAreaQuery['providerProductTypePrintArea'];

/** What a maker makes of a product. */
export const providerMakes = defineEntity({
  name: 'providerMakes',
  query: {
    document: ProviderProductTypePrintAreaDocument,
    rows: (data): readonly (ProviderMade & { readonly _id: string })[] => {
      const { providerProductTypePrintArea: told } = data;
      return [{ ...told, _id: `${told.fulfilment_id} ${told.product.id} ${told.maker.id}` }];
    },
  },
  mutations: {},
});
