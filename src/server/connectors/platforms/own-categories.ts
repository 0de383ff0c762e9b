import { likest } from './category-words';
import type { Capabilities, Category } from './shop';

/** A category of a shop that has its own, as it is told: in one list, the top ones without a parent. */
export interface OwnCategory {
  readonly id: string;
  readonly parent: string | null;
  readonly name: string;
}

/** Such a list as a tree; one whose parent is not in it stands at the top. */
const treeOf = (own: readonly OwnCategory[]): readonly Category[] => {
  const byId = new Map(own.map((each) => [each.id, each]));
  const parents = new Set(own.map(({ parent }) => parent));
  return own.map(({ id, parent, name }) => {
    const above: string[] = [];
    const met = new Set([id]);
    for (let at = byId.get(parent ?? ''); at && !met.has(at.id); at = byId.get(at.parent ?? '')) {
      above.unshift(at.name);
      met.add(at.id);
    }
    return { id, parent: above.length > 0 ? parent : null, name, level: above.length + 1, leaf: !parents.has(id), above };
  });
};

/** The categories of a shop that has its own, from all there are. */
export const ownCategories = (read: () => Promise<readonly OwnCategory[]>): Pick<Capabilities, 'categories' | 'searchCategories'> => ({
  categories: async (parent) => treeOf(await read()).filter((category) => category.parent === parent),
  searchCategories: async (words) => likest(words, treeOf(await read())),
});
