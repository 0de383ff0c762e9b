import { z } from 'zod';
import type { Category } from '../shop';
import type { Connection } from './access';
import { ShopifyClient } from './client';

const CATEGORIES = `query Categories($parent: ID, $words: String, $first: Int!, $after: String) {
  taxonomy {
    categories(childrenOf: $parent, search: $words, first: $first, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { id name fullName parentId level isLeaf }
    }
  }
}`;
const categoriesShape = z.object({
  taxonomy: z.object({
    categories: z.object({
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
      nodes: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          fullName: z.string(),
          parentId: z.string().nullable(),
          level: z.number().int(),
          isLeaf: z.boolean(),
        }),
      ),
    }),
  }),
});

const PAGE_SIZE = 100;
/** Of what words are found for. */
const MOST_FOUND = 20;

// Shopify takes a product in any category, whether others are below it or not.
const toCategory = ({
  id,
  name,
  fullName,
  parentId,
  level,
  isLeaf,
}: z.infer<typeof categoriesShape>['taxonomy']['categories']['nodes'][number]): Category => ({
  id,
  name,
  parent: parentId,
  level,
  leaf: isLeaf,
  above: fullName.split(' > ').slice(0, -1),
});

export const categories = async (connection: Connection, parent: string | null): Promise<readonly Category[]> => {
  const client = new ShopifyClient(connection);
  const found: Category[] = [];
  for (let after: string | null = null; ;) {
    const page: z.infer<typeof categoriesShape> = await client.query(
      CATEGORIES,
      { ...(parent === null ? {} : { parent }), first: PAGE_SIZE, after },
      categoriesShape,
      PAGE_SIZE,
    );
    const { nodes, pageInfo } = page.taxonomy.categories;
    found.push(...nodes.map(toCategory));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    if (after === null) return found;
  }
};

export const searchCategories = async (connection: Connection, words: string): Promise<readonly Category[]> => {
  const { taxonomy } = await new ShopifyClient(connection).query(CATEGORIES, { words, first: MOST_FOUND }, categoriesShape, MOST_FOUND);
  return taxonomy.categories.nodes.map(toCategory);
};
