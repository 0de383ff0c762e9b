import {
  PlatformProductCategoryDocument,
  PlatformProductCategorySearchDocument,
  PlatformProductSpecificsDocument,
  type PlatformCategoriesFieldsFragment,
  type PlatformProductSpecificsQuery,
} from '../../contract/generated/operations';
import { defineEntity } from '../kernel/define-entity';

type Told = PlatformCategoriesFieldsFragment;
export type PlatformCategory = Told['categories'][number];

/** One answer, known by what is in it. */
const answer = (told: Told): readonly (Told & { readonly _id: string })[] => [
  { ...told, _id: [told.platform, told.version, ...told.categories.map(({ id }) => id)].join(' ') },
];

/** Categories of a platform below one, or those at the top. */
export const platformCategories = defineEntity({
  name: 'platformCategories',
  query: { document: PlatformProductCategoryDocument, rows: (data) => answer(data.platformProductCategory) },
  mutations: {},
});

/** Categories that fit some words. */
export const platformSearches = defineEntity({
  name: 'platformSearches',
  query: { document: PlatformProductCategorySearchDocument, rows: (data) => answer(data.platformProductCategorySearch) },
  mutations: {},
});

type Specifics = PlatformProductSpecificsQuery['platformProductSpecifics'];
export type PlatformSpecific = Specifics['specifics'][number];

/** What a platform wants to know of a product in a category. */
export const platformSpecifics = defineEntity({
  name: 'platformSpecifics',
  query: {
    document: PlatformProductSpecificsDocument,
    rows: (data): readonly (Specifics & { readonly _id: string })[] => {
      const { platformProductSpecifics: told } = data;
      return [{ ...told, _id: `${told.platform} ${told.version} ${told.category}` }];
    },
  },
  mutations: {},
});
