import { ClipartCategoriesDocument, type ClipartCategoriesQuery } from '../../contract/generated/operations';
import { defineEntity } from '../kernel/define-entity';

type ClipartCategory = ClipartCategoriesQuery['clipartCategories'][number] & { readonly _id: string };

/** The categories of the shipped drawings, each in its tab of the library. */
export const clipartCategories = defineEntity({
  name: 'clipartCategories',
  query: {
    document: ClipartCategoriesDocument,
    rows: (data): readonly ClipartCategory[] => data.clipartCategories.map((category) => ({ ...category, _id: category.id })),
  },
  mutations: {},
});
