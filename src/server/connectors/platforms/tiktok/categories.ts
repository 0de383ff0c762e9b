import type { SpecificRule } from '../../../../domain/platforms/specifics';
import { z } from 'zod';
import type { Category } from '../shop';
import { SIZE_CHART } from './body';
import type { TikTokClient } from './client';
import { categoryVersionOf } from './markets';

/** The tree of the shop's market. */
export const marketVersion = async (client: TikTokClient): Promise<string> => categoryVersionOf((await client.chosen()).region);

const versionOf = async (client: TikTokClient, asked: string | undefined): Promise<string> => asked ?? marketVersion(client);

const treeShape = z.object({
  categories: z.array(z.object({ id: z.string(), parent_id: z.string(), local_name: z.string(), is_leaf: z.boolean() })).catch([]),
});

/** The tree comes whole and flat; the top ones have the parent 0. */
const TOP = '0';

const readTree = async (client: TikTokClient, version: string | undefined): Promise<readonly Category[]> => {
  const { categories } = await client.ask('GET', '/product/202309/categories', treeShape, {
    query: { category_version: await versionOf(client, version) },
  });
  const parents = new Map(categories.map(({ id, parent_id }) => [id, parent_id]));
  const levelOf = (id: string): number => {
    let level = 1;
    for (let at = parents.get(id); at !== undefined && at !== TOP && level < 20; at = parents.get(at)) level += 1;
    return level;
  };
  return categories.map(({ id, parent_id, local_name, is_leaf }) => ({
    id,
    parent: parent_id === TOP ? null : parent_id,
    name: local_name,
    level: levelOf(id),
    leaf: is_leaf,
  }));
};

export const categories = async (client: TikTokClient, parent: string | null, version?: string): Promise<readonly Category[]> =>
  (await readTree(client, version)).filter((category) => category.parent === parent);

const recommendedShape = z.object({
  leaf_category_id: z.string(),
  categories: z
    .array(z.object({ id: z.string(), name: z.string(), level: z.number(), is_leaf: z.boolean() }))
    .nullish()
    .transform((found) => found ?? []),
});

const recommend = async (client: TikTokClient, words: string, version?: string) =>
  client.ask('POST', '/product/202309/categories/recommend', recommendedShape, {
    body: { product_title: words, category_version: await versionOf(client, version) },
  });

/** The one category TikTok would put such a product in, with those above it. */
export const searchCategories = async (client: TikTokClient, words: string, version?: string): Promise<readonly Category[]> => {
  const { categories: path } = await recommend(client, words, version);
  const sorted = path.toSorted((a, b) => a.level - b.level);
  return sorted.map(({ id, name, level, is_leaf }, at) => ({
    id,
    parent: sorted[at - 1]?.id ?? null,
    name,
    level,
    leaf: is_leaf,
    above: sorted.slice(0, at).map((each) => each.name),
  }));
};

/** Where nobody chose one. */
export const recommendCategory = async (client: TikTokClient, title: string): Promise<string> =>
  (await recommend(client, title)).leaf_category_id;

const attributesShape = z.object({
  attributes: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        type: z.string(),
        // As TikTok spells it, and as it may one day.
        is_requried: z.boolean().optional().catch(undefined),
        is_required: z.boolean().optional().catch(undefined),
        is_multiple_selection: z.boolean().catch(false),
        is_customizable: z.boolean().catch(false),
        values: z
          .array(z.object({ id: z.string(), name: z.string() }))
          .nullish()
          .catch(null),
      }),
    )
    .catch([]),
});

const rulesShape = z.object({
  size_chart: z
    .object({ is_supported: z.boolean().catch(false), is_required: z.boolean().catch(false) })
    .nullish()
    .catch(null),
});

/** TikTok's limits on what is typed of an attribute. */
const MOST_CHARACTERS = 50;

export const specifics = async (client: TikTokClient, category: string, version?: string): Promise<readonly SpecificRule[]> => {
  const path = `/product/202309/categories/${encodeURIComponent(category)}`;
  const query = { category_version: await versionOf(client, version) };
  const { attributes } = await client.ask('GET', `${path}/attributes`, attributesShape, { query });
  const { size_chart } = await client.ask('GET', `${path}/rules`, rulesShape, { query });
  const told = attributes.map(
    ({ id, name, type, is_requried, is_required, is_multiple_selection, is_customizable, values }): SpecificRule => ({
      id,
      name,
      required: is_requried ?? is_required ?? false,
      multiple: is_multiple_selection,
      variation: type === 'SALES_PROPERTY',
      most: MOST_CHARACTERS,
      values: values ?? [],
      open: is_customizable || !values?.length,
    }),
  );
  const chart: SpecificRule = {
    id: SIZE_CHART,
    name: 'Size chart',
    required: size_chart?.is_required ?? false,
    multiple: false,
    variation: false,
    most: null,
    values: [],
    open: true,
  };
  return size_chart?.is_supported || size_chart?.is_required ? [...told, chart] : told;
};
