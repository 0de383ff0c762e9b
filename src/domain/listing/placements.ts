import type { ItemInfoFieldsFragment, ItemInfoInput } from '../../contract/generated/operations';
import type { GivenSpecific } from '../platforms/specifics';

type Placed = Pick<ItemInfoFieldsFragment, 'platform_category' | 'platform_specifics'>;

/** Where a listing belongs at a platform, and what that wants to know of it. */
export interface ListingPlacement {
  readonly platform: string;
  /** Names from the top down, and the platform's ids of those it told; the last one is the category. */
  readonly category: { readonly id: string; readonly path: readonly string[]; readonly ids: readonly string[] } | null;
  readonly specifics: readonly GivenSpecific[];
}

type Pairs = Placed['platform_specifics'][number]['specifics'];

/** Several values of one thing stand below each other in the contract. */
const gathered = (pairs: Pairs): readonly GivenSpecific[] => {
  const byName = new Map<string, string[]>();
  for (const { key, value } of pairs) byName.set(key, [...(byName.get(key) ?? []), value]);
  return [...byName].map(([name, values]) => ({ name, values }));
};

/** Every platform of which something is said, in the order of their names. */
export const placementsOf = ({ platform_category, platform_specifics }: Placed): ListingPlacement[] =>
  [...new Set([...platform_category.map(({ type }) => type), ...platform_specifics.map(({ platform }) => platform)])]
    .sort()
    .map((platform) => {
      const levels = platform_category.find(({ type }) => type === platform)?.category_selected ?? [];
      const last = levels.at(-1);
      return {
        platform,
        category: last ? { id: last.id, path: levels.map(({ name }) => name), ids: levels.map(({ id }) => id) } : null,
        specifics: gathered(platform_specifics.find((each) => each.platform === platform)?.specifics ?? []),
      };
    });

type Sent = Required<Pick<ItemInfoInput, 'platform_category' | 'platform_specifics'>>;

/** The same as it is sent. What the contract holds besides, such as a category's other name, stays as `before` has it. */
export const placedAt = (placements: readonly ListingPlacement[], before: Placed): Sent => ({
  platform_category: placements.flatMap(({ platform, category }) => {
    if (!category) return [];
    const { path, ids } = category;
    return {
      type: platform,
      alternate_name: before.platform_category.find(({ type }) => type === platform)?.alternate_name ?? '',
      category_selected: path.map((name, at) => ({ id: ids[at] ?? '', level: at + 1, name, parent: (at > 0 ? ids[at - 1] : '') ?? '' })),
    };
  }),
  platform_specifics: placements.flatMap(({ platform, specifics }) => {
    if (specifics.length === 0) return [];
    const known = before.platform_specifics.find((each) => each.platform === platform)?.specifics ?? [];
    const isRequired = (name: string): boolean => known.some(({ key, required }) => key === name && required);
    return {
      platform,
      specifics: specifics.flatMap(({ name, values }) => values.map((value) => ({ key: name, value, required: isRequired(name) }))),
    };
  }),
});
