import type { SpecificRule } from '../../../../domain/platforms/specifics';
import { z } from 'zod';
import type { Category } from '../shop';
import type { EbayClient } from './client';

const TAXONOMY = '/commerce/taxonomy/v1';

const defaultShape = z.object({ categoryTreeId: z.string(), categoryTreeVersion: z.string().catch('') });

const defaultTree = (client: EbayClient): Promise<z.infer<typeof defaultShape>> => {
  const query = { marketplace_id: client.connection.access.marketplace_id };
  return client.get(`${TAXONOMY}/get_default_category_tree_id`, query, defaultShape);
};

const treeOf = async (client: EbayClient): Promise<string> => `${TAXONOMY}/category_tree/${(await defaultTree(client)).categoryTreeId}`;

/** eBay changes its trees some times a year. */
export const treeVersion = async (client: EbayClient): Promise<string> => {
  const { categoryTreeId, categoryTreeVersion } = await defaultTree(client);
  return `${categoryTreeId}-${categoryTreeVersion}`;
};

const nameShape = z.object({ categoryId: z.string(), categoryName: z.string() });

/** Only what stands directly below is used: the tree may be deep. */
const nodeShape = z.object({
  category: nameShape,
  categoryTreeNodeLevel: z.number().catch(0),
  childCategoryTreeNodes: z
    .array(z.object({ category: nameShape, categoryTreeNodeLevel: z.number(), leafCategoryTreeNode: z.boolean().catch(false) }))
    .catch([]),
});

export const categories = async (client: EbayClient, parent: string | null): Promise<readonly Category[]> => {
  const tree = await treeOf(client);
  const node =
    parent === null
      ? (await client.get(tree, {}, z.object({ rootCategoryNode: nodeShape }))).rootCategoryNode
      : (await client.get(`${tree}/get_category_subtree`, { category_id: parent }, z.object({ categorySubtreeNode: nodeShape })))
          .categorySubtreeNode;
  return node.childCategoryTreeNodes.map(({ category, categoryTreeNodeLevel, leafCategoryTreeNode }) => ({
    id: category.categoryId,
    parent,
    name: category.categoryName,
    level: categoryTreeNodeLevel,
    leaf: leafCategoryTreeNode,
  }));
};

const suggestionsShape = z.object({
  categorySuggestions: z
    .array(
      z.object({
        category: nameShape,
        categoryTreeNodeLevel: z.number().catch(1),
        categoryTreeNodeAncestors: z
          .array(z.object({ categoryId: z.string(), categoryName: z.string().catch(''), categoryTreeNodeLevel: z.number() }))
          .catch([]),
      }),
    )
    .catch([]),
});

/** Categories eBay suggests for words, the best first; all of them leaves. */
export const suggestions = async (client: EbayClient, words: string): Promise<readonly Category[]> => {
  const tree = await treeOf(client);
  const { categorySuggestions } = await client.get(`${tree}/get_category_suggestions`, { q: words }, suggestionsShape, {
    categorySuggestions: [],
  });
  return categorySuggestions.map(({ category, categoryTreeNodeLevel: level, categoryTreeNodeAncestors: above }) => ({
    id: category.categoryId,
    parent: above.find(({ categoryTreeNodeLevel }) => categoryTreeNodeLevel === level - 1)?.categoryId ?? null,
    name: category.categoryName,
    level,
    leaf: true,
    above: above
      .toSorted((one, other) => one.categoryTreeNodeLevel - other.categoryTreeNodeLevel)
      .flatMap(({ categoryName }) => categoryName || []),
  }));
};

const aspectsShape = z.object({
  aspects: z
    .array(
      z.object({
        localizedAspectName: z.string(),
        aspectConstraint: z
          .object({
            aspectRequired: z.boolean().catch(false),
            aspectEnabledForVariations: z.boolean().catch(false),
            itemToAspectCardinality: z.string().catch('SINGLE'),
            aspectMode: z.string().catch('FREE_TEXT'),
            aspectMaxLength: z.number().nullish(),
          })
          .nullish(),
        aspectValues: z.array(z.object({ localizedValue: z.string() })).catch([]),
      }),
    )
    .catch([]),
});

export const specifics = async (client: EbayClient, category: string): Promise<readonly SpecificRule[]> => {
  const path = `${await treeOf(client)}/get_item_aspects_for_category`;
  const { aspects } = await client.get(path, { category_id: category }, aspectsShape, { aspects: [] });
  return aspects.map(({ localizedAspectName: name, aspectConstraint: rule, aspectValues }) => ({
    id: name,
    name,
    required: rule?.aspectRequired ?? false,
    multiple: rule?.itemToAspectCardinality === 'MULTI',
    variation: rule?.aspectEnabledForVariations ?? false,
    most: rule?.aspectMaxLength ?? null,
    values: aspectValues.map(({ localizedValue }) => ({ id: localizedValue, name: localizedValue })),
    open: rule?.aspectMode !== 'SELECTION_ONLY',
  }));
};
