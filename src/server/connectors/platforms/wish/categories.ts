import type { SpecificRule } from '../../../../domain/platforms/specifics';
import { z } from 'zod';
import type { Category } from '../shop';
import type { WishClient } from './client';

interface Node {
  readonly id: number;
  readonly name: string;
  readonly is_leaf: boolean;
  readonly subcategories: readonly Node[];
}

const nodeShape: z.ZodType<Node, unknown> = z.lazy(() =>
  z.object({
    id: z.number(),
    name: z.string().catch(''),
    is_leaf: z.boolean().catch(false),
    subcategories: z
      .array(nodeShape)
      .nullish()
      .transform((nodes) => nodes ?? []),
  }),
);

/** A category of a tree with how deep it stands; the root, which is none itself, at 0. */
const seek = (node: Node, id: string, depth = 0): { readonly node: Node; readonly depth: number } | undefined => {
  if (depth > 0 && String(node.id) === id) return { node, depth };
  for (const below of node.subcategories) {
    const found = seek(below, id, depth + 1);
    if (found) return found;
  }
  return undefined;
};

/** Wish tells the root with what is below it; a category whose own are not among that is asked for by itself. */
export const categories = async (client: WishClient, parent: string | null): Promise<readonly Category[]> => {
  const root = await client.ask('GET', '/products/categories', nodeShape);
  const at = parent === null ? { node: root, depth: 0 } : seek(root, parent);
  const whole = at && (at.node.subcategories.length > 0 || at.node.is_leaf);
  const { subcategories } = whole
    ? at.node
    : await client.ask('GET', `/products/categories/${encodeURIComponent(parent ?? '')}`, nodeShape);
  const level = (at?.depth ?? 1) + 1;
  return subcategories.map(({ id, name, is_leaf }) => ({ id: String(id), parent, name, level, leaf: is_leaf }));
};

const attributesShape = z.object({
  attributes: z
    .array(
      z.object({
        name: z.string(),
        accepted_values: z
          .array(z.string())
          .nullish()
          .transform((values) => values ?? []),
        constraint: z
          .object({ entry_mode: z.string().catch(''), is_variation_attribute: z.boolean().catch(false), usage: z.string().catch('') })
          .catch({ entry_mode: '', is_variation_attribute: false, usage: '' }),
      }),
    )
    .nullish()
    .transform((attributes) => attributes ?? []),
});

/** Wish knows attributes and values by their names. */
export const specifics = async (client: WishClient, category: string): Promise<readonly SpecificRule[]> => {
  const { attributes } = await client.ask('GET', '/products/attributes', attributesShape, { query: { category_id: category } });
  return attributes.map(({ name, accepted_values, constraint }) => ({
    id: name,
    name,
    required: constraint.usage === 'REQUIRED',
    multiple: constraint.entry_mode === 'MULTI_SELECTION',
    variation: constraint.is_variation_attribute,
    most: null,
    values: accepted_values.map((value) => ({ id: value, name: value })),
    open: constraint.entry_mode === 'FREE_TEXT' || accepted_values.length === 0,
  }));
};
